import { address, flag, number, richText, text } from '@portico/core/internal';

/** Text next to the account selector. */
export const accountSelectorText = richText('generalPaymentOptions.accountSelectorText');

/** Smallest card payment, in dollars. */
export const minimumCardPaymentAmount = number('generalPaymentOptions.minimumCardPaymentAmount');

/** Largest card payment, in dollars; the card group has its own, and the lower one applies. */
export const maximumCardPaymentAmount = number('generalPaymentOptions.maximumCardPaymentAmount');

/** Factor on the payoff amount that limits a payment, e.g. 1.1. */
export const maxPayoffPercent = number('generalPaymentOptions.maxPayoffPercent');

/** Sends accounts of the branch range to another payment site. */
export const useThirdPartyPaymentsOption = flag(
  'generalPaymentOptions.useThirdPartyPaymentsOption',
);

/** First branch number whose accounts pay on the other site. */
export const thirdPartyBranchMinimum = number('generalPaymentOptions.thirdPartyBranchMinimum');

/** Last branch number whose accounts pay on the other site. */
export const thirdPartyBranchMaximum = number('generalPaymentOptions.thirdPartyBranchMaximum');

/** Address of the other payment site. */
export const thirdPartyPaymentUrl = address('generalPaymentOptions.thirdPartyPaymentUrl', {
  setupOnly: true,
});

/**
 * The API pays once for each Idempotency-Key, so that a payment whose outcome cannot be looked up,
 * or that the API does not receive, may be sent again under its key.
 */
export const resendSameKeyOption = flag('generalPaymentOptions.resendSameKeyOption');

/** An account that does not allow ACH counts as ACH-blocked. */
export const blockOnHoldCode48Option = flag('generalPaymentOptions.blockOnHoldCode48Option');

/** Hides the banner about fees and charges of the account. */
export const hideFeesBannerOption = flag('generalPaymentOptions.hideFeesBannerOption');

/** Text in the Payment Type panel. */
export const paymentTypeText = richText('generalPaymentOptions.paymentTypeText');

/** Asks the server for a third party's fee once the frequency is valid. */
export const useThirdPartyFeeOption = flag('generalPaymentOptions.useThirdPartyFeeOption');

/** Does not offer to pay the loan off. */
export const hidePayoffOption = flag('generalPaymentOptions.hidePayoffOption');

/** A delinquent loan must be paid at least the total amount due. */
export const minimumWhenDelinquentOption = flag(
  'generalPaymentOptions.minimumWhenDelinquentOption',
);

/** A payment made today must be at least the smallest of regular, total due and payoff amount. */
export const forceMinimumOption = flag('generalPaymentOptions.forceMinimumOption');

/** A payment that is not recurring must be at least the total amount due. */
export const forceTotalDueOption = flag('generalPaymentOptions.forceTotalDueOption');

/** How many scheduled payments a loan may have. */
export const maxScheduledPaymentsAllowed = number(
  'generalPaymentOptions.maxScheduledPaymentsAllowed',
  { default: 1 },
);

/** A past-due loan can only be paid today. */
export const blockScheduledPaymentsWhenPastDue = flag(
  'generalPaymentOptions.blockScheduledPaymentsWhenPastDue',
);

/** A delinquent loan can also be paid on a later day. */
export const allowScheduledPaymentsWhenDelinquent = flag(
  'generalPaymentOptions.allowScheduledPaymentsWhenDelinquent',
);

/** `HH:mm` or nothing. */
const timeOfDay = /^(([01]\d|2[0-3]):[0-5]\d)?$/;

/**
 * Time of day in the institution's zone, as HH:mm, from which a payment posts the next day; shown
 * to the borrower.
 */
export const paymentCutoffTime = text('generalPaymentOptions.paymentCutoffTime', {
  pattern: timeOfDay,
});
