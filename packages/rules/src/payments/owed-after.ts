import { addCents, cents, maxCents, minCents, type Cents } from '../money';
import type { PaymentParts } from './total';

/** What of a payment reaches the loan. */
export type LoanParts = Pick<PaymentParts, 'amount' | 'additionalPrincipal'>;

const nothing = cents(0);

/** What stays of an amount owed once the payment is booked, never below 0; fees do not reach the loan. */
export function owedAfter(owed: Cents, { amount, additionalPrincipal }: LoanParts): Cents {
  return maxCents(nothing, cents(owed - addCents(amount, additionalPrincipal)));
}

/**
 * What a recurring payment takes on its day: never more than is owed, so that the last one is
 * smaller than the rest. The amount comes before the additional principal.
 */
export function upToOwed(owed: Cents, { amount, additionalPrincipal }: LoanParts): LoanParts {
  const taken = minCents(amount, maxCents(nothing, owed));
  return {
    amount: taken,
    additionalPrincipal: minCents(additionalPrincipal, maxCents(nothing, cents(owed - taken))),
  };
}
