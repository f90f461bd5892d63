// @vitest-environment jsdom
import { accountDetails, accountList } from '@portico/contract';
import { configurationName, earlyRequestsName } from '@portico/contract/page-protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FirstRead } from '../define/widget';
import { sendFirstReads } from './first-reads';

const sent = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
const ofLoan = {
  call: accountDetails,
  query: { property: 'accountNumber', screen: 'loanDetails' },
} satisfies FirstRead;
const page = {
  api: 'https://api.test',
  pages: JSON.stringify({ loanDetails: '/loan?account={accountNumber}' }),
};

beforeEach(() => {
  vi.stubGlobal('fetch', sent);
  Reflect.set(globalThis, Symbol.for(configurationName), page);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockClear();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(globalThis, Symbol.for(configurationName));
  Reflect.deleteProperty(globalThis, Symbol.for(earlyRequestsName));
});

function requested(reads: readonly FirstRead[], attributes: Record<string, string> = {}) {
  const host = document.createElement('portico-loan-details');
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  sendFirstReads(host, reads, 'es');
  return sent.mock.calls.map(([url]) => url);
}

describe('the first reads of an element', () => {
  it('are sent in the language of the page', () => {
    expect(requested([{ call: accountList }])).toEqual(['https://api.test/api/accountList']);
    expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Accept-Language': 'es' });
  });

  it('contain the value of an attribute, encoded as core encodes it', () => {
    expect(requested([ofLoan], { 'account-number': '0012 7' })).toEqual([
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
    Reflect.set(globalThis, Symbol.for(configurationName), configuration);
    expect(requested([ofLoan])).toEqual([]);
  });
});
