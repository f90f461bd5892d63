import type { Codec, ValueOf } from '../codec/codec';
import { entity } from '../codec/entity';
import {
  date,
  flag,
  integer,
  optional,
  optionalInteger,
  optionalText,
  payableAmount,
  text,
} from '../codec/fields';
import { bankMethod, cardMethod } from './payment-methods';
import { recurringOption } from './planned-payments';

/** The amounts and the date of a payment. */
const paymentDetails = entity({
  /** The day the payment is made; today for an immediate one. */
  paymentDate: date,
  loanAccountNumber: text,
  company: integer,
  paymentAmount: payableAmount,
  firstPartyFee: payableAmount,
  thirdPartyFee: payableAmount,
  additionalPrincipalAmount: payableAmount,
});

const recurringDetails = entity({
  recurringOption,
  /** 0 for the due date itself. */
  daysBeforeDue: optionalInteger,
});

/** A payment by a method (payments §3). */
/* @__NO_SIDE_EFFECTS__ */
function paymentBy<T>(method: Codec<T>) {
  return entity(
    {
      /** The token of GetPaymentInfo: proves that the borrower may pay this account. */
      paymentToken: text,
      payment: entity({
        logonName: text,
        details: paymentDetails,
        /** The loan's type code (D123). */
        accountType: integer,
        isPayoff: flag,
        method,
        recurringDetails: optional(recurringDetails),
      }),
      achDraftAgreementToken: optionalText,
    },
    { paymentToken: 'EncryptedData' },
  );
}

export const bankPayment = paymentBy(bankMethod);
export type BankPayment = ValueOf<typeof bankPayment>;

export const cardPayment = paymentBy(cardMethod);
export type CardPayment = ValueOf<typeof cardPayment>;
