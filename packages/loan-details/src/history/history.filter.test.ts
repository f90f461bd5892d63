import { cents, localDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { transaction } from '../testing/transactions';
import { createHistoryFilter } from './history.filter';
import { historyRows } from './history.model';

const rows = historyRows([
  transaction({ transactionDate: localDate('2026-05-15') }),
  transaction({
    transactionDate: localDate('2026-05-01'),
    transactionDescription: 'Late fee',
    principalAmount: undefined,
    interestAmount: undefined,
    totalPaymentAmount: cents(120_450),
    runningPrincipalBalance: undefined,
  }),
  transaction({
    transactionDate: undefined,
    transactionTime: undefined,
    transactionDescription: 'Depósito de María',
    principalAmount: cents(-2_500),
    interestAmount: undefined,
    totalPaymentAmount: cents(-2_500),
    runningPrincipalBalance: cents(370_00),
  }),
]);
const found = (typed: string) =>
  createHistoryFilter(rows)
    .find(rows, typed)
    .map(({ id }) => id);

describe('the filter', () => {
  it.each([
    ['nothing', '  ', [0, 1, 2]],
    ['a word', 'fee', [1]],
    ['part of a word, in capitals', 'PAY', [0]],
    ['a word without its accents', 'deposito maria', [2]],
    ['several words, in any order', '6789 autopay', [0]],
    ['words of different entries', 'autopay fee', []],
    ['a date', '05/15/2026', [0]],
    ['a date without its year', '5/1', [0, 1]],
    ['a date of the API', '2026-05-01', [1]],
    ['a month', '2026-05', [0, 1]],
    ['a time', '8:02', [0, 1]],
    ['the beginning of an amount', '370', [0, 2]],
    ['an amount', '1204.50', [1]],
    ['an amount as it is shown', '$1,204.50', [1]],
    ['a negative amount', '-$25', [2]],
    ['the end of an amount', '04.50', []],
    ['a date and a word', '5/15 checking', [0]],
    ['what none has', 'escrow', []],
    ['a pattern', '.*', []],
  ])('finds %s', (_, typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });

  it('keeps the order of the rows, and the same rows while nothing is typed', () => {
    const { find } = createHistoryFilter(rows);
    const reversed = rows.toReversed();
    expect(find(reversed, 'a').map(({ id }) => id)).toEqual([2, 1, 0]);
    expect(find(reversed, ' ')).toBe(reversed);
  });

  it('prepares rows in parts, until they are no longer shown, and searches without it too', async () => {
    const many = historyRows(Array.from({ length: 1_200 }, () => transaction()));
    let made = 0;
    const counted = many.map((row) => ({
      ...row,
      get transactionDate() {
        made += 1;
        return row.transactionDate;
      },
    }));
    const shown = new AbortController();
    const atPauses: number[] = [];
    const pause = async () => {
      atPauses.push(made);
      if (atPauses.length === 3) shown.abort();
    };
    const { prepare, find } = createHistoryFilter(counted);
    await prepare(pause, shown.signal);
    expect(atPauses).toEqual([0, 500, 1_000]);
    expect(made).toBe(1_000);

    expect(find(counted, 'autopay')).toHaveLength(many.length);
    await prepare(async () => undefined, new AbortController().signal);
    expect(made).toBe(many.length);
  });
});
