import { describe, expect, it } from 'vitest';
import { accountKind, displayAccountNumber, isClosed, isPayable, maskedEnding } from './account';

describe('accountKind', () => {
  it.each([
    [0, 'loan'],
    [1, 'deposit'],
    [3, 'deposit'],
    [5, 'deposit'],
    [6, 'deposit'],
    [7, 'investment'],
    [8, 'investment'],
    [9, 'lineOfCredit'],
    [2, undefined],
    [4, undefined],
    [10, undefined],
    [-1, undefined],
  ])('type code %d is %s', (code, kind) => {
    expect(accountKind(code)).toBe(kind);
  });

  it('only loans and lines of credit can be paid', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(isPayable)).toEqual([0, 9]);
  });
});

it.each([
  ['', false],
  ['nox$', false],
  ['irso', false],
  ['48', false],
  ['closed', true],
  ['Loan CLOSED 01/02', true],
])('hold code "%s" means closed: %s', (comment, closed) => {
  expect(isClosed(comment)).toBe(closed);
});

it.each([
  ['12-345678-9', true, '12-345678'],
  ['12-345678-9', false, '12-345678-9'],
  ['345678', true, '345678'],
])('shows account %s, check digit removed: %s, as %s', (number, remove, shown) => {
  expect(displayAccountNumber(number, remove)).toBe(shown);
});

it.each([
  ['1234', 'x1234'],
  ['567890', 'x7890'],
  ['7', 'x7'],
])('shows the ending %s as %s', (last4, shown) => {
  expect(maskedEnding(last4)).toBe(shown);
});
