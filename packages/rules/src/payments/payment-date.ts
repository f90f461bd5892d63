import { addDays, dayOfWeek } from '../date-arithmetic';
import type { LocalDate } from '../local-date';
import { fail, ok, type Outcome, type Params } from '../outcome';
import type { PaymentType } from './payment-type';

export type PaymentDateCode =
  'required' | 'past' | 'period' | 'holiday' | 'saturday' | 'sunday' | 'cutoff' | 'notAllowed';

/** What decides on the date of a one-time payment. */
export type PaymentDateLimits = {
  readonly type: PaymentType;
  readonly today: LocalDate;
  /** The host's list is the whole truth about holidays (D92). */
  readonly nonPaymentDays: readonly LocalDate[];
  /** Days ahead that a payment may be dated, the last included; without it there is no limit (D95). */
  readonly daysInPeriod: number | undefined;
  readonly allowSaturday: boolean;
  readonly allowSunday: boolean;
  /** Cards are exempt from the weekend rules (D97). */
  readonly cardWeekends: boolean;
  /** Bank payments can no longer be made today (D98). */
  readonly immediateAchBlocked: boolean;
  /** No day before this one, such as the adjusted date after cut-off (D98, D100). */
  readonly earliest: LocalDate | undefined;
  /** Later days are closed to this loan; see `schedulingRefusal`. */
  readonly onlyToday: boolean;
};

type Rule = (date: LocalDate, limits: PaymentDateLimits) => boolean;

/** The rules in the order of D96; each says when its code applies. */
const refusals: readonly (readonly [Exclude<PaymentDateCode, 'required'>, Rule])[] = [
  ['past', (date, { today }) => date < today],
  ['period', (date, limits) => date > lastOfPeriod(limits)],
  ['holiday', (date, { nonPaymentDays }) => nonPaymentDays.includes(date)],
  ['saturday', (date, limits) => dayOfWeek(date) === 6 && !weekends(limits, limits.allowSaturday)],
  ['sunday', (date, limits) => dayOfWeek(date) === 0 && !weekends(limits, limits.allowSunday)],
  ['cutoff', (date, limits) => date === limits.today && immediateBlocked(limits)],
  ['notAllowed', (date, { earliest }) => earliest !== undefined && date < earliest],
  ['notAllowed', (date, { onlyToday, today }) => onlyToday && date > today],
];

/** The date, or the code of the first rule it breaks (payments §5). */
export function checkPaymentDate(
  date: LocalDate | undefined,
  limits: PaymentDateLimits,
): Outcome<LocalDate, PaymentDateCode> {
  if (date === undefined) return fail('required');
  const code = refusals.find(([, refuses]) => refuses(date, limits))?.[0];
  return code === undefined ? ok(date) : fail(code, paramsOf(code, limits));
}

/** How far ahead a first day is looked for. */
const searchDays = 366;

/** The first day that can be chosen, today included, or undefined when there is none in a year. */
export function firstPaymentDate(limits: PaymentDateLimits): LocalDate | undefined {
  for (let ahead = 0; ahead <= searchDays; ahead += 1) {
    const date = addDays(limits.today, ahead);
    if (checkPaymentDate(date, limits).ok) return date;
  }
  return undefined;
}

function lastOfPeriod({ today, daysInPeriod }: PaymentDateLimits): LocalDate | '9999-12-31' {
  return daysInPeriod === undefined ? '9999-12-31' : addDays(today, daysInPeriod);
}

function weekends({ type, cardWeekends }: PaymentDateLimits, allowed: boolean): boolean {
  return allowed || (cardWeekends && type === 'card');
}

function immediateBlocked({ type, immediateAchBlocked }: PaymentDateLimits): boolean {
  return type === 'ach' && immediateAchBlocked;
}

function paramsOf(code: PaymentDateCode, { daysInPeriod }: PaymentDateLimits): Params | undefined {
  return code === 'period' && daysInPeriod !== undefined ? { n: daysInPeriod } : undefined;
}
