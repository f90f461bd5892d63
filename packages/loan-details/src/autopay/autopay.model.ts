import type { Account, RecurringPayment } from '@portico/contract';
import {
  dayOfMonth,
  paymentTypes,
  recurringFrequencies,
  recurringRefusal,
  type Params,
  type PaymentType,
} from '@portico/rules';
import type { Loan } from '../loan/loan';
import type { AutopayTextKey } from './autopay.sentences';

/** A text and its values. */
export type Phrase = { readonly key: AutopayTextKey; readonly params: Params };

/** How often a recurring payment is made, as the text that also names amount and method. */
export function rhythmOf(payment: RecurringPayment): Phrase {
  const { recurringOption, date, numberOfDays: days = 0 } = payment;
  if (recurringOption === undefined) return { key: 'sayAmount', params: {} };
  if (recurringOption === 'DaysBeforeDue' && days < 2) {
    return { key: days === 0 ? 'sayOnDueDate' : 'sayDayBeforeDue', params: {} };
  }
  if (recurringOption === 'DayOfMonth' && !date) return { key: 'sayMonthly', params: {} };
  return {
    key: `say${recurringOption}`,
    params: { days, ...(date && { day: dayOfMonth(date) }) },
  };
}

/** The account or card a recurring payment is made from. */
export function methodOf({ isCard, paymentAccountNum: ending }: RecurringPayment): Phrase {
  if (!ending) return { key: isCard ? 'someCard' : 'someAccount', params: {} };
  return { key: isCard ? 'card' : 'account', params: { ending } };
}

/** The settings that decide whether autopay is offered. */
export type OfferSettings = {
  readonly easyPayDisabled: boolean;
  readonly frequencies: readonly string[];
  readonly blockWhenPastDue: boolean;
  readonly allowed: Readonly<Record<PaymentType, boolean>>;
};

/**
 * Whether autopay is offered on a loan without it, by what is known here: the loan is open, and
 * neither its blocks nor the lender's settings exclude every way to pay it repeatedly. The host is
 * asked only then whether it allows it.
 */
export function isAutopayOffered({ entry, closed }: Loan, settings: OfferSettings): boolean {
  if (closed || entry.blockOnlinePayment || settings.easyPayDisabled) return false;
  if (!recurringFrequencies.some((one) => settings.frequencies.includes(one))) return false;
  return paymentTypes.some((type) => allowsRecurring(type, entry, settings));
}

function allowsRecurring(type: PaymentType, entry: Account, settings: OfferSettings): boolean {
  const blocked = type === 'ach' ? entry.blockAchPayment : entry.blockCardPayment;
  const facts = {
    type,
    singleUse: false,
    allowedByHost: true,
    hasRecurring: false,
    onlyImmediate: false,
    pastDue: (entry.loanPastDue ?? 0) > 0,
    delinquent: false,
  };
  return !blocked && !recurringRefusal(facts, { ...settings, allowWhenDelinquent: true });
}
