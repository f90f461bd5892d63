import { addDays, daysBetween } from '../../values/date-arithmetic';
import type { LocalDate } from '../../values/local-date';
import { ok, refuse, type Checked, type Params } from '../../values/outcome';
import { closedDay, type ClosedDayCode, type PaymentCalendar } from './payment-calendar';

export type PaymentDateCode =
  'required' | 'past' | 'period' | ClosedDayCode | 'cutoff' | 'notAllowed';

/** What limits the date of a one-time payment. */
export type PaymentDateLimits = PaymentCalendar & {
  readonly today: LocalDate;
  /** The most days ahead a payment may be dated, inclusive; without it there is no limit (D95). */
  readonly daysInPeriod: number | undefined;
  /** Bank payments can no longer be made today (D98). */
  readonly immediateAchBlocked: boolean;
  /** No day before this one; see `earliestPaymentDate`. */
  readonly earliest: LocalDate | undefined;
  /** The loan can only be paid today; see `schedulingRefusal`. */
  readonly onlyToday: boolean;
};

type Rule = (date: LocalDate, limits: PaymentDateLimits) => PaymentDateCode | undefined;

/** In the order of D96; each returns its code for a day it rejects. */
const rules: readonly Rule[] = [
  (date, { today }) => (date < today ? 'past' : undefined),
  (date, limits) => (beyondPeriod(date, limits) ? 'period' : undefined),
  closedDay,
  (date, limits) => (date === limits.today && immediateBlocked(limits) ? 'cutoff' : undefined),
  (date, { earliest }) => (earliest !== undefined && date < earliest ? 'notAllowed' : undefined),
  (date, { onlyToday, today }) => (onlyToday && date > today ? 'notAllowed' : undefined),
];

/** The date, or the code of the first rule it breaks (payments §5). */
export function checkPaymentDate(
  date: LocalDate | undefined,
  limits: PaymentDateLimits,
): Checked<LocalDate, PaymentDateCode> {
  if (date === undefined) return refuse('required');
  for (const rule of rules) {
    const code = rule(date, limits);
    if (code !== undefined) return refuse(code, paramsOf(code, limits));
  }
  return ok(date);
}

/** How many days ahead to search for a first day. */
const searchDays = 366;

/** The first day that can be chosen, today included; undefined when there is none within a year. */
export function firstPaymentDate(limits: PaymentDateLimits): LocalDate | undefined {
  for (let ahead = 0; ahead <= searchDays; ahead += 1) {
    const date = addDays(limits.today, ahead);
    if (checkPaymentDate(date, limits).ok) return date;
  }
  return undefined;
}

function beyondPeriod(date: LocalDate, { today, daysInPeriod }: PaymentDateLimits): boolean {
  return daysInPeriod !== undefined && daysBetween(today, date) > daysInPeriod;
}

function immediateBlocked({ type, immediateAchBlocked }: PaymentDateLimits): boolean {
  return type === 'ach' && immediateAchBlocked;
}

function paramsOf(code: PaymentDateCode, { daysInPeriod }: PaymentDateLimits): Params | undefined {
  return code === 'period' && daysInPeriod !== undefined ? { n: daysInPeriod } : undefined;
}
