import { entity } from '../../codec/entity';
import {
  amount,
  choice,
  date,
  flag,
  optional,
  optionalAmount,
  optionalInteger,
  optionalText,
  text,
} from '../../codec/fields';

/** A future one-time payment (payments §3). */
export const scheduledPayment = entity({
  encryptedString: text,
  isCard: flag,
  /** The last four digits of the account or card that pays. */
  accountNumber: text,
  paymentDate: date,
  paymentAmount: amount,
  canDelete: flag,
  hasBeenPosted: flag,
});

export const recurringOption = choice([
  'Weekly',
  'BiWeekly',
  'SemiMonthly',
  'DayOfMonth',
  'DaysBeforeDue',
]);

/** The payment that repeats (payments §3). */
export const recurringPayment = entity({
  encryptedData: text,
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
});
