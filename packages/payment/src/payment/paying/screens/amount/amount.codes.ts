import type { PaymentPayingTextKey } from '../../payment.paying.sentences';
import type { AmountCode, PrincipalCode } from '../../plan/plan-amount';

/** The text for each problem of an amount, entered or fixed. */
export const amountTexts = {
  required: 'amountRequired',
  invalid: 'amountInvalid',
  tooManyDecimals: 'amountTooManyDecimals',
  range: 'amountRange',
  belowMinimum: 'amountBelowMinimum',
  achOnly: 'amountAchOnly',
  noRegular: 'amountNoRegular',
  abovePayoff: 'principalAbovePayoff',
} as const satisfies Record<AmountCode | PrincipalCode, PaymentPayingTextKey>;
