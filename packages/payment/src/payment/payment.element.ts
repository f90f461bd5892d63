import {
  accountSelectorText,
  achPreCheckOption,
  agreements,
  allowDeleteRecurringOption,
  allowDeleteScheduledPaymentsOption,
  allowSavingsOption,
  cardTypes,
  debitOnlyOption,
  externalScheduledPaymentManagerOption,
  fullAddressOption,
  hideConfirmAccountNumberOption,
  hideFeesBannerOption,
  hostedFieldsUrl,
  paymentTypeText,
  recurringDeletionBlockedText,
  removeCheckDigitOption,
  reviewMinimumDays,
  reviewMinimumLoads,
  reviewMinimumMonths,
  reviewPromptOption,
  scheduledDeletionBlockedText,
} from '@portico/core';
import { defineWidget, stringProperty } from '@portico/element';
import { paymentSettings } from './paying/paying.settings';
import { paymentTexts } from './payment.texts';
import { PaymentView } from './payment.view';

/** The payment screen. */
export const paymentWidget = defineWidget({
  tag: 'portico-payment',
  summary: 'Pays a loan by bank account or card: today, on a later day, every so often, or off.',
  properties: {
    accountNumber: stringProperty({
      doc: "The account to open at once; without it, the one named by the page's address, if any.",
    }),
  },
  events: ['portico-payment-submitted', 'portico-navigate'],
  settings: [
    ...paymentSettings(),
    accountSelectorText,
    achPreCheckOption,
    agreements,
    allowDeleteRecurringOption,
    allowDeleteScheduledPaymentsOption,
    allowSavingsOption,
    cardTypes,
    debitOnlyOption,
    externalScheduledPaymentManagerOption,
    fullAddressOption,
    hideConfirmAccountNumberOption,
    hideFeesBannerOption,
    hostedFieldsUrl,
    paymentTypeText,
    recurringDeletionBlockedText,
    removeCheckDigitOption,
    reviewMinimumDays,
    reviewMinimumLoads,
    reviewMinimumMonths,
    reviewPromptOption,
    scheduledDeletionBlockedText,
  ],
  texts: [paymentTexts],
  skeleton: { rows: 4 },
  room: 130,
  view: PaymentView,
});
