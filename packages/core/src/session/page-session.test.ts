import { expect, it } from 'vitest';
import { pageCore } from '../page-core';
import { testSession } from '../testing/test-core';
import { session, signOut } from './page-session';

it('lets a page read whether a borrower is signed in, and signs the borrower out', async () => {
  expect(session).toEqual({ isSignedIn: false, displayName: undefined });
  pageCore().startSession(testSession);
  expect(session).toEqual({ isSignedIn: true, displayName: 'Maria Alvarez' });
  pageCore().updateSession({ personalName: '' });
  expect(session.displayName).toBe('maria');
  await signOut();
  expect(session.isSignedIn).toBe(false);
});

it('gives a page no token and no e-mail address', () => {
  pageCore().startSession(testSession);
  const given = JSON.stringify(session);
  expect(given).not.toMatch(/token-1|example\.com/);
});
