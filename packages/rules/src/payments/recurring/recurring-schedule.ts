import { sequence } from '../../values/natives';
import { addDays } from '../../values/date-arithmetic';
import type { LocalDate } from '../../values/local-date';
import { intervalDay, type LoanBilling } from './billing';
import { nextPaymentDay, type PaymentCalendar } from '../dates/payment-calendar';
import { datedRow, type DatedFrequency } from './frequency-table';

/** When a recurring payment is made: from a first date on, or on the loan's due dates. */
export type RecurringPlan =
  | { readonly frequency: DatedFrequency; readonly first: LocalDate }
  | ({ readonly frequency: 'OnDueDate' } & DueDates)
  | ({ readonly frequency: 'DaysBeforeDue'; readonly days: number } & DueDates);

type DueDates = {
  /** One of the loan's due dates; the others are computed from the billing. */
  readonly dueDate: LocalDate;
  readonly billing: LoanBilling;
};

/** One payment of a recurring one. */
export type Occurrence = {
  /** The day by its frequency. */
  readonly planned: LocalDate;
  /** The day it is made: the planned day, or the next that accepts payments. */
  readonly payOn: LocalDate;
};

/** The day planned for payment `n`, the first being 0; undefined where the billing is unknown. */
export function plannedDay(plan: RecurringPlan, n: number): LocalDate | undefined {
  switch (plan.frequency) {
    case 'OnDueDate':
      return dueDay(plan, n);
    case 'DaysBeforeDue': {
      const due = dueDay(plan, n);
      return due && addDays(due, -plan.days);
    }
    default:
      return intervalDay(datedRow(plan.frequency).interval, plan.first, n);
  }
}

function dueDay({ dueDate, billing }: DueDates, n: number): LocalDate | undefined {
  if (n === 0) return dueDate;
  return billing === 'other' ? undefined : intervalDay(billing, dueDate, n);
}

/**
 * The number of the first payment planned for `from` or later, counted alike by host and page;
 * undefined where the billing is unknown.
 */
export function firstRun(plan: RecurringPlan, from: LocalDate): number | undefined {
  for (let n = 0; ; n += 1) {
    const planned = plannedDay(plan, n);
    if (planned === undefined) return undefined;
    if (planned >= from) return n;
  }
}

/** Payment `n` of a plan. A day that accepts no payment is replaced by the next one that does. */
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
  return sequence(count, (index) => occurrence(plan, first + index, calendar)).filter(
    (each) => each !== undefined,
  );
}
