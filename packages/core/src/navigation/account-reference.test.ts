import { describe, expect, it } from 'vitest';
import { accountReference, isAccountReference } from './account-reference';
import { requestedAccount } from './requested-account';

const maya = { username: 'maya' };
const numbers = ['0012-104417-3', '0012-104418-1', '0012-220001-9'];

describe('[POR-124] the reference of an account', () => {
  it('is the same for the same borrower, and contains no part of the number', () => {
    const reference = accountReference(maya, '0012-104417-3');
    expect(accountReference({ username: 'MAYA' }, '0012-104417-3')).toBe(reference);
    expect(isAccountReference(reference)).toBe(true);
    expect(isAccountReference('0012-104417-3')).toBe(false);
  });

  it('differs between borrowers of the same account', () => {
    const [own, other] = [maya, { username: 'daniel' }].map((borrower) =>
      accountReference(borrower, '0012-104417-3'),
    );
    expect(own).not.toBe(other);
  });

  it('is one that many numbers have, so that it tells none', () => {
    const counts = new Map<string, number>();
    for (let number = 0; number < 100_000; number += 1) {
      const reference = accountReference(maya, `0012-${String(number).padStart(6, '0')}-1`);
      counts.set(reference, (counts.get(reference) ?? 0) + 1);
    }
    // Of 100,000 numbers about 97,000 references of 1.7 million: as many share one as chance has it.
    expect(counts.size).toBeGreaterThan(96_000);
    expect(counts.size).toBeLessThan(98_500);
  });
});

describe('the account that is requested', () => {
  const reference = accountReference(maya, '0012-104418-1');

  it.each([
    ['by number', '0012-104418-1', '0012-104418-1'],
    ['by reference', reference, '0012-104418-1'],
    ['by a reference of nobody', 'ref-0000', undefined],
    ['not at all', undefined, undefined],
  ])('%s', (_how, requested, expected) => {
    expect(requestedAccount(maya, requested, numbers)).toBe(expected);
  });

  it('is none where two accounts have the reference', () => {
    expect(requestedAccount(maya, reference, [...numbers, '0012-104418-1'])).toBeUndefined();
  });

  it('is none of another borrower', () => {
    expect(requestedAccount({ username: 'daniel' }, reference, numbers)).toBeUndefined();
    expect(requestedAccount(undefined, reference, numbers)).toBeUndefined();
  });
});
