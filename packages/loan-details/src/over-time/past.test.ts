import { cents, localDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { loanOverTime, loanToday } from '../testing/loan-over-time';
import { pastOf } from './past';

const { loan, history } = loanOverTime({ paid: 2 });
const { information } = loan.details;
const pastWith = (list: typeof history.list, patch: Partial<typeof information> = {}) =>
  pastOf(list, { ...information, ...patch }, loanToday);

describe('the past of a loan', () => {
  it('goes from the opening over every payment to today', () => {
    const { points, entries } = pastWith(history.list);
    expect(points.map(({ on, balance }) => [on, balance])).toEqual([
      ['2025-01-04', 1_850_000],
      // 31 days of interest: $117.69.
      ['2025-02-04', 1_824_734],
      ['2025-03-04', 1_798_183],
      ['2025-03-12', 1_798_183],
    ]);
    expect(entries?.map(({ interest, principal }) => [interest, principal])).toEqual([
      [11_769, 25_266],
      [10_484, 26_551],
    ]);
  });

  it('counts the money lent as the opening, not as a payment', () => {
    const lent = {
      transactionDate: localDate('2025-01-04'),
      principalAmount: cents(-1_850_000),
      totalPaymentAmount: cents(0),
      runningPrincipalBalance: cents(1_850_000),
    };
    expect(pastWith([...history.list, lent]).entries?.map(({ principal }) => principal)).toEqual([
      0, 25_266, 26_551,
    ]);
  });

  it('of a new loan has no payments', () => {
    const opened = loanOverTime({ paid: 0 });
    expect(pastOf([], opened.loan.details.information, loanToday)).toEqual({
      points: [
        { on: '2025-03-04', balance: 1_850_000 },
        { on: '2025-03-12', balance: 1_850_000 },
      ],
      entries: [],
    });
  });

  it('begins with its first entry where that is before its origination', () => {
    const { points, entries } = pastWith(history.list, {
      loanOriginationDate: localDate('2025-02-10'),
    });
    expect(points.map(({ on }) => on)).toEqual(['2025-02-04', '2025-03-04', '2025-03-12']);
    expect(entries).toBeUndefined();
  });

  it('ignores rows without day or balance', () => {
    const [row] = history.list;
    const broken = row
      ? [
          { ...row, transactionDate: undefined },
          { ...row, runningPrincipalBalance: undefined },
        ]
      : [];
    expect(pastWith([...broken, ...history.list])).toEqual(pastWith(history.list));
  });

  it.each<[string, typeof history.list, Partial<typeof information>]>([
    ['the first payments are missing', history.list.slice(0, 1), {}],
    ['the last payment is missing', history.list.slice(1), {}],
    ['the interest of this year differs', history.list, { currentYearToDateInterest: cents(1) }],
    ['the interest of last year differs', history.list, { lastYearToDateInterest: cents(1) }],
    ['the original amount is not known', history.list, { originalAmount: undefined }],
  ])('has no payments by year when %s', (_name, list, patch) => {
    const { entries, points } = pastWith(list, patch);
    expect(entries).toBeUndefined();
    expect(points.at(-1)).toEqual({ on: loanToday, balance: information.balance });
  });
});
