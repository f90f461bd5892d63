import { pageCore } from '../page-core';

/**
 * Whether a borrower is signed in on this page. `portico-signed-in` and `portico-signed-out` are
 * sent when that changes.
 */
export function isSignedIn(): boolean {
  return pageCore().session.peek() !== undefined;
}

/** Signs the borrower out, at the server and in every tab. */
export function signOut(): Promise<void> {
  return pageCore().logOut();
}
