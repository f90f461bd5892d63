import { flag, number } from '@portico/core/internal';

/** Smallest ACH payment, in dollars. */
export const minimumAchAmount = number('achPaymentOptions.minimumAchAmount');

/** A bank account can be used without saving it. */
export const singleUseAchOption = flag('achPaymentOptions.singleUseAchOption');

/** Personal users can save a bank account. */
export const achProfilesOption = flag('achPaymentOptions.achProfilesOption');

/** The bank of a routing number must be found before the form is valid. */
export const achPreCheckOption = flag('achPaymentOptions.achPreCheckOption');

/** Offers Savings in addition to Checking. */
export const allowSavingsOption = flag('achPaymentOptions.allowSavingsOption');

/** An ACH payment cannot be dated today. */
export const blockImmediateAchOption = flag('achPaymentOptions.blockImmediateAchOption');

/** Does not ask for the account number a second time. */
export const hideConfirmAccountNumberOption = flag(
  'achPaymentOptions.hideConfirmAccountNumberOption',
);

/** An ACH payment can be dated on a later day. */
export const allowScheduledAchPayments = flag('achPaymentOptions.allowScheduledAchPayments');

/** A loan can be paid off by ACH on a later day. */
export const achAllowFuturePayoff = flag('achPaymentOptions.allowFuturePayoff');
