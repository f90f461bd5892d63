import { describe, expect, it } from 'vitest';
import { readAddress } from './page-address';
import { takeWantedScreen } from './take-wanted-screen';
import { createTestCore, createTestStorage } from '../testing';

const pages = { payment: '/pay?account={accountNumber}', dashboard: '/account' };

describe('a screen that was requested without a session', () => {
  it('[POR-052] is returned once, with its values, in the same document', () => {
    const { core } = createTestCore();
    core.wanted.remember({ screen: 'payment', params: { accountNumber: '7' } });
    expect(takeWantedScreen(core)).toEqual({ screen: 'payment', params: { accountNumber: '7' } });
    expect(takeWantedScreen(core)).toBeUndefined();
  });

  it('[POR-052] is found by the sign-in page after it; no storage has its account number', () => {
    const sessionStorage = createTestStorage();
    const configuration = { pages };
    const before = createTestCore({ sessionStorage, configuration });
    before.core.wanted.remember({ screen: 'payment', params: { accountNumber: '001-77' } });
    expect(JSON.stringify([...sessionStorage.entries])).not.toContain('001-77');
    const referrer = 'http://lender.test/pay?account=001-77';
    const after = createTestCore({ sessionStorage, configuration, referrer });
    expect(takeWantedScreen(after.core)).toEqual({
      screen: 'payment',
      params: { accountNumber: '001-77' },
    });
  });

  it.each([
    ['nothing', ''],
    ['another origin', 'https://elsewhere.test/pay?account=7'],
    ['another page', 'http://lender.test/other?account=7'],
    ['no address', '::'],
  ])('[POR-052] has no values if the referrer of the sign-in page is %s', (_what, referrer) => {
    const sessionStorage = createTestStorage();
    sessionStorage.set('portico.wanted', 'payment');
    const { core } = createTestCore({ sessionStorage, configuration: { pages }, referrer });
    expect(takeWantedScreen(core)).toEqual({ screen: 'payment', params: {} });
  });

  it.each(['https://elsewhere.test', '//elsewhere.test', 'javascript:alert(1)', '__proto__', ''])(
    '[POR-052] is only the name of a screen: %j in the storage is ignored',
    (written) => {
      const sessionStorage = createTestStorage();
      sessionStorage.set('portico.wanted', written);
      expect(takeWantedScreen(createTestCore({ sessionStorage }).core)).toBeUndefined();
    },
  );

  it('is cleared with the session', () => {
    const { core } = createTestCore({ session: true });
    core.wanted.remember({ screen: 'payment' });
    core.endSession('loggedOut');
    expect(takeWantedScreen(core)).toBeUndefined();
  });
});

describe('the placeholder values in an address', () => {
  it.each([
    ['/pay?account={accountNumber}', '/pay?account=1%2F2', { accountNumber: '1/2' }],
    ['/pay?account={accountNumber}', '/pay', {}],
    ['/loans/{accountNumber}', '/loans/1%2F2', { accountNumber: '1/2' }],
    ['/loans/{accountNumber}', '/loans/', undefined],
    ['/loans/{accountNumber}', '/loans/%E0%A4%A', undefined],
    ['/100%/pay', '/100%/pay', {}],
    ['/100%/pay', '/other/pay', undefined],
    ['/page?name=pay', '/page?name=other', undefined],
    ['/page?name=pay', '/page?name=pay&utm=1', {}],
  ])('of %s in %s', (template, address, expected) => {
    expect(readAddress(template, address, 'http://lender.test/')).toEqual(expected);
  });
});
