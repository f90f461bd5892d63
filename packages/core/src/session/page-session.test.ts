import { afterEach, expect, it, vi } from 'vitest';
import { createTestCore } from '../testing';
import { isSignedIn, signOut } from './page-session';

const page = createTestCore({ session: true });

vi.mock(import('../page-core'), () => ({ pageCore: () => page.core }));

afterEach(() => page.core.dispose());

it('lets a page read whether a borrower is signed in, and signs the borrower out', async () => {
  expect(isSignedIn()).toBe(true);
  await signOut();
  expect(isSignedIn()).toBe(false);
});
