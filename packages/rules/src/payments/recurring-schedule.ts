import { addDays } from '../date-arithmetic';
import type { LocalDate } from '../local-date';
import { rhythmDay, type LoanBilling, type Rhythm } from './billing';
import { nextPaymentDay, type PaymentCalendar } from './payment-calendar';
import type { DatedFrequency } from './payment-kind';

/** When a recurring payment is made: from a first date on, or by the loan's due dates. */
export type RecurringPlan =
  | { readonly frequency: DatedFrequency; readonly first: LocalDate }
  | ({ readonly frequency: 'OnDueDate' } & DueDates)
  | ({ readonly frequency: 'DaysBeforeDue'; readonly days: number } & DueDates);

type DueDates = {
  /** One of the loan's due dates; the others follow from the billing. */
  readonly dueDate: LocalDate;
  readonly billing: LoanBilling;
};

/** One payment of a recurring one. */
export type Occurrence = {
  /** The day its frequency names. */
  readonly planned: LocalDate;
  /** The day it is made: the planned one, or the first after it that takes payments. */
  readonly payOn: LocalDate;
};

/** How a frequency steps from date to date. */
const rhythmOf: Readonly<Record<DatedFrequency, Rhythm>> = {
  MonthlyOnDate: 'Monthly',
  SemiMonthly: 'SemiMonthly',
  TwoWeeks: 'BiWeekly',
  Weekly: 'Weekly',
};

/** The day planned for payment `n`, the first being 0; undefined where the billing does not tell. */
export function plannedDay(plan: RecurringPlan, n: number): LocalDate | undefined {
  switch (plan.frequency) {
    case 'OnDueDate':
      return dueDay(plan, n);
    case 'DaysBeforeDue': {
      const due = dueDay(plan, n);
      return due && addDays(due, -plan.days);
    }
    default:
      return rhythmDay(rhythmOf[plan.frequency], plan.first, n);
  }
}

function dueDay({ dueDate, billing }: DueDates, n: number): LocalDate | undefined {
  if (n === 0) return dueDate;
  return billing === 'other' ? undefined : rhythmDay(billing, dueDate, n);
}

/**
 * The number of the first payment planned for `from` or later, as host and page count it alike;
 * undefined where the billing does not tell.
 */
export function firstRun(plan: RecurringPlan, from: LocalDate): number | undefined {
  for (let n = 0; ; n += 1) {
    const planned = plannedDay(plan, n);
    if (planned === undefined) return undefined;
    if (planned >= from) return n;
  }
}

/** Payment `n` of a plan. A day that takes no payment gives way to the next one that does. */
export function occurrence(
  plan: RecurringPlan,
  n: number,
  calendar: PaymentCalendar,
): Occurrence | undefined {
  const planned = plannedDay(plan, n);
  return planned && { planned, payOn: nextPaymentDay(planned, calendar) };
}

/** The next payments planned for `from` or later, at most `count`. */
export function nextOccurrences(
  plan: RecurringPlan,
  from: LocalDate,
  count: number,
  calendar: PaymentCalendar,
): readonly Occurrence[] {
  const first = firstRun(plan, from);
  if (first === undefined) return [];
  return Array.from({ length: count }, (_, index) =>
    occurrence(plan, first + index, calendar),
  ).filter((each) => each !== undefined);
}
