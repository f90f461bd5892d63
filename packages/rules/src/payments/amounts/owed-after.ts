import { cents, type Cents } from '../../values/money';
import { addCents, maxCents, minCents } from '../../values/money-arithmetic';
import type { PaymentParts } from './total';

/** The parts of a payment that are credited to the loan. */
export type LoanParts = Pick<PaymentParts, 'amount' | 'additionalPrincipal'>;

const nothing = cents(0);

/**
 * The amount still owed after a payment is posted, never below 0; fees are not credited to the
 * loan.
 */
export function owedAfter(owed: Cents, { amount, additionalPrincipal }: LoanParts): Cents {
  return maxCents(nothing, cents(owed - addCents(amount, additionalPrincipal)));
}

/**
 * What a recurring payment charges: never more than is owed, so the last one may be smaller. The
 * amount takes precedence over the additional principal.
 */
export function upToOwed(owed: Cents, { amount, additionalPrincipal }: LoanParts): LoanParts {
  const taken = minCents(amount, maxCents(nothing, owed));
  return {
    amount: taken,
    additionalPrincipal: minCents(additionalPrincipal, maxCents(nothing, cents(owed - taken))),
  };
}
