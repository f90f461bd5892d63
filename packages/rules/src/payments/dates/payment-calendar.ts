import { addDays, dayOfWeek } from '../../values/date-arithmetic';
import type { LocalDate } from '../../values/local-date';
import type { PaymentType } from '../payment-type';

/** Which days accept payments. */
export type PaymentCalendar = {
  readonly type: PaymentType;
  /** The host's list of holidays; there are no others (D92). */
  readonly nonPaymentDays: readonly LocalDate[];
  readonly allowSaturday: boolean;
  readonly allowSunday: boolean;
  /** Cards are exempt from the weekend rules (D97). */
  readonly cardWeekends: boolean;
};

export type ClosedDayCode = 'holiday' | 'saturday' | 'sunday';

type Rule = (date: LocalDate, calendar: PaymentCalendar) => boolean;

/** In the order of D96. */
const closings: readonly (readonly [ClosedDayCode, Rule])[] = [
  ['holiday', (date, { nonPaymentDays }) => nonPaymentDays.includes(date)],
  ['saturday', (date, of) => dayOfWeek(date) === 6 && !of.allowSaturday && !weekendExempt(of)],
  ['sunday', (date, of) => dayOfWeek(date) === 0 && !of.allowSunday && !weekendExempt(of)],
];

/** Why a day accepts no payment; undefined when it does (payments §5; D92, D96, D97). */
export function closedDay(date: LocalDate, calendar: PaymentCalendar): ClosedDayCode | undefined {
  return closings.find(([, closes]) => closes(date, calendar))?.[0];
}

/**
 * The day itself, or the next that accepts payments; the list of holidays is finite, so there is
 * one.
 */
export function nextPaymentDay(date: LocalDate, calendar: PaymentCalendar): LocalDate {
  let day = date;
  while (closedDay(day, calendar) !== undefined) day = addDays(day, 1);
  return day;
}

function weekendExempt({ type, cardWeekends }: PaymentCalendar): boolean {
  return type === 'card' && cardWeekends;
}
