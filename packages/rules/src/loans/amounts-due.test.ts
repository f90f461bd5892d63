import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../testing/dates';
import { cents } from '../values/money';
import { amountsDue, type OwedAccount } from './amounts-due';

/** An account on which this is due. */
const owed = (name: string, amount?: number, date?: string, pastDue = 0) => ({
  name,
  amountDue: amount === undefined ? undefined : cents(amount),
  pastDue: cents(pastDue),
  dueDate: date === undefined ? undefined : day(date),
});

const namesOf = (...accounts: ReturnType<typeof owed>[]) =>
  amountsDue(accounts).map(({ account }) => account.name);

describe('[POR-080] the amounts due', () => {
  it.each([
    [
      'the earlier due date first',
      [owed('later', 100, '2026-12-04'), owed('earlier', 100, '2026-11-27')],
      ['earlier', 'later'],
    ],
    [
      'the earlier due date first, in the next year too',
      [owed('january', 100, '2027-01-02'), owed('december', 100, '2026-12-31')],
      ['december', 'january'],
    ],
    [
      'overdue before due, also where its date is later',
      [owed('due', 100, '2026-11-01'), owed('overdue', 300, '2026-11-10', 100)],
      ['overdue', 'due'],
    ],
    [
      'of two overdue ones the older',
      [owed('newer', 300, '2026-11-10', 200), owed('older', 300, '2026-10-10', 100)],
      ['older', 'newer'],
    ],
    [
      'of the same day the larger amount',
      [owed('small', 100, '2026-11-27'), owed('large', 200, '2026-11-27')],
      ['large', 'small'],
    ],
    [
      'of overdue ones of the same day the larger overdue part',
      [owed('small', 900, '2026-11-10', 100), owed('large', 300, '2026-11-10', 200)],
      ['large', 'small'],
    ],
    [
      'equal ones in the order of the list',
      [owed('first', 100, '2026-11-27'), owed('second', 100, '2026-11-27')],
      ['first', 'second'],
    ],
    [
      'one without a date last',
      [owed('undated', 500), owed('dated', 100, '2026-11-27')],
      ['dated', 'undated'],
    ],
    [
      'an overdue one without a date before one that is due',
      [owed('due', 100, '2026-11-27'), owed('overdue', 500, undefined, 100)],
      ['overdue', 'due'],
    ],
    ['none where nothing is due', [owed('paid', 0, '2026-12-04'), owed('credit', -5)], []],
    ['none where the server does not say', [owed('unknown')], []],
    ['an overdue amount alone', [owed('overdue', undefined, '2026-11-10', 1)], ['overdue']],
  ])('%s', (_what, accounts, names) => {
    expect(namesOf(...accounts)).toEqual(names);
  });

  it.each([
    ['all of it', owed('due', 20_990, '2026-11-27'), 20_990, false],
    ['the overdue part', owed('overdue', 20_990, '2026-11-10', 10_495), 10_495, true],
    ['a cent', owed('overdue', 20_990, '2026-11-10', 1), 1, true],
  ])('are %s', (_what, account, amount, overdue) => {
    expect(amountsDue([account])).toEqual([{ account, amount, overdue }]);
  });

  it('do not depend on the order of the list', () => {
    const someDay = fc.constantFrom(day('2026-11-27'), day('2027-02-28'), undefined);
    const someAmount = fc.option(fc.integer({ min: 0, max: 3 }).map(cents), { nil: undefined });
    const account: fc.Arbitrary<OwedAccount> = fc.record({
      amountDue: someAmount,
      pastDue: someAmount,
      dueDate: someDay,
    });
    fc.assert(
      fc.property(fc.array(account), (accounts) => {
        const facts = (list: readonly OwedAccount[]) =>
          amountsDue(list).map(({ amount, overdue, account: { dueDate } }) => [
            overdue,
            dueDate,
            amount,
          ]);
        expect(facts([...accounts].reverse())).toEqual(facts(accounts));
      }),
    );
  });
});
