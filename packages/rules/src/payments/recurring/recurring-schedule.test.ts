import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../values/date-arithmetic';
import type { LocalDate } from '../../values/local-date';
import { anyCalendarFrom, everyDay, weekdays } from '../../testing/calendar';
import { anyDate, day } from '../../testing/dates';
import { closedDay } from '../dates/payment-calendar';
import {
  firstRun,
  nextOccurrences,
  occurrence,
  plannedDay,
  type RecurringPlan,
} from './recurring-schedule';

const weekly: RecurringPlan = { frequency: 'Weekly', first: day('2025-06-20') };
const monthEnd: RecurringPlan = { frequency: 'MonthlyOnDate', first: day('2025-01-30') };
const due = { dueDate: day('2025-06-30'), billing: 'Monthly' } as const;

describe('plannedDay', () => {
  it.each<[RecurringPlan, readonly (string | undefined)[]]>([
    [weekly, ['2025-06-20', '2025-06-27', '2025-07-04']],
    [{ ...weekly, frequency: 'TwoWeeks' }, ['2025-06-20', '2025-07-04', '2025-07-18']],
    [{ ...weekly, frequency: 'SemiMonthly' }, ['2025-06-20', '2025-07-06', '2025-07-20']],
    [monthEnd, ['2025-01-30', '2025-02-28', '2025-03-30']],
    [{ frequency: 'OnDueDate', ...due }, ['2025-06-30', '2025-07-30', '2025-08-30']],
    [{ frequency: 'DaysBeforeDue', days: 9, ...due }, ['2025-06-21', '2025-07-21', '2025-08-21']],
    [
      { frequency: 'OnDueDate', ...due, billing: 'BiWeekly' },
      ['2025-06-30', '2025-07-14', '2025-07-28'],
    ],
    [
      { frequency: 'DaysBeforeDue', days: 3, ...due, billing: 'Weekly' },
      ['2025-06-27', '2025-07-04', '2025-07-11'],
    ],
    [{ frequency: 'OnDueDate', ...due, billing: 'other' }, ['2025-06-30', undefined, undefined]],
    [
      { frequency: 'DaysBeforeDue', days: 1, ...due, billing: 'other' },
      ['2025-06-29', undefined, undefined],
    ],
  ])('of %j is %j', (plan, days) => {
    expect(days.map((_, n) => plannedDay(plan, n))).toEqual(days);
  });
});

const dates = (plan: RecurringPlan, from: string, count = 3, calendar = weekdays) =>
  nextOccurrences(plan, day(from), count, calendar).map(({ payOn }) => payOn);

describe('nextOccurrences', () => {
  it.each<[RecurringPlan, string, readonly string[]]>([
    [weekly, '2025-06-13', ['2025-06-20', '2025-06-27', '2025-07-04']],
    [weekly, '2025-06-20', ['2025-06-20', '2025-06-27', '2025-07-04']],
    [weekly, '2025-06-21', ['2025-06-27', '2025-07-04', '2025-07-11']],
    [monthEnd, '2025-02-01', ['2025-02-28', '2025-03-31', '2025-04-30']],
    [{ frequency: 'OnDueDate', ...due }, '2025-08-01', ['2025-09-01', '2025-09-30', '2025-10-30']],
    [{ frequency: 'OnDueDate', ...due, billing: 'other' }, '2025-06-01', ['2025-06-30']],
    [{ frequency: 'OnDueDate', ...due, billing: 'other' }, '2025-07-01', []],
  ])('%j from %s on is paid on %j', (plan, from, expected) => {
    expect(dates(plan, from)).toEqual(expected);
  });

  it('returns the requested number', () => {
    expect(dates(weekly, '2025-06-13', 0)).toEqual([]);
    expect(dates(weekly, '2025-06-13', 1)).toEqual(['2025-06-20']);
  });

  it('moves a payment from a closed day, and not the ones after it', () => {
    const calendar = { ...weekdays, nonPaymentDays: [day('2025-06-27')] };
    expect(nextOccurrences(weekly, day('2025-06-21'), 2, calendar)).toEqual([
      { planned: '2025-06-27', payOn: '2025-06-30' },
      { planned: '2025-07-04', payOn: '2025-07-04' },
    ]);
  });

  it('counts from the planned day, so that a postponed earlier payment is not a next one', () => {
    const saturdays: RecurringPlan = { frequency: 'Weekly', first: day('2025-06-14') };
    expect(dates(saturdays, '2025-06-14', 2)).toEqual(['2025-06-16', '2025-06-23']);
    expect(dates(saturdays, '2025-06-16', 2)).toEqual(['2025-06-23', '2025-06-30']);
    expect(dates(saturdays, '2025-06-16', 2, everyDay)).toEqual(['2025-06-21', '2025-06-28']);
  });

  it('agrees with the number the host counts', () => {
    expect(firstRun(weekly, day('2025-06-20'))).toBe(0);
    expect(firstRun(weekly, day('2025-06-21'))).toBe(1);
    expect(occurrence(weekly, 1, weekdays)).toEqual({ planned: '2025-06-27', payOn: '2025-06-27' });
    const unreadable: RecurringPlan = { frequency: 'OnDueDate', ...due, billing: 'other' };
    expect(firstRun(unreadable, day('2025-06-30'))).toBe(0);
    expect(firstRun(unreadable, day('2025-07-01'))).toBeUndefined();
    expect(occurrence(unreadable, 1, weekdays)).toBeUndefined();
  });

  const anyPlan = (first: LocalDate): fc.Arbitrary<RecurringPlan> =>
    fc.oneof(
      fc
        .constantFrom('Weekly' as const, 'TwoWeeks' as const, 'SemiMonthly' as const)
        .map((frequency) => ({ frequency, first })),
      fc.nat(9).map((days) => ({
        frequency: 'DaysBeforeDue' as const,
        days,
        dueDate: first,
        billing: 'Monthly' as const,
      })),
    );

  it('never pays on a closed day, before `from`, out of order or earlier than planned', () => {
    const cases = anyDate.chain((first) =>
      fc.tuple(fc.constant(first), anyPlan(first), anyCalendarFrom(first), fc.nat(60)),
    );
    fc.assert(
      fc.property(cases, ([first, plan, calendar, ahead]) => {
        const from = addDays(first, ahead);
        const next = nextOccurrences(plan, from, 4, calendar);
        expect(next).toHaveLength(4);
        let last = from;
        for (const { planned, payOn } of next) {
          expect(planned >= from).toBe(true);
          expect(closedDay(payOn, calendar)).toBeUndefined();
          expect(payOn >= last && payOn >= planned).toBe(true);
          last = payOn;
        }
      }),
    );
  });
});
