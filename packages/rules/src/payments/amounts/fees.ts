import { cents, type Cents } from '../../values/money';
import type { PaymentKind } from '../payment-kind';
import type { MethodKind } from '../payment-type';

/** The lender's own fees of a loan (payments §3). */
export type FirstPartyFees = {
  readonly eCheck: Cents | undefined;
  readonly scheduledAch: Cents | undefined;
  readonly recurringAch: Cents | undefined;
  readonly debitCard: Cents | undefined;
  readonly creditCard: Cents | undefined;
};

const achFee = {
  immediate: 'eCheck',
  scheduled: 'scheduledAch',
  recurring: 'recurringAch',
} as const satisfies Record<PaymentKind, keyof FirstPartyFees>;

const cardFee = {
  debit: 'debitCard',
  credit: 'creditCard',
} as const satisfies Record<'debit' | 'credit', keyof FirstPartyFees>;

/**
 * The fee of a bank payment depends on its kind, of a card payment on debit or credit (D117); 0 if
 * the lender sets none.
 */
export function firstPartyFee(fees: FirstPartyFees, kind: PaymentKind, method: MethodKind): Cents {
  const fee = method.type === 'ach' ? achFee[kind] : cardFee[method.debitCredit];
  return fees[fee] ?? cents(0);
}

/** The flags of the request for a third party's fee (payments §3; D118). */
export function thirdPartyFeeFlags(kind: PaymentKind, method: MethodKind) {
  return {
    isAch: method.type === 'ach',
    isCreditCard: method.type === 'card' && method.debitCredit === 'credit',
    isDebitCard: method.type === 'card' && method.debitCredit === 'debit',
    isImmediate: kind === 'immediate',
    isOneTime: kind !== 'recurring',
    isRecurring: kind === 'recurring',
  };
}
