import { addCents, cents, type Cents, type LocalDate } from '@portico/rules';
import { owedOn, splitPayment } from './loan-state';
import {
  accrual,
  balanceOf,
  keptPayments,
  paymentCause,
  paymentReceived,
  principalReceived,
  reversal,
  type Event,
  type Posting,
} from './posting';
import { interestBetween, type Rates } from './rates';

/** A payment to post. `amount` goes to the account, `processingFee` on top of it. */
export type IncomingPayment = Event & {
  readonly amount: Cents;
  /** Lowers only the principal; what is due stays due. */
  readonly additionalPrincipal: Cents;
  readonly processingFee: Cents;
  readonly reference: string;
  readonly cause: string;
};

/** The interest earned up to a day, when there is any. */
export function accrualPostings(interest: Cents, on: LocalDate): Posting[] {
  return interest > cents(0) ? [accrual(interest, { on, description: 'Interest' })] : [];
}

/** The interest up to the day, then the payment, split over fees, interest and principal. */
export function paymentPostings(
  postings: readonly Posting[],
  rates: Rates,
  payment: IncomingPayment,
): Posting[] {
  const { amount, additionalPrincipal, processingFee, description, ...event } = payment;
  const owed = owedOn(postings, rates, payment.on);
  const parts = splitPayment(amount, owed);
  const received = paymentReceived({ ...parts, processingFee }, { ...event, description });
  const principal = principalReceived(additionalPrincipal, {
    ...event,
    description: `${description}, additional principal`,
  });
  return [
    ...accrualPostings(owed.unposted, payment.on),
    received,
    ...(additionalPrincipal > 0 ? [principal] : []),
  ];
}

/**
 * The reversal of a payment that the bank returned. Its amounts are owed again as if it had not
 * been paid, so the interest up to the day is posted first, also that on the returned principal
 * since the payment. Empty when no payment has that reference, or it was returned before.
 */
export function returnPostings(
  postings: readonly Posting[],
  rates: Rates,
  reference: string,
  event: Event,
): Posting[] {
  const payments = keptPayments(postings);
  const main = payments.find((one) => one.reference === reference);
  if (!main) return [];
  const parts = payments.filter(
    (one) => one === main || (main.cause && paymentCause(one) === main.cause),
  );
  const { unposted } = owedOn(postings, rates, event.on);
  const returned = cents(0 - balanceOf(parts, 'principal'));
  const since = interestBetween(returned, rates, main.postedOn, event.on);
  return [
    ...accrualPostings(addCents(unposted, since), event.on),
    ...parts.map((payment) => reversal(payment, event)),
  ];
}
