import { cents, localDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { account } from '../testing/accounts-answer';
import { formatRate } from '../loan/formats';
import { canBePaid, isEnabled, rowsOf } from './accounts.model';

/** Words that say from which code they are. */
const words = (code: string) => `words of ${code}`;

const rowOf = (patch: Parameters<typeof account>[0]) => {
  const [row] = rowsOf([account(patch)], words).rows;
  if (!row) throw new Error('no row');
  return row;
};

describe('the kind of an account', () => {
  it.each([
    ['[LON-094]', 0, 'loan'],
    ['[LON-095]', 1, 'deposit'],
    ['[LON-095]', 3, 'deposit'],
    ['[LON-095]', 5, 'deposit'],
    ['[LON-095]', 6, 'deposit'],
    ['[LON-096]', 7, 'investment'],
    ['[LON-096]', 8, 'investment'],
    ['[LON-097]', 9, 'lineOfCredit'],
  ])('%s type code %i is a %s', (_id, type, kind) => {
    expect(rowsOf([account({ type })], words).rows).toMatchObject([{ kind }]);
  });

  it.each([2, 4, 10, 99, -1])('of type code %i is unknown', (type) => {
    expect(rowsOf([account({ type }), account()], words)).toMatchObject({
      rows: [{ kind: 'loan' }],
      unknownTypes: [type],
    });
  });
});

describe('the comment', () => {
  it.each([
    ['[LON-099] nothing', '', false],
    ['[LON-099] not given', undefined, false],
    ['[LON-100]', 'nox$', false],
    ['[LON-101]', 'irso', false],
    ['[LON-102]', 'CLOSED', true],
    ['[LON-102]', 'account closed 2024', true],
    ['[LON-102]', 'Closed-PaidOff', true],
    ['[LON-103]', '48', false],
    ['[LON-103]', 'xyz', false],
  ])('%s %j: closed is %s', (_id, comment, closed) => {
    expect(rowOf({ comment }).closed).toBe(closed);
  });

  it.each([
    ['irso', 'words of irso'],
    ['', 'words of '],
    ['CLOSED', ''],
  ])('%j is shown as %j', (comment, shown) => {
    expect(rowOf({ comment }).comment).toBe(shown);
  });
});

describe('a row', () => {
  it('of a closed account has no due date', () => {
    const loanDueDate = localDate('2025-04-01');
    expect(rowOf({ loanDueDate, comment: 'CLOSED' }).dueDate).toBeUndefined();
    expect(rowOf({ loanDueDate }).dueDate).toBe(loanDueDate);
  });

  it.each([
    ['a loan with an overdue amount', {}, true],
    ['a loan with a cent overdue', { loanPastDue: cents(1) }, true],
    ['a loan with nothing overdue', { loanPastDue: cents(0) }, false],
    ['a loan of which nothing is said', { loanPastDue: undefined }, false],
    ['a line of credit with an overdue amount', { type: 9 }, true],
    ['a closed loan', { comment: 'CLOSED' }, false],
    ['a deposit', { type: 1 }, false],
  ])('of %s is past due: %s', (_what, patch, pastDue) => {
    expect(rowOf({ loanPastDue: cents(5_000), ...patch }).isPastDue).toBe(pastDue);
  });

  it.each([
    ['loan', 0, false, true, true],
    ['line of credit', 9, false, true, true],
    ['loan while easy-pay is off', 0, true, false, false],
    ['line of credit while easy-pay is off', 9, true, false, false],
    ['deposit', 1, false, true, false],
    ['deposit while easy-pay is off', 1, true, true, false],
    ['investment while easy-pay is off', 7, true, true, false],
  ])(
    'of a %s (code %i, easy-pay off: %s) opens: %s, is paid: %s',
    (_what, type, off, opens, paid) => {
      const row = rowOf({ type });
      expect([isEnabled(row, off), canBePaid(row, off)]).toEqual([opens, paid]);
    },
  );

  it('of a closed loan is not paid', () => {
    expect(canBePaid(rowOf({ comment: 'CLOSED' }), false)).toBe(false);
  });
});

it.each([
  [7.5, '7.50%'],
  [0, '0.00%'],
  [12.345, '12.35%'],
  [100, '100.00%'],
])('a rate of %d is %s', (percent, text) => {
  expect(formatRate(percent)).toBe(text);
});
