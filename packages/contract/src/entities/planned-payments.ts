import { recurringOptionNames } from '@portico/rules';
import type { ValueOf } from '../codec/codec';
import { answer, entity } from '../codec/entity';
import {
  amount,
  choice,
  date,
  decimal,
  flag,
  identifier,
  list,
  optional,
  optionalAmount,
  optionalInteger,
  optionalText,
  text,
} from '../codec/fields';
import { tolerantOptional } from '../codec/tolerant';
import { wordsByLanguage } from './requests';

/** Which saved payment method is the default. */
export const defaultMethod = entity({ isCard: flag, profileId: identifier });

/** A future one-time payment (payments §3). */
export const scheduledPayment = entity(
  {
    paymentId: text,
    isCard: flag,
    /** The last four digits of the account or card that pays. */
    accountNumber: text,
    paymentDate: date,
    paymentAmount: amount,
    canDelete: flag,
    hasBeenPosted: flag,
  },
  { paymentId: 'EncryptedString' },
);
export type ScheduledPayment = ValueOf<typeof scheduledPayment>;

export const recurringOption = choice(recurringOptionNames);

/** One debit of a payment that repeats. */
const debit = entity({ date, amount, isSkipped: flag });

/** The rate is lower by so many percentage points while the conditions hold. */
export const rateReduction = entity({ points: decimal, conditions: wordsByLanguage });
export type RateReduction = ValueOf<typeof rateReduction>;

/** The payment that repeats (payments §3). */
export const recurringPayment = entity(
  {
    paymentId: text,
    isCard: flag,
    /** Undefined for an unknown frequency. */
    recurringOption: optional(recurringOption),
    date,
    numberOfDays: optionalInteger,
    totalAmount: amount,
    additionalPrincipalAmount: optionalAmount,
    /** The last four digits of the account or card that pays. */
    paymentAccountNum: optionalText,
    canDelete: flag,
    /**
     * What autopay says of itself, beyond the specification; a lender's API may lack it. The next
     * debits, the nearest first, and the day of the last one where that is known.
     */
    nextDebits: tolerantOptional(list(debit)),
    lastDebitDate: date,
    rateReduction: tolerantOptional(rateReduction),
    /** The next debit can be skipped (PaymentRecurring/SkipNext). */
    canSkipNext: optional(flag),
  },
  { paymentId: 'EncryptedData' },
);
export type RecurringPayment = ValueOf<typeof recurringPayment>;

/** Which planned payment to delete (payments §7). */
export const deletion = entity(
  {
    /** The scheduled payment, or the recurring one. */
    payment: entity({ paymentId: text, loanAccountNumber: text }, { paymentId: 'EncryptedString' }),
    /** Of GetPaymentInfo, or of the previous deletion. */
    paymentToken: text,
  },
  { paymentToken: 'Token' },
);

/** Which debit of the recurring payment to skip: the next one, by its day. */
export const skippedDebit = entity(
  {
    payment: entity({ paymentId: text, loanAccountNumber: text }, { paymentId: 'EncryptedString' }),
    debitDate: date,
    paymentToken: text,
  },
  { paymentToken: 'Token' },
);

/** The new token replaces the one sent. */
export const deletionAnswer = answer({ paymentToken: text }, { paymentToken: 'Token' });
