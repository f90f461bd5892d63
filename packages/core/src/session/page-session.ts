import { pageCore } from '../page-core';
import { shownName } from './session-facts';

/** The borrower's session as a page may know it: no token, nothing that identifies a loan. */
export type PorticoSession = {
  readonly isSignedIn: boolean;
  /** The name that widgets show for the borrower; undefined while nobody is signed in. */
  readonly displayName: string | undefined;
};

/**
 * The session of this page. `portico-signed-in` and `portico-signed-out` are sent when it begins
 * and ends.
 */
export const session: PorticoSession = {
  get isSignedIn() {
    return pageCore().session.peek() !== undefined;
  },
  get displayName() {
    const borrower = pageCore().session.peek();
    return borrower && shownName(borrower);
  },
};

/** Resolved: a bundle has the suite from the start, unlike a page with the loader. */
export const ready: Promise<void> = Promise.resolve();

/** Signs the borrower out, at the server and in every tab. */
export function signOut(): Promise<void> {
  return pageCore().logOut();
}
