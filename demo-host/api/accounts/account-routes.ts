import { accountList, hideAccount } from '@portico/contract';
import { fail, ok } from '@portico/rules';
import { memberRoute, type Route } from '../http/route';
import { borrowerById } from '../identity/borrower-store';
import { accountsOf, hideAccountOf } from '../ledger/account-store';
import type { Services } from '../services';
import { listEntry, viewAccount } from './account-view';

/** The account list. */
export function accountRoutes({ database }: Services): Route[] {
  return [
    memberRoute(accountList, async (_input, { borrowerId }, { today }) => {
      const { name } = await borrowerById(database, borrowerId);
      const accounts = await accountsOf(database, borrowerId);
      const views = await Promise.all(accounts.map((one) => viewAccount(database, one, today)));
      return ok({ accounts: views.map((view) => listEntry(view, name)) });
    }),

    memberRoute(hideAccount, async ({ accountNumber }, { borrowerId }, { now }) => {
      const hidden = await database.write((tx) =>
        hideAccountOf(tx, borrowerId, accountNumber, now),
      );
      return hidden ? ok({}) : fail('Error');
    }),
  ];
}
