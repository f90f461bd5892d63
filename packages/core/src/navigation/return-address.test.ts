import { describe, expect, it } from 'vitest';
import { createTestCore } from '../testing';
import { returnAddress } from './return-address';

const pages = { payment: '/pay?account={accountNumber}', dashboard: '/account' };

describe('the return target in the address of a sign-in page', () => {
  const at = (target: string, path = '/login') => {
    const href = `https://lender.test${path}?returnTo=${encodeURIComponent(target)}`;
    const elsewhere = { documents: 'https://docs.lender.test/of?account={accountNumber}' };
    const configuration = { pages: { ...pages, ...elsewhere } };
    return createTestCore({ entry: { href, state: null }, configuration }).core;
  };

  it.each([
    ['/statements?year=2025#may', 'https://lender.test/statements?year=2025#may'],
    ['https://lender.test/pay?account=7', 'https://lender.test/pay?account=7'],
    ['statements', 'https://lender.test/statements'],
    ['https://docs.lender.test/of?account=7', 'https://docs.lender.test/of?account=7'],
  ])('[POR-052] is opened if it is of this origin or listed: %s', (target, address) => {
    expect(returnAddress(at(target))).toBe(address);
  });

  it.each([
    ...['https://elsewhere.test/', '//elsewhere.test/', '/\\elsewhere.test/', '\\\\elsewhere.test'],
    ...['https://lender.test.elsewhere.test/', 'https://lender.test@elsewhere.test/'],
    ...[
      'http://lender.test/',
      'https://lender.test:8443/',
      'javascript:alert(1)',
      'data:text/html,x',
    ],
    ...['\tjavascript:alert(1)', 'blob:https://lender.test/1', 'https://docs.lender.test/other'],
    ...['https://', '', '/login', '/login?returnTo=/x', '?a=b', '#a'],
  ])('[POR-052] is ignored otherwise: %j', (target) => {
    expect(returnAddress(at(target))).toBeUndefined();
  });

  it('is not there in another address', () => {
    expect(returnAddress(createTestCore().core)).toBeUndefined();
    expect(
      returnAddress(createTestCore({ entry: { href: '', state: null } }).core),
    ).toBeUndefined();
  });
});
