import { accountAlerts, type EmailAlerts } from '@portico/contract';
import { fail, isClosed, ok } from '@portico/rules';
import { memberRoute, type Route } from '../http/route';
import { borrowerById } from '../identity/borrower-store';
import { accountOf } from '../ledger/account-store';
import type { Services } from '../services';
import { saveAlerts } from './alerts-store';

/** Whole days from 0 to 999 (D129); a reminder that is off may have any. */
const days = /^\d{1,3}$/;

const hasValidDays = (alerts: EmailAlerts): boolean =>
  ([1, 2, 3, 4] as const).every(
    (n) =>
      !alerts[`alertLoanDueDate${n}`] ||
      days.test(alerts[`alertLoanDueDate${n}Days`]?.trim() ?? ''),
  );

/** Saves the alerts of an open account. */
export function alertsRoute({ database }: Services): Route {
  return memberRoute(accountAlerts, async ({ accountNumber, ...alerts }, { borrowerId }) => {
    const { email } = await borrowerById(database, borrowerId);
    if (!hasValidDays(alerts.emailAlerts)) return fail('Error');
    if (alerts.emailAlerts.estatementAlert && !email) return fail('Error');
    return database.write(async (tx) => {
      const account = await accountOf(tx, borrowerId, accountNumber);
      if (!account || isClosed(account.holdCode)) return fail('Error');
      await saveAlerts(tx, account.number, alerts);
      return ok({});
    });
  });
}
