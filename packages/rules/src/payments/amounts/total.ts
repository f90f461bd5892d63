import type { Cents } from '../../values/money';
import { addCents } from '../../values/money-arithmetic';

export type PaymentParts = {
  readonly amount: Cents;
  readonly additionalPrincipal: Cents;
  readonly firstPartyFee: Cents;
  readonly thirdPartyFee: Cents;
};

/** The total charged to the borrower (payments §5). */
export function paymentTotal(parts: PaymentParts): Cents {
  return addCents(
    parts.amount,
    parts.additionalPrincipal,
    parts.firstPartyFee,
    parts.thirdPartyFee,
  );
}

/** Both fees together, as one line of the total and the confirmation. */
export function processingFee(parts: Pick<PaymentParts, 'firstPartyFee' | 'thirdPartyFee'>): Cents {
  return addCents(parts.firstPartyFee, parts.thirdPartyFee);
}
