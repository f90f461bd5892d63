import { addDays, lastDayOfMonth } from '../../values/date-arithmetic';
import { dayOfMonth, type LocalDate } from '../../values/local-date';
import { closedDay, type PaymentCalendar } from '../dates/payment-calendar';
import { countsDays, type LoanBilling } from './billing';
import { datedFrequencyOf, datedRow, type RecurringOption } from './frequency-table';
import { nextOccurrences, type RecurringPlan } from './recurring-schedule';

/** A recurring payment as the host describes it: its next day is known, its first is not. */
export type DescribedRecurring = {
  /** Undefined for an unknown frequency. */
  readonly option: RecurringOption | undefined;
  /** The day the next payment is made: a closed day is already replaced. */
  readonly next: LocalDate | undefined;
  readonly daysBeforeDue: number;
  /** One of the loan's due dates. */
  readonly dueDate: LocalDate | undefined;
  readonly billing: LoanBilling;
};

/** The holidays are not known here. */
type Weekends = Omit<PaymentCalendar, 'nonPaymentDays'>;

/**
 * The days of the next payments, at most `count`: the host's next day, and those that certainly
 * follow from it. None when the host's day has passed.
 */
export function upcomingPayments(
  recurring: DescribedRecurring,
  today: LocalDate,
  count: number,
  weekends: Weekends,
): readonly LocalDate[] {
  const { next } = recurring;
  if (next === undefined || next < today) return [];
  const calendar = { ...weekends, nonPaymentDays: [] };
  const plan = planOf(recurring, next, calendar);
  const later = plan ? nextOccurrences(plan, next, count, calendar) : [];
  return [next, ...later.map(({ payOn }) => payOn).filter((day) => day > next)].slice(0, count);
}

function planOf(
  { option, daysBeforeDue, dueDate, billing }: DescribedRecurring,
  next: LocalDate,
  calendar: PaymentCalendar,
): RecurringPlan | undefined {
  if (option === 'DaysBeforeDue') {
    return dueDate && !isShortened(dueDate, 31)
      ? { frequency: 'DaysBeforeDue', days: daysBeforeDue, dueDate, billing }
      : undefined;
  }
  const frequency = datedFrequencyOf(option);
  if (frequency === undefined) return undefined;
  const { interval, lastFirstDay } = datedRow(frequency);
  return countsDays(interval) || (isPlannedDay(next, calendar) && !isShortened(next, lastFirstDay))
    ? { frequency, first: next }
    : undefined;
}

/** Not the day after closed days, which may replace one of them. */
function isPlannedDay(next: LocalDate, calendar: PaymentCalendar): boolean {
  return closedDay(addDays(next, -1), calendar) === undefined;
}

/** Whether it may stand for a later day of the month, up to `latest`, in a short month (D94). */
function isShortened(day: LocalDate, latest: number): boolean {
  return dayOfMonth(day) < latest && day === lastDayOfMonth(day);
}
