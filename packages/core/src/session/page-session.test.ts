import { expect, it } from 'vitest';
import { pageCore } from '../page-core';
import { testSession } from '../testing/test-core';
import { isSignedIn, signOut } from './page-session';

it('lets a page read whether a borrower is signed in, and signs the borrower out', async () => {
  pageCore().startSession(testSession);
  expect(isSignedIn()).toBe(true);
  await signOut();
  expect(isSignedIn()).toBe(false);
});
