import { accountList, hideAccount } from '@portico/contract';
import { ok, refuse } from '@portico/rules';
import { memberRoute, type Route } from '@portico/server/parts';
import { borrowerById } from '../identity/borrower-store';
import { accountsOf, hideAccountOf } from '../ledger/account-store';
import { plannedCalendars } from '../payments/planned/planned-payments';
import type { Services } from '../services';
import { listEntry, viewAccount } from './account-view';
import { autopayFields } from './autopay-view';

/** The account list. */
export function accountRoutes(services: Services): Route[] {
  const { database } = services;
  return [
    memberRoute(accountList, async (_input, { borrowerId }, { today }) => {
      const { name } = await borrowerById(database, borrowerId);
      const accounts = await accountsOf(database, borrowerId);
      const calendars = await plannedCalendars(services);
      const entries = accounts.map(async (one) => ({
        ...listEntry(await viewAccount(database, one, today), name),
        ...(await autopayFields(database, one, calendars)),
      }));
      return ok({ accounts: await Promise.all(entries) });
    }),

    memberRoute(hideAccount, async ({ accountNumber }, { borrowerId }, { now }) => {
      const hidden = await database.write((tx) =>
        hideAccountOf(tx, borrowerId, accountNumber, now),
      );
      return hidden ? ok({}) : refuse('Error');
    }),
  ];
}
