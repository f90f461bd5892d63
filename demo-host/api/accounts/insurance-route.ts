import { insuranceInformation } from '@portico/contract';
import { ok } from '@portico/rules';
import { number, object, string } from 'valibot';
import { memberRoute, type Route } from '@portico/server/parts';
import { accountOf, centsColumn } from '../ledger/account-store';
import type { Services } from '../services';

const row = object({ type: string(), is_individual: number(), premium: centsColumn });

/** The insurances on a loan; none for an account that is not the borrower's. */
export function insuranceRoute({ database }: Services): Route {
  return memberRoute(insuranceInformation, async ({ accountNumber }, { borrowerId }) => {
    const account = await accountOf(database, borrowerId, accountNumber);
    if (!account) return ok([]);
    const rows = await database.all(
      row,
      'SELECT type, is_individual, premium FROM insurances WHERE account = ? ORDER BY type',
      [account.number],
    );
    return ok(
      rows.map(({ type, is_individual, premium }) => ({
        type,
        isIndividual: is_individual,
        premium,
      })),
    );
  });
}
