import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCalendarFrom, everyDay, weekdays } from '../../testing/calendar';
import { anyDate, day } from '../../testing/dates';
import { addDays } from '../../values/date-arithmetic';
import { dayOfMonth, type LocalDate } from '../../values/local-date';
import { recurringOptionOf } from './frequency-table';
import { nextOccurrences, type RecurringPlan } from './recurring-schedule';
import { upcomingPayments, type DescribedRecurring } from './upcoming-payments';

/** A Thursday. */
const today = day('2025-06-12');

type Described = Omit<Partial<DescribedRecurring>, 'next' | 'dueDate'> & {
  readonly next?: string;
  readonly dueDate?: string;
};

const described = ({ next, dueDate, ...change }: Described): DescribedRecurring => ({
  option: 'Weekly',
  daysBeforeDue: 0,
  billing: 'Monthly',
  ...change,
  next: next === undefined ? undefined : day(next),
  dueDate: dueDate === undefined ? undefined : day(dueDate),
});

describe('upcomingPayments', () => {
  it.each<[Described, readonly string[]]>([
    [{ next: '2025-06-13' }, ['2025-06-13', '2025-06-20', '2025-06-27']],
    [{ next: '2025-06-12' }, ['2025-06-12', '2025-06-19', '2025-06-26']],
    [{ next: '2025-06-16' }, ['2025-06-16', '2025-06-23', '2025-06-30']],
    [{ option: 'BiWeekly', next: '2025-06-13' }, ['2025-06-13', '2025-06-27', '2025-07-11']],
    [{ option: 'SemiMonthly', next: '2025-06-20' }, ['2025-06-20', '2025-07-07', '2025-07-21']],
    [{ option: 'DayOfMonth', next: '2025-06-13' }, ['2025-06-13', '2025-07-14', '2025-08-13']],
    [{ option: 'DayOfMonth', next: '2025-06-30' }, ['2025-06-30']],
    [{ option: 'DayOfMonth', next: '2026-01-30' }, ['2026-01-30', '2026-03-02', '2026-03-30']],
    [{ option: 'DayOfMonth', next: '2028-02-29' }, ['2028-02-29']],
    [
      { option: 'DaysBeforeDue', next: '2025-07-01', dueDate: '2025-07-01' },
      ['2025-07-01', '2025-08-01', '2025-09-01'],
    ],
    [
      { option: 'DaysBeforeDue', daysBeforeDue: 3, next: '2025-06-30', dueDate: '2025-07-01' },
      ['2025-06-30', '2025-07-29', '2025-08-29'],
    ],
    [
      { option: 'DaysBeforeDue', next: '2025-07-01', dueDate: '2025-06-01' },
      ['2025-07-01', '2025-08-01', '2025-09-01'],
    ],
    [
      { option: 'DaysBeforeDue', next: '2025-06-20', dueDate: '2025-06-20', billing: 'BiWeekly' },
      ['2025-06-20', '2025-07-04', '2025-07-18'],
    ],
    [
      { option: 'DaysBeforeDue', next: '2025-07-01', dueDate: '2025-07-01', billing: 'other' },
      ['2025-07-01'],
    ],
    [{ option: 'DaysBeforeDue', next: '2025-07-01' }, ['2025-07-01']],
    [{ option: 'DaysBeforeDue', next: '2025-06-30', dueDate: '2025-06-30' }, ['2025-06-30']],
    [{ option: undefined, next: '2025-07-01' }, ['2025-07-01']],
    [{ next: '2025-06-11' }, []],
    [{}, []],
  ])('of %j are %j', (change, expected) => {
    expect(upcomingPayments(described(change), today, 3, weekdays)).toEqual(expected);
  });

  it('names the day after a weekend only where it certainly is the planned one', () => {
    const monday = described({ option: 'DayOfMonth', next: '2025-07-07' });
    expect(upcomingPayments(monday, today, 2, weekdays)).toEqual(['2025-07-07']);
    expect(upcomingPayments(monday, today, 2, everyDay)).toEqual(['2025-07-07', '2025-08-07']);
  });

  const anyPlan = (first: LocalDate): fc.Arbitrary<RecurringPlan> =>
    fc.oneof(
      fc
        .constantFrom('Weekly' as const, 'TwoWeeks' as const)
        .map((frequency) => ({ frequency, first })),
      fc.constantFrom('SemiMonthly' as const, 'MonthlyOnDate' as const).map((frequency) => ({
        frequency,
        first: addDays(first, dayOfMonth(first) > 28 ? -5 : 0),
      })),
      fc
        .tuple(fc.nat(9), fc.constantFrom('Monthly' as const, 'BiWeekly' as const))
        .map(([days, billing]) => ({
          frequency: 'DaysBeforeDue' as const,
          days,
          dueDate: first,
          billing,
        })),
    );

  /** What the host says of a plan: its next day, and for one before due dates, a later due date. */
  function describedBy(plan: RecurringPlan, next: LocalDate | undefined): DescribedRecurring {
    const dueDate = 'dueDate' in plan ? plan.dueDate : undefined;
    return {
      option: recurringOptionOf(plan.frequency),
      next,
      daysBeforeDue: plan.frequency === 'DaysBeforeDue' ? plan.days : 0,
      dueDate,
      billing: 'billing' in plan ? plan.billing : 'Monthly',
    };
  }

  it('are the payments the host makes, as many as follow with certainty', () => {
    const cases = anyDate.chain((first) =>
      fc.tuple(fc.constant(first), anyPlan(first), anyCalendarFrom(first), fc.nat(400)),
    );
    fc.assert(
      fc.property(cases, ([first, plan, anyCalendar, ahead]) => {
        const calendar = { ...anyCalendar, nonPaymentDays: [] };
        const from = addDays(first, ahead);
        const made = nextOccurrences(plan, from, 3, calendar).map(({ payOn }) => payOn);
        const shown = upcomingPayments(describedBy(plan, made[0]), from, 3, calendar);
        expect(shown.length).toBeGreaterThan(0);
        expect(shown).toEqual(made.slice(0, shown.length));
      }),
    );
  });
});
