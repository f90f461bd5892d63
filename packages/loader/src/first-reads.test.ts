// @vitest-environment jsdom
import { accountDetails, accountList } from '@portico/contract';
import { earlyRequestsName, sessionKey, type FirstRead } from '@portico/contract/page-protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendFirstReads } from './first-reads';

const sent = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
const ofList: FirstRead = [accountList.path];
const ofLoan: FirstRead = [accountDetails.path, 'accountNumber', 'loanDetails'];
const page = {
  api: 'https://api.test',
  locale: 'es',
  pages: JSON.stringify({ loanDetails: '/loan?account={accountNumber}' }),
};

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  sessionStorage.setItem(sessionKey, JSON.stringify({ api: page.api, userToken: 'token' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(globalThis, Symbol.for(earlyRequestsName));
});

function requested(
  reads: readonly FirstRead[],
  { attributes = {}, configuration = page }: Scene = {},
) {
  const host = document.createElement('portico-loan-details');
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  sendFirstReads(host, reads, configuration);
  return sent.mock.calls.map(([url]) => url);
}
type Scene = {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly configuration?: Readonly<Record<string, string>>;
};

describe('the first reads of an element', () => {
  it('are sent with the session, in the language of the page', () => {
    expect(requested([ofList])).toEqual(['https://api.test/api/accountList']);
    expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({
      'Accept-Language': 'es',
      UserToken: 'token',
    });
  });

  it('contain the value of an attribute, encoded as core encodes it', () => {
    expect(requested([ofLoan], { attributes: { 'account-number': '0012 7' } })).toEqual([
      `https://api.test${accountDetails.path}?accountNumber=0012+7`,
    ]);
  });

  it('contain the value in the page’s address, without an attribute', () => {
    history.replaceState(null, '', '/loan?account=0012-7');
    expect(requested([ofLoan])).toEqual([
      'https://api.test/api/AccountDetails?accountNumber=0012-7',
    ]);
  });

  it.each([
    ['the page’s address has none', page],
    ['the loader’s pages are no JSON', { ...page, pages: '{' }],
    ['the loader names no pages', { api: page.api }],
  ])('whose value is unknown because %s are left to the element', (_why, configuration) => {
    expect(requested([ofLoan], { configuration })).toEqual([]);
  });
});
