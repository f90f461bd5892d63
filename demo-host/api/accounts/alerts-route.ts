import { accountAlerts, type EmailAlerts, type TextAlerts } from '@portico/contract';
import { isClosed, ok, refuse } from '@portico/rules';
import { isRecentlyProven, memberRoute, type Route } from '@portico/server/parts';
import { borrowerById } from '../identity/borrower-store';
import { notifyOwner } from '../identity/security-notice';
import { accountOf } from '../ledger/account-store';
import type { Services } from '../services';
import { alertsOf, saveAlerts, type Alerts } from './alerts-store';

/** Whole days from 0 to 999 (D129); a reminder that is off may have any. */
const days = /^\d{1,3}$/;

const hasValidDays = (alerts: EmailAlerts): boolean =>
  ([1, 2, 3, 4] as const).every(
    (n) =>
      !alerts[`alertLoanDueDate${n}`] ||
      days.test(alerts[`alertLoanDueDate${n}Days`]?.trim() ?? ''),
  );

const switches = {
  emailAlerts: [
    'alertLoanDelinquent',
    'estatementAlert',
    'alertLoanDueDate1',
    'alertLoanDueDate2',
    'alertLoanDueDate3',
    'alertLoanDueDate4',
  ],
  textAlerts: ['alertLoanDelinquent', 'estatementAlert'],
} as const satisfies {
  emailAlerts: readonly (keyof EmailAlerts)[];
  textAlerts: readonly (keyof TextAlerts)[];
};

/** Whether an alert that was on is off. */
const isOneTurnedOff = (before: Alerts, after: Alerts): boolean =>
  switches.emailAlerts.some((name) => before.emailAlerts[name] && !after.emailAlerts[name]) ||
  switches.textAlerts.some((name) => before.textAlerts[name] && !after.textAlerts[name]);

/** Saves the alerts of an open account; to turn one off needs a recent proof. */
export function alertsRoute(services: Services): Route {
  const { database } = services;
  return memberRoute(accountAlerts, async ({ accountNumber, ...alerts }, session, { now }) => {
    const { borrowerId } = session;
    const borrower = await borrowerById(database, borrowerId);
    if (!hasValidDays(alerts.emailAlerts)) return refuse('Error');
    if (alerts.emailAlerts.estatementAlert && !borrower.email) return refuse('Error');
    const saved = await database.write(async (tx) => {
      const account = await accountOf(tx, borrowerId, accountNumber);
      if (!account || isClosed(account.holdCode)) return refuse('Error');
      const turnsOff = isOneTurnedOff(await alertsOf(tx, account.number), alerts);
      if (turnsOff && !isRecentlyProven(session, now)) return refuse('ProofRequired');
      await saveAlerts(tx, account.number, alerts);
      return ok({ turnsOff });
    });
    if (!saved.ok) return saved;
    if (saved.value.turnsOff) await notifyOwner(services, borrower, 'alertsOff', now);
    return ok({});
  });
}
