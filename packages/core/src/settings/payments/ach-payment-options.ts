import { flag, number, text } from '../setting';

/** Smallest ACH payment, in dollars. */
export const minimumAchAmount = number('achPaymentOptions.minimumAchAmount');

/** Payments can be dated on a Saturday. */
export const allowSaturdayOption = flag('achPaymentOptions.allowSaturdayOption');

/** Payments can be dated on a Sunday. */
export const allowSundayOption = flag('achPaymentOptions.allowSundayOption');

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

/**
 * Scheduled and recurring ACH payments need the draft agreement; lists Documents in the navigation.
 */
export const requireAchDraftAgreementOption = flag(
  'achPaymentOptions.requireAchDraftAgreementOption',
);

/** A loan can be paid off by ACH on a later day. */
export const achAllowFuturePayoff = flag('achPaymentOptions.allowFuturePayoff');

/**
 * Words in the name of every ACH draft agreement among the borrower's documents, in any letter
 * case; such documents are listed first in Documents.
 */
export const draftAgreementDocumentName = text('achPaymentOptions.draftAgreementDocumentName', {
  default: 'ACH draft agreement',
});
