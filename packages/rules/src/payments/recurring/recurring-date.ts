import { addDays } from '../../values/date-arithmetic';
import { dayOfMonth, type LocalDate } from '../../values/local-date';
import { ok, refuse, type Checked } from '../../values/outcome';
import { closedDay, type ClosedDayCode, type PaymentCalendar } from '../dates/payment-calendar';
import { datedRow, type DatedFrequency } from './frequency-table';

export type RecurringDateCode = 'required' | 'notFuture' | 'tooFar' | 'notAllowed' | ClosedDayCode;

/** What limits the first date of a recurring payment. */
export type RecurringDateLimits = PaymentCalendar & {
  readonly frequency: DatedFrequency;
  readonly today: LocalDate;
  /** No day before this one; see `earliestPaymentDate`. */
  readonly earliest: LocalDate | undefined;
};

/** The most days from today to the first payment, inclusive (D89). */
export const recurringDaysAhead = 31;

type Rule = (date: LocalDate, limits: RecurringDateLimits) => RecurringDateCode | undefined;

/** In the order of D96; days a frequency never uses precede closed days. */
const rules: readonly Rule[] = [
  (date, { today }) => (date <= today ? 'notFuture' : undefined),
  (date, { today }) => (date > addDays(today, recurringDaysAhead) ? 'tooFar' : undefined),
  (date, { frequency }) =>
    dayOfMonth(date) > datedRow(frequency).lastFirstDay ? 'notAllowed' : undefined,
  closedDay,
  (date, { earliest }) => (earliest !== undefined && date < earliest ? 'notAllowed' : undefined),
];

/** The first date of a recurring payment, or the code of the first rule it breaks (payments §5; D89). */
export function checkRecurringDate(
  date: LocalDate | undefined,
  limits: RecurringDateLimits,
): Checked<LocalDate, RecurringDateCode> {
  if (date === undefined) return refuse('required');
  for (const rule of rules) {
    const code = rule(date, limits);
    if (code !== undefined) return refuse(code);
  }
  return ok(date);
}
