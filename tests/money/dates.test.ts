import {
  addDays,
  checkPaymentDate,
  checkRecurringDate,
  dayOfMonth,
  dayOfWeek,
  daysBeforeDueChoices,
  daysBetween,
  firstRun,
  localDate,
  nextOccurrences,
  occurrence,
  offeredFrequencies,
  paymentKind,
  plannedDay,
  recurringFrequencies,
  type LocalDate,
  type LoanBilling,
  type RecurringPlan,
  type Checked,
} from '@portico/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateInMonth, daysFromTo, plusDays, weekdayOf } from './from-specification/calendar';
import {
  daysBeforeOffered,
  firstDateProblem,
  frequenciesOffered,
  oneTimeProblem,
  openDayFrom,
  rhythmDays,
  type Dated,
  type Rhythm,
} from './from-specification/dates';

const today = dayOf('2026-02-26');

function dayOf(text: string): LocalDate {
  const day = localDate(text);
  if (!day) throw new Error(`Not a day: ${text}`);
  return day;
}

const near = fc.integer({ min: -70, max: 100 }).map((days) => addDays(today, days));
const anyDay = fc.integer({ min: 0, max: 5_000 }).map((days) => addDays(dayOf('2019-12-25'), days));
const types = ['ach', 'card'] as const;
const anyCalendar = fc.record({
  type: fc.constantFrom(...types),
  nonPaymentDays: fc.array(near, { maxLength: 12 }),
  allowSaturday: fc.boolean(),
  allowSunday: fc.boolean(),
  cardWeekends: fc.boolean(),
});
const maybeNear = fc.option(near, { nil: undefined });
const codeOf = (checked: Checked<unknown, string>) => (checked.ok ? 'none' : checked.error.code);

describe('the calendar', () => {
  it.each([
    ['2026-02-26', 4],
    ['2000-02-29', 2],
    ['1999-12-31', 5],
    ['2024-02-29', 4],
  ])('%s has weekday %i', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday);
  });

  it('counts days as the rules do', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, days) => {
        const then = plusDays(day, days);
        expect(addDays(day, days)).toBe(then);
        expect(daysFromTo(day, then)).toBe(days);
        expect(daysBetween(day, dayOf(then))).toBe(days);
        expect(dayOfWeek(day)).toBe(weekdayOf(day));
      }),
    );
  });
});

describe('the day of a payment', () => {
  it('is refused for the same reason, the first of D96', () => {
    const anyLimits = fc.record({
      daysInPeriod: fc.option(fc.nat(60), { nil: undefined }),
      immediateAchBlocked: fc.boolean(),
      earliest: maybeNear,
      onlyToday: fc.boolean(),
    });
    const anyDate = fc.oneof(maybeNear, fc.constant(today));
    fc.assert(
      fc.property(anyDate, anyCalendar, anyLimits, (day, calendar, rest) => {
        const limits = { ...calendar, ...rest, today };
        expect(codeOf(checkPaymentDate(day, limits))).toBe(oneTimeProblem(day, limits));
      }),
      { numRuns: 3_000 },
    );
  });

  it('makes a payment immediate, scheduled or recurring (payments §4)', () => {
    fc.assert(
      fc.property(near, fc.constantFrom('OneTime', ...recurringFrequencies), (day, frequency) => {
        const once = daysFromTo(today, day) > 0 ? 'scheduled' : 'immediate';
        const kind = frequency === 'OneTime' ? once : 'recurring';
        expect(paymentKind(frequency, day, today)).toBe(kind);
      }),
    );
  });

  it('that begins a recurring payment is refused for the same reason (D89)', () => {
    const frequencies: readonly Dated[] = ['MonthlyOnDate', 'SemiMonthly', 'TwoWeeks', 'Weekly'];
    const anyFrequency = fc.constantFrom(...frequencies);
    fc.assert(
      fc.property(
        ...[maybeNear, anyCalendar, anyFrequency, maybeNear, anyDay],
        (day, calendar, frequency, earliest, now) => {
          for (const [from, date] of [
            [today, day],
            // Near the end of any month.
            [now, addDays(now, 30)],
          ] as const) {
            const limits = { ...calendar, frequency, today: from, earliest };
            expect(codeOf(checkRecurringDate(date, limits))).toBe(firstDateProblem(date, limits));
          }
        },
      ),
      { numRuns: 3_000 },
    );
  });
});

