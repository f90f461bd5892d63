import {
  earliestPaymentDate,
  loanBilling,
  schedulingRefusal,
  type AmountFacts,
  type Cents,
  type DatedFrequency,
  type FirstPartyFees,
  type FrequencyFacts,
  type PaymentCalendar,
  type PaymentDateLimits,
  type PaymentKind,
  type PaymentType,
  type RecurringDateLimits,
  type SchedulingCode,
} from '@portico/rules';
import { kindOf, profileIdOf, type Method } from '../methods/method';
import { onlyImmediate, paymentsToCome } from './account-decision';
import type { OpenAccount, PaymentContext, PaymentInfo } from './choices';

/** What the later steps need of the method and the loan (payments §3). */
export type PayingInfo = {
  readonly paymentType: PaymentType;
  /** Of a card only. */
  readonly debitCredit: 'debit' | 'credit' | undefined;
  readonly payoffAmount: Cents;
  readonly pastDue: boolean;
  readonly delinquent: boolean;
  readonly onlyImmediatePmts: boolean;
  readonly singleUse: boolean;
};

export function payingInfo({ account, loan: { info } }: OpenAccount, method: Method): PayingInfo {
  const kind = kindOf(method);
  return {
    paymentType: kind.type,
    debitCredit: kind.type === 'card' ? kind.debitCredit : undefined,
    payoffAmount: info.payOffAmount,
    pastDue: (account.loanPastDue ?? 0) > 0,
    delinquent: info.isDelinquent,
    onlyImmediatePmts: onlyImmediate(info),
    singleUse: profileIdOf(method) === undefined,
  };
}

/** Which days accept payments of the type. */
export function calendarOf(
  info: PaymentInfo,
  type: PaymentType,
  { settings: { dates } }: PaymentContext,
): PaymentCalendar {
  return { type, nonPaymentDays: info.nonPaymentDays, ...dates };
}

/** What the offered frequencies depend on. */
export function frequencyFacts(
  paying: PayingInfo,
  info: PaymentInfo,
  { today }: PaymentContext,
): FrequencyFacts {
  return {
    type: paying.paymentType,
    singleUse: paying.singleUse,
    allowedByHost: info.paymentOptions.recurringAllowed,
    // Unread, there may be one.
    hasRecurring: info.recurringPayment !== undefined,
    onlyImmediate: paying.onlyImmediatePmts,
    pastDue: paying.pastDue,
    delinquent: paying.delinquent,
    billing: loanBilling(info.loanBillingFrequency),
    dueDate: info.dueDate,
    today,
    nonPaymentDays: info.nonPaymentDays,
    nonSchedulableDays: info.nonSchedulablePaymentDays,
  };
}

/** The date limits of a one-time payment, and why only today is allowed, if so. */
export function onceLimits(
  paying: PayingInfo,
  info: PaymentInfo,
  context: PaymentContext,
): { limits: PaymentDateLimits; onlyToday: SchedulingCode | undefined } {
  const { settings } = context;
  const type = paying.paymentType;
  const onlyToday = schedulingRefusal(
    {
      type,
      onlyImmediate: paying.onlyImmediatePmts,
      pastDue: paying.pastDue,
      delinquent: paying.delinquent,
      scheduledPayments: paymentsToCome(info),
    },
    settings.scheduling,
  );
  const cutoff = info.blockImmediateACHPaymentsAfterCutoffTime;
  return {
    onlyToday,
    limits: {
      ...calendarOf(info, type, context),
      today: context.today,
      daysInPeriod: info.paymentOptions.numberDaysInPeriod,
      immediateAchBlocked: cutoff || settings.blockImmediateAch,
      earliest: earliestOf(info, type),
      onlyToday: onlyToday !== undefined,
    },
  };
}

/** The limits for the first date of a recurring payment. */
export function recurringLimits(
  { paymentType }: PayingInfo,
  info: PaymentInfo,
  frequency: DatedFrequency,
  context: PaymentContext,
): RecurringDateLimits {
  return {
    ...calendarOf(info, paymentType, context),
    frequency,
    today: context.today,
    earliest: earliestOf(info, paymentType),
  };
}

function earliestOf(info: PaymentInfo, type: PaymentType) {
  return earliestPaymentDate({
    type,
    // Today or earlier, it changes nothing (D187).
    earliest: info.earliestPaymentDate ?? info.paymentDetails?.paymentDate,
    cutoffPassed: info.blockImmediateACHPaymentsAfterCutoffTime,
    adjustedAfterCutoff: info.adjustedACHPaymentDateAfterCutoffTime,
  });
}

/** What the amount limits depend on. */
export function amountFacts(
  { paymentType, delinquent, payoffAmount }: PayingInfo,
  info: PaymentInfo,
  kind: PaymentKind,
): AmountFacts {
  return {
    type: paymentType,
    kind,
    delinquent,
    totalDue: info.totalAmountDue,
    defaultAmount: info.defaultPaymentAmount ?? info.paymentDetails?.paymentAmount,
    regularAmount: info.regularPaymentAmount,
    payoffAmount,
    payoffQuote: info.payoffQuote,
  };
}

/** The lender's own fees, as the host sends them. */
export function feesOf({ paymentOptions: { firstPartyFees } }: PaymentInfo): FirstPartyFees {
  return {
    eCheck: firstPartyFees?.eCheckFeeAmount,
    scheduledAch: firstPartyFees?.scheduledAchFee,
    recurringAch: firstPartyFees?.recurringAchFee,
    debitCard: firstPartyFees?.debitCardFeeAmount,
    creditCard: firstPartyFees?.creditCardFeeAmount,
  };
}
