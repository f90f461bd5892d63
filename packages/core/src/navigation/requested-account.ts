import type { Session } from '../session/session';
import { accountReference, isAccountReference } from './account-reference';

/**
 * The number of the account that an address or a tag requests, by number or by reference; undefined
 * if the borrower has no such account, or two of them have this reference.
 */
export function requestedAccount(
  session: Pick<Session, 'username'> | undefined,
  requested: string | undefined,
  numbers: readonly string[],
): string | undefined {
  if (requested === undefined || !isAccountReference(requested)) return requested;
  const found = session
    ? numbers.filter((number) => accountReference(session, number) === requested)
    : [];
  return found.length === 1 ? found[0] : undefined;
}
