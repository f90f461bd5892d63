import { object, pipe, string, transform } from 'valibot';
import type { BorrowerAccount } from '../console-routes';
import { borrowerByUsername } from '../identity/borrower-store';
import { accountsOf, type StoredAccount } from '../ledger/account-store';
import type { Services } from '../services';

const application = pipe(
  object({ number: string(), status: string() }),
  transform((row): BorrowerAccount => ({
    kind: 'application',
    number: row.number,
    description: row.status,
  })),
);

const asListed = ({ number, description, terms }: StoredAccount): BorrowerAccount => ({
  kind: terms ? 'loan' : 'deposit',
  number,
  description,
});

/**
 * What a borrower has a page of, open accounts first; nothing where nobody has the username.
 */
export async function borrowerAccounts(
  { database }: Services,
  username: string,
): Promise<readonly BorrowerAccount[]> {
  const borrower = await borrowerByUsername(database, username);
  if (!borrower) return [];
  const accounts = await accountsOf(database, borrower.id);
  const isClosed = (account: StoredAccount) => Number(account.holdCode === 'CLOSED');
  const applications = await database.all(
    application,
    'SELECT number, status FROM loan_applications WHERE borrower_id = ? ORDER BY number',
    [borrower.id],
  );
  return [
    ...accounts.toSorted((one, other) => isClosed(one) - isClosed(other)).map(asListed),
    ...applications,
  ];
}
