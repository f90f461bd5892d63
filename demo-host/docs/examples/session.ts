// #region session
import { session, signOut } from '@portico/core';

document.addEventListener('portico-signed-in', () => document.body.classList.add('signed-in'));
document.addEventListener('portico-signed-out', ({ detail }) => {
  document.body.classList.remove('signed-in');
  document.body.dataset['reason'] = detail.reason;
});

/** For a button of the page's own header. */
export async function leave(): Promise<void> {
  if (session.isSignedIn) await signOut();
}
// #endregion session
