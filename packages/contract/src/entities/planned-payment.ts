import { entity } from '../entity';
import {
  amount,
  choice,
  date,
  flag,
  optionalAmount,
  optionalInteger,
  optionalText,
  text,
} from '../fields';

/** A one-time payment still to come (payments §3). */
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

/** The payment that repeats (payments §3). */
export const recurringPayment = entity({
  encryptedData: text,
  isCard: flag,
  recurringOption: choice(['Weekly', 'BiWeekly', 'SemiMonthly', 'DayOfMonth', 'DaysBeforeDue']),
  date,
  numberOfDays: optionalInteger,
  totalAmount: amount,
  additionalPrincipalAmount: optionalAmount,
  /** The last four digits of the account or card that pays. */
  paymentAccountNum: optionalText,
  canDelete: flag,
});
