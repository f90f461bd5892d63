import { flag, number, text } from '../setting';

const payment = ['portico-payment'] as const;
const withLoan = ['portico-payment', 'portico-loan-details'] as const;

export const minimumAchAmount = number('achPaymentOptions.minimumAchAmount', {
  for: payment,
  doc: 'Smallest ACH payment, in dollars.',
});

export const allowSaturdayOption = flag('achPaymentOptions.allowSaturdayOption', {
  for: withLoan,
  doc: 'Payments can be dated on a Saturday.',
});

export const allowSundayOption = flag('achPaymentOptions.allowSundayOption', {
  for: withLoan,
  doc: 'Payments can be dated on a Sunday.',
});

export const singleUseAchOption = flag('achPaymentOptions.singleUseAchOption', {
  for: payment,
  doc: 'A bank account can be used without saving it.',
});

export const achProfilesOption = flag('achPaymentOptions.achProfilesOption', {
  for: payment,
  doc: 'Personal users can save a bank account.',
});

export const achPreCheckOption = flag('achPaymentOptions.achPreCheckOption', {
  for: payment,
  doc: 'The bank of a routing number must be found before the form is valid.',
});

export const allowSavingsOption = flag('achPaymentOptions.allowSavingsOption', {
  for: payment,
  doc: 'Offers Savings in addition to Checking.',
});

export const blockImmediateAchOption = flag('achPaymentOptions.blockImmediateAchOption', {
  for: payment,
  doc: 'An ACH payment cannot be dated today.',
});

export const hideConfirmAccountNumberOption = flag(
  'achPaymentOptions.hideConfirmAccountNumberOption',
  { for: payment, doc: 'Does not ask for the account number a second time.' },
);

export const allowScheduledAchPayments = flag('achPaymentOptions.allowScheduledAchPayments', {
  for: payment,
  doc: 'An ACH payment can be dated on a later day.',
});

export const requireAchDraftAgreementOption = flag(
  'achPaymentOptions.requireAchDraftAgreementOption',
  {
    for: ['portico-payment', 'portico-portal'],
    doc: 'Scheduled and recurring ACH payments need the draft agreement; lists Documents in the navigation.',
  },
);

export const achAllowFuturePayoff = flag('achPaymentOptions.allowFuturePayoff', {
  for: payment,
  doc: 'A loan can be paid off by ACH on a later day.',
});

export const draftAgreementDocumentName = text('achPaymentOptions.draftAgreementDocumentName', {
  for: ['portico-portal'],
  doc: "Words in the name of every ACH draft agreement among the borrower's documents, in any letter case; such documents are listed first in Documents.",
  default: 'ACH draft agreement',
});
