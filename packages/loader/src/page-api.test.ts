// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { sessionKey, type PageActions } from '@portico/contract/page-protocol';
import { publishApi } from './page-api';

const api = 'https://api.lender.example';
const stored = { api, userToken: 'secret-token', username: 'maya', personalName: 'Maya Whitfield' };
const store = (session: object) => sessionStorage.setItem(sessionKey, JSON.stringify(session));

/** `window.portico` of a page whose core is never loaded. */
function published(): PageActions {
  publishApi(api, () => new Promise(() => undefined));
  const page: Partial<Record<'portico', PageActions>> & object = globalThis;
  if (!page.portico) throw new Error('no portico');
  return page.portico;
}

afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'portico');
});

it('knows the session of the tab at once, and each change of it, without a secret', () => {
  const { session } = published();
  expect({ ...session }).toEqual({ isSignedIn: false, displayName: undefined });
  store(stored);
  expect({ ...session }).toEqual({ isSignedIn: true, displayName: 'Maya Whitfield' });
  store({ ...stored, personalName: '' });
  expect(session.displayName).toBe('maya');
  sessionStorage.clear();
  expect(session.isSignedIn).toBe(false);
});

it('knows no session of another API', () => {
  store({ ...stored, api: 'https://other.example' });
  expect({ ...published().session }).toEqual({ isSignedIn: false, displayName: undefined });
});
