import { dateInMonth, dateOfMonth, dayAfter, daysFromTo, plusDays, weekdayOf } from './calendar';

/* Days of payments (payments §4, §5), written from the specification. */

export type Calendar = {
  readonly type: 'ach' | 'card';
  readonly nonPaymentDays: readonly string[];
  readonly allowSaturday: boolean;
  readonly allowSunday: boolean;
  readonly cardWeekends: boolean;
};

/** Why no payment is made on a day, the first reason of D96. */
function closing(day: string, calendar: Calendar): string | undefined {
  if (calendar.nonPaymentDays.includes(day)) return 'holiday';
  if (calendar.type === 'card' && calendar.cardWeekends) return undefined;
  if (weekdayOf(day) === 6 && !calendar.allowSaturday) return 'saturday';
  if (weekdayOf(day) === 0 && !calendar.allowSunday) return 'sunday';
  return undefined;
}

export function openDayFrom(day: string, calendar: Calendar): string {
  let open = day;
  while (closing(open, calendar) !== undefined) open = dayAfter(open);
  return open;
}

export type OneTimeLimits = Calendar & {
  readonly today: string;
  readonly daysInPeriod: number | undefined;
  readonly immediateAchBlocked: boolean;
  readonly earliest: string | undefined;
  readonly onlyToday: boolean;
};

/** What is wrong with the day of a one-time payment: the first of D96's order. */
export function oneTimeProblem(day: string | undefined, limits: OneTimeLimits): string {
  if (day === undefined) return 'required';
  const { today, daysInPeriod, earliest } = limits;
  if (daysFromTo(today, day) < 0) return 'past';
  if (daysInPeriod !== undefined && daysFromTo(today, day) > daysInPeriod) return 'period';
  const closed = closing(day, limits);
  if (closed !== undefined) return closed;
  if (limits.type === 'ach' && limits.immediateAchBlocked && day === today) return 'cutoff';
  if (earliest !== undefined && daysFromTo(earliest, day) < 0) return 'notAllowed';
  return limits.onlyToday && day !== today ? 'notAllowed' : 'none';
}

export type Dated = 'MonthlyOnDate' | 'SemiMonthly' | 'TwoWeeks' | 'Weekly';

export type FirstDateLimits = Calendar & {
  readonly frequency: Dated;
  readonly today: string;
  readonly earliest: string | undefined;
};

/** What is wrong with the first day of a recurring payment: tomorrow to 31 days ahead (D89). */
export function firstDateProblem(day: string | undefined, limits: FirstDateLimits): string {
  if (day === undefined) return 'required';
  const { frequency, today, earliest } = limits;
  if (daysFromTo(today, day) < 1) return 'notFuture';
  if (daysFromTo(today, day) > 31) return 'tooFar';
  if (frequency === 'MonthlyOnDate' && dateOfMonth(day) > 30) return 'notAllowed';
  if (frequency === 'SemiMonthly' && dateOfMonth(day) > 28) return 'notAllowed';
  const closed = closing(day, limits);
  if (closed !== undefined) return closed;
  return earliest !== undefined && daysFromTo(earliest, day) < 0 ? 'notAllowed' : 'none';
}

export type Rhythm = 'Weekly' | 'BiWeekly' | 'SemiMonthly' | 'Monthly';

/** The days of a rhythm, one by one. In a month without its date, its last day is used (D94). */
export function* rhythm(of: Rhythm, first: string): Generator<string, never> {
  const date = dateOfMonth(first);
  if (of === 'Weekly' || of === 'BiWeekly') {
    for (let day = first; ; day = plusDays(day, of === 'Weekly' ? 7 : 14)) yield day;
  }
  for (let n = 0; ; n += 1) {
    yield dateInMonth(first, n);
    if (of === 'Monthly') continue;
    // From the 15th on, the second day is 14 dates earlier in the next month (D93).
    yield date <= 14 ? dateInMonth(first, n, date + 14) : dateInMonth(first, n + 1, date - 14);
  }
}

/** The first `count` days of a rhythm. */
export function rhythmDays(of: Rhythm, first: string, count: number): string[] {
  const days = rhythm(of, first);
  return Array.from({ length: count }, () => days.next().value);
}

export type DueFacts = {
  readonly billing: string;
  readonly dueDate: string | undefined;
  readonly today: string;
  readonly nonSchedulableDays: readonly string[];
};

/** The days before the due date that can be chosen (D90, D91); the server refuses past ones. */
export function daysBeforeOffered(facts: DueFacts): number[] {
  const { billing, dueDate, today, nonSchedulableDays } = facts;
  const choices = billing === 'Monthly' ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [1, 2, 3];
  if (dueDate === undefined) return [];
  return choices.filter((days) => {
    const day = plusDays(dueDate, -days);
    return daysFromTo(today, day) >= 1 && !nonSchedulableDays.includes(day);
  });
}

export type FrequencyFacts = DueFacts & {
  readonly type: 'ach' | 'card';
  readonly singleUse: boolean;
  readonly allowedByHost: boolean;
  readonly hasRecurring: boolean;
  readonly onlyImmediate: boolean;
  readonly pastDue: boolean;
  readonly delinquent: boolean;
  readonly nonPaymentDays: readonly string[];
};

export type FrequencySettings = {
  readonly frequencies: readonly string[];
  readonly forceOnDueDate: boolean;
  readonly forceDaysBeforeDue: boolean;
  readonly blockWhenPastDue: boolean;
  readonly allowWhenDelinquent: boolean;
  readonly allowed: Readonly<Record<'ach' | 'card', boolean>>;
};

/** The frequencies that a loan is offered (payments §4); to pay once is always one of them. */
export function frequenciesOffered(facts: FrequencyFacts, settings: FrequencySettings): string[] {
  const offered = new Set(['OneTime', ...settings.frequencies]);
  const recurring = [...offered].filter((name) => name !== 'OneTime');
  const drop = (...names: readonly string[]) => names.forEach((name) => offered.delete(name));
  const { billing, dueDate } = facts;
  if (billing === 'Weekly') drop('Weekly', 'TwoWeeks');
  if (billing === 'BiWeekly') drop('TwoWeeks');
  if (billing !== 'Monthly') drop('SemiMonthly', 'MonthlyOnDate');
  if (daysBeforeOffered(facts).length === 0) drop('DaysBeforeDue');
  if (dueDate === undefined || facts.nonPaymentDays.includes(dueDate)) drop('OnDueDate');
  if (settings.forceOnDueDate || settings.forceDaysBeforeDue) {
    drop('MonthlyOnDate', 'SemiMonthly', 'TwoWeeks', 'Weekly');
    if (!settings.forceOnDueDate) drop('OnDueDate');
    if (!settings.forceDaysBeforeDue) drop('DaysBeforeDue');
  }
  const onlyOnce =
    !facts.allowedByHost ||
    facts.hasRecurring ||
    facts.onlyImmediate ||
    facts.singleUse ||
    !settings.allowed[facts.type] ||
    (facts.pastDue && settings.blockWhenPastDue) ||
    (facts.delinquent && !settings.allowWhenDelinquent);
  if (onlyOnce) drop(...recurring);
  return [...offered];
}
