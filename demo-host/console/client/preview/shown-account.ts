import type { AccountKind, BorrowerAccount } from '../../../api/console-routes';
import type { PreviewChoice } from './preview-choice';

/** The tags that show one account or application, and which. */
const kinds: Readonly<Record<string, AccountKind | undefined>> = {
  'portico-loan-details': 'loan',
  'portico-deposit-details': 'deposit',
  'portico-application-details': 'application',
};

/** Those of a borrower's accounts and applications that a tag can show. */
export function accountsFor(
  tag: string,
  accounts: readonly BorrowerAccount[],
): readonly BorrowerAccount[] {
  return accounts.filter(({ kind }) => kind === kinds[tag]);
}

/** The chosen account, or the first; undefined where the tag shows none. */
export function shownAccount(
  { account }: PreviewChoice,
  accounts: readonly BorrowerAccount[],
): BorrowerAccount | undefined {
  return accounts.find(({ number }) => number === account) ?? accounts[0];
}