describe('the days of a recurring payment', () => {
  it.each([
    ['PAY-230: the 1st gives the 15th', '2026-03-01', ['2026-03-01', '2026-03-15', '2026-04-01']],
    ['PAY-230: the 14th gives the 28th', '2026-01-14', ['2026-01-14', '2026-01-28', '2026-02-14']],
    ['PAY-231: the 15th gives the 1st', '2026-01-15', ['2026-01-15', '2026-02-01', '2026-02-15']],
    ['PAY-231: the 28th gives the 14th', '2026-12-28', ['2026-12-28', '2027-01-14', '2027-01-28']],
  ])('%s', (_name, first, days) => {
    expect(rhythmDays('SemiMonthly', first, 3)).toEqual(days);
  });

  it('twice a month are the same from any first day of a leap year and the year after', () => {
    for (let n = 0; n < 731; n += 1) {
      const first = addDays(dayOf('2024-01-01'), n);
      if (dayOfMonth(first) > 28) continue;
      const plan: RecurringPlan = { frequency: 'SemiMonthly', first };
      const days = rhythmDays('SemiMonthly', first, 6);
      expect(days.map((_day, index) => plannedDay(plan, index))).toEqual(days);
    }
  });

  it('D94: the 30th is the last day of February, then the 30th again', () => {
    expect(rhythmDays('Monthly', '2027-12-30', 4)).toEqual([
      ...['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30'],
    ]);
  });

  const rhythms: Readonly<Record<Dated, Rhythm>> = {
    MonthlyOnDate: 'Monthly',
    SemiMonthly: 'SemiMonthly',
    TwoWeeks: 'BiWeekly',
    Weekly: 'Weekly',
  };
  type Planned = { readonly plan: RecurringPlan; readonly days: readonly string[] };
  const anyPlan = fc.oneof(
    fc
      .tuple(fc.constantFrom('MonthlyOnDate', 'SemiMonthly', 'TwoWeeks', 'Weekly'), anyDay)
      .filter(([frequency, first]) => frequency !== 'SemiMonthly' || dayOfMonth(first) <= 28)
      .map(([frequency, first]): Planned => ({
        plan: { frequency, first },
        days: rhythmDays(rhythms[frequency], first, 40),
      })),
    fc
      .tuple(fc.constantFrom('Weekly', 'BiWeekly', 'Monthly'), anyDay, fc.nat(9))
      .map(([billing, dueDate, before]): Planned => ({
        plan:
          before === 0
            ? { frequency: 'OnDueDate', dueDate, billing }
            : { frequency: 'DaysBeforeDue', dueDate, billing, days: before },
        days: rhythmDays(billing, dueDate, 40).map((day) => plusDays(day, -before)),
      })),
  );

  it('are the same for forty payments of any plan', () => {
    fc.assert(
      fc.property(anyPlan, anyCalendar, ({ plan, days }, calendar) => {
        expect(days.map((_day, n) => plannedDay(plan, n))).toEqual(days);
        const made = days.map((_day, n) => occurrence(plan, n, calendar)?.payOn);
        expect(made).toEqual(days.map((day) => openDayFrom(day, calendar)));
      }),
    );
  });

  it('from a day on are the same', () => {
    fc.assert(
      fc.property(anyPlan, anyCalendar, fc.nat(300), ({ plan, days }, calendar, later) => {
        const from = addDays(dayOf(days[0] ?? ''), later);
        const left = days.filter((day) => daysFromTo(from, day) >= 0);
        fc.pre(left.length >= 5);
        expect(firstRun(plan, from)).toBe(days.length - left.length);
        expect(nextOccurrences(plan, from, 5, calendar)).toEqual(
          left.slice(0, 5).map((day) => ({ planned: day, payOn: openDayFrom(day, calendar) })),
        );
      }),
    );
  });
});

describe('what a loan is offered', () => {
  const billings: readonly LoanBilling[] = [
    'Weekly',
    'BiWeekly',
    'SemiMonthly',
    'Monthly',
    'other',
  ];
  const anyDue = fc.record({
    billing: fc.constantFrom(...billings),
    dueDate: maybeNear,
    today: fc.constant(today),
    nonSchedulableDays: fc.array(near, { maxLength: 30 }),
  });
  const rarely = fc.nat(5).map((n) => n === 0);

  it('days before the due date (D90, D91)', () => {
    fc.assert(
      fc.property(anyDue, (facts) => {
        expect(daysBeforeDueChoices(facts)).toEqual(daysBeforeOffered(facts));
      }),
      { numRuns: 1_000 },
    );
  });

  it('frequencies, for any loan and any settings (payments §4; D101 to D104)', () => {
    const anyFacts = fc.record({
      type: fc.constantFrom(...types),
      singleUse: rarely,
      allowedByHost: rarely.map((no) => !no),
      hasRecurring: rarely,
      onlyImmediate: rarely,
      pastDue: fc.boolean(),
      delinquent: fc.boolean(),
      nonPaymentDays: fc.array(near, { maxLength: 30 }),
    });
    const anySettings = fc.record({
      frequencies: fc.subarray([...recurringFrequencies]),
      forceOnDueDate: rarely,
      forceDaysBeforeDue: rarely,
      blockWhenPastDue: rarely,
      allowWhenDelinquent: fc.boolean(),
      allowed: fc.record({ ach: fc.boolean(), card: fc.boolean() }),
    });
    fc.assert(
      fc.property(anyDue, anyFacts, anySettings, (due, rest, settings) => {
        const facts = { ...due, ...rest };
        const offered = offeredFrequencies(facts, settings);
        expect([...offered].sort()).toEqual(frequenciesOffered(facts, settings).sort());
      }),
      { numRuns: 3_000 },
    );
  });

  it('a date in a shorter month is its last day', () => {
    expect(dateInMonth('2024-01-31', 1)).toBe('2024-02-29');
    expect(dateInMonth('2024-03-31', -1)).toBe('2024-02-29');
  });
});
