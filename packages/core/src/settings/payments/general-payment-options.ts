import { address, flag, number, richText, timeOfDay } from '../setting';

const payment = ['portico-payment'] as const;
const withLoan = ['portico-payment', 'portico-loan-details'] as const;

export const minimumCardPaymentAmount = number('generalPaymentOptions.minimumCardPaymentAmount', {
  for: payment,
  doc: 'Smallest card payment, in dollars.',
});

export const maximumCardPaymentAmount = number('generalPaymentOptions.maximumCardPaymentAmount', {
  for: payment,
  doc: 'Largest card payment, in dollars; the card group has its own, and the lower one applies.',
});

export const maxPayoffPercent = number('generalPaymentOptions.maxPayoffPercent', {
  for: payment,
  doc: 'Factor on the payoff amount that limits a payment, e.g. 1.1.',
});

export const useThirdPartyPaymentsOption = flag(
  'generalPaymentOptions.useThirdPartyPaymentsOption',
  {
    for: payment,
    doc: 'Sends accounts of the branch range to another payment site.',
  },
);

export const thirdPartyBranchMinimum = number('generalPaymentOptions.thirdPartyBranchMinimum', {
  for: payment,
  doc: 'First branch number whose accounts pay on the other site.',
});

export const thirdPartyBranchMaximum = number('generalPaymentOptions.thirdPartyBranchMaximum', {
  for: payment,
  doc: 'Last branch number whose accounts pay on the other site.',
});

export const thirdPartyPaymentUrl = address('generalPaymentOptions.thirdPartyPaymentUrl', {
  for: payment,
  doc: 'Address of the other payment site.',
  setupOnly: true,
});

export const resendSameKeyOption = flag('generalPaymentOptions.resendSameKeyOption', {
  for: payment,
  doc: 'The API pays once for each Idempotency-Key, so that a payment whose outcome cannot be looked up, or that the API does not receive, may be sent again under its key.',
});

export const blockOnHoldCode48Option = flag('generalPaymentOptions.blockOnHoldCode48Option', {
  for: payment,
  doc: 'An account that does not allow ACH counts as ACH-blocked.',
});

export const hideFeesBannerOption = flag('generalPaymentOptions.hideFeesBannerOption', {
  for: payment,
  doc: 'Hides the banner about fees and charges of the account.',
});

export const paymentTypeText = richText('generalPaymentOptions.paymentTypeText', {
  for: payment,
  doc: 'Text in the Payment Type panel.',
});

export const useThirdPartyFeeOption = flag('generalPaymentOptions.useThirdPartyFeeOption', {
  for: payment,
  doc: "Asks the server for a third party's fee once the frequency is valid.",
});

export const hidePayoffOption = flag('generalPaymentOptions.hidePayoffOption', {
  for: payment,
  doc: 'Does not offer to pay the loan off.',
});

export const minimumWhenDelinquentOption = flag(
  'generalPaymentOptions.minimumWhenDelinquentOption',
  { for: payment, doc: 'A delinquent loan must be paid at least the total amount due.' },
);

export const forceMinimumOption = flag('generalPaymentOptions.forceMinimumOption', {
  for: payment,
  doc: 'A payment made today must be at least the smallest of regular, total due and payoff amount.',
});

export const forceTotalDueOption = flag('generalPaymentOptions.forceTotalDueOption', {
  for: payment,
  doc: 'A payment that is not recurring must be at least the total amount due.',
});

export const maxScheduledPaymentsAllowed = number(
  'generalPaymentOptions.maxScheduledPaymentsAllowed',
  { for: payment, doc: 'How many scheduled payments a loan may have.', default: 1 },
);

export const blockScheduledPaymentsWhenPastDue = flag(
  'generalPaymentOptions.blockScheduledPaymentsWhenPastDue',
  { for: payment, doc: 'A past-due loan can only be paid today.' },
);

export const allowScheduledPaymentsWhenDelinquent = flag(
  'generalPaymentOptions.allowScheduledPaymentsWhenDelinquent',
  { for: payment, doc: 'A delinquent loan can also be paid on a later day.' },
);

export const allowDeleteScheduledPaymentsOption = flag(
  'generalPaymentOptions.allowDeleteScheduledPaymentsOption',
  { for: withLoan, doc: 'Scheduled payments that can be deleted show a delete control.' },
);

export const externalScheduledPaymentManagerOption = flag(
  'generalPaymentOptions.externalScheduledPaymentManagerOption',
  {
    for: withLoan,
    doc: 'Another system manages scheduled payments: shows that deletion is blocked as soon as one payment cannot be deleted.',
  },
);

export const scheduledDeletionBlockedText = richText(
  'generalPaymentOptions.scheduledDeletionBlockedText',
  { for: withLoan, doc: 'Shown when scheduled payments cannot be deleted; nothing when empty.' },
);

export const paymentCutoffTime = timeOfDay('generalPaymentOptions.paymentCutoffTime', {
  for: payment,
  doc: "Time of day in the institution's zone, as HH:mm, from which a payment posts the next day; shown to the borrower.",
});
