import type { Cents } from '../../values/money';
import type { LocalDate } from '../../values/local-date';
import { refuse, type Checked } from '../../values/outcome';
import {
  checkPaymentDate,
  type PaymentDateCode,
  type PaymentDateLimits,
} from '../dates/payment-date';
import type { PaymentType } from '../payment-type';

export type PayoffFacts = {
  readonly type: PaymentType;
  readonly payoffAmount: Cents;
};

export type PayoffSettings = {
  readonly hidden: boolean;
  readonly maxPayoffPercent: number | undefined;
  /** The maximum card payment; see `cardMaximum`. */
  readonly cardMaximum: Cents | undefined;
};

/** Whether paying the loan off is offered (payments §4). */
export function payoffOffered(
  { type, payoffAmount }: PayoffFacts,
  { hidden, maxPayoffPercent, cardMaximum }: PayoffSettings,
): boolean {
  const beyondCard = type === 'card' && cardMaximum !== undefined && payoffAmount > cardMaximum;
  return payoffAmount > 0 && !hidden && (maxPayoffPercent ?? 1) === 1 && !beyondCard;
}

/**
 * Whether 'Pay off the full amount' is shown in its own panel: when the loan is past due or can
 * only be paid today (D106).
 */
export function payoffPanelShown(loan: {
  readonly onlyImmediate: boolean;
  readonly pastDue: boolean;
}): boolean {
  return loan.onlyImmediate || loan.pastDue;
}

/** `payoffPast` has its own text; today is a valid day (D107). */
export type PayoffDateCode = PaymentDateCode | 'payoffPast';

/**
 * Checks the day of a payoff: like any payment's, and only today unless later payoffs are allowed
 * (D108).
 */
export function checkPayoffDate(
  date: LocalDate | undefined,
  limits: PaymentDateLimits,
  allowFuture: boolean,
): Checked<LocalDate, PayoffDateCode> {
  if (date !== undefined && date < limits.today) return refuse('payoffPast');
  return checkPaymentDate(date, payoffDateLimits(limits, allowFuture));
}

/** The date picker's limits while the loan is being paid off. */
export function payoffDateLimits(
  limits: PaymentDateLimits,
  allowFuture: boolean,
): PaymentDateLimits {
  return { ...limits, onlyToday: limits.onlyToday || !allowFuture };
}

/** Today's payoff amount is known; for a later day it must be requested (D107). */
export function needsPayoffQuote(date: LocalDate, today: LocalDate): boolean {
  return date > today;
}
