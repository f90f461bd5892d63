import { cents, localDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { account } from '../testing/accounts-answer';
import { formatRate } from '../loan/format-rate';
import { isAutopaid, isEnabled, rowsOf, type RowContext } from './accounts.model';

/** Words that say from which code they are. */
const words: RowContext = {
  wordsOf: (code) => `words of ${code}`,
  blockedCodes: ['chgoff', ' 48 '],
};

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
    ['loan', 0, false, true],
    ['line of credit', 9, false, true],
    ['loan while easy-pay is off', 0, true, false],
    ['line of credit while easy-pay is off', 9, true, false],
    ['deposit', 1, false, true],
    ['deposit while easy-pay is off', 1, true, true],
    ['investment while easy-pay is off', 7, true, true],
  ])('of a %s (code %i, easy-pay off: %s) opens: %s', (_what, type, off, opens) => {
    expect(isEnabled(rowOf({ type }), off)).toBe(opens);
  });

  it.each([
    ['an open loan', {}, true, false],
    ['a line of credit', { type: 9 }, true, false],
    ['a deposit', { type: 1 }, false, false],
    ['a closed loan', { comment: 'CLOSED' }, false, false],
    ['a loan with nothing left', { balance: cents(0) }, false, false],
    ['a loan without a known balance', { balance: undefined }, true, false],
    ['a loan blocked online', { blockOnlinePayment: true }, false, true],
    ['one method blocked', { blockAchPayment: true }, true, false],
    ['both methods blocked', { blockAchPayment: true, blockCardPayment: true }, false, true],
    ['a blocked hold code', { comment: ' ChgOff' }, false, true],
    ['another blocked hold code', { comment: '48' }, false, true],
    ['another hold code', { comment: 'irso' }, true, false],
    ['a blocked deposit', { type: 1, blockOnlinePayment: true }, false, false],
  ])('of %s can be paid: %s, is blocked: %s', (_what, patch, isPayable, isBlocked) => {
    expect(rowOf(patch)).toMatchObject({ isPayable, isBlocked });
  });

  it.each([
    ['without autopay', { autopayDate: undefined }, false],
    ['on the due date', {}, true],
    ['before the due date', { autopayDate: localDate('2025-03-31') }, true],
    ['after the due date', { autopayDate: localDate('2025-04-02') }, false],
    ['without a due date', { loanDueDate: undefined }, true],
    ['of all that is due', { autopayAmount: cents(32_510) }, true],
    ['of less than is due', { autopayAmount: cents(32_509) }, false],
    ['of a past-due loan', { loanPastDue: cents(1) }, false],
    ['of a closed loan', { comment: 'CLOSED' }, false],
  ])('%s is paid by autopay: %s', (_what, patch, autopaid) => {
    expect(isAutopaid(rowOf({ autopayDate: localDate('2025-04-01'), ...patch }))).toBe(autopaid);
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
