import {
  accountSelectorText,
  achPreCheckOption,
  agreements,
  agreementTexts,
  allowDeleteRecurringOption,
  allowDeleteScheduledPaymentsOption,
  allowSavingsOption,
  cardFeeInfoText,
  cardTypes,
  customerServicePhone,
  debitOnlyOption,
  externalScheduledPaymentManagerOption,
  fullAddressOption,
  hideConfirmAccountNumberOption,
  hideFeesBannerOption,
  paymentTypeText,
  recurringDeletionBlockedText,
  removeCheckDigitOption,
  reviewMinimumDays,
  reviewMinimumLoads,
  reviewMinimumMonths,
  reviewPromptOption,
  scheduledDeletionBlockedText,
  thirdPartyCardLinkOption,
  thirdPartyCardLinkUrl,
} from '@portico/core/internal';
import {
  booleanProperty,
  choiceProperty,
  defineWidget,
  numberProperty,
  stringProperty,
} from '@portico/element';
import { recurringFrequencies } from '@portico/rules';
import { paymentSettings } from './paying/paying.settings';
import { paymentTexts } from './payment.sentences';
import { PaymentView } from './payment.view';

/** The payment screen. */
export const paymentWidget = defineWidget({
  tag: 'portico-payment',
  summary: 'Pays a loan by bank account or card: today, on a later day, repeatedly, or in full.',
  properties: {
    accountNumber: stringProperty({
      doc: "The account to open first; without it, the account in the page's address, if any.",
    }),
    amount: numberProperty({ doc: 'An amount to choose in advance, in cents.' }),
    principal: numberProperty({
      doc: 'Additional principal to choose in advance, in cents.',
    }),
    frequency: choiceProperty({
      choices: ['OneTime', ...recurringFrequencies],
      doc: 'How often to pay, chosen in advance; where the loan allows another one that repeats, that one.',
    }),
    day: stringProperty({
      doc: 'The day to choose in advance, `yyyy-MM-dd`; of a payment that repeats the first one.',
    }),
    payoff: booleanProperty({ doc: 'Chooses in advance to pay the loan off.' }),
    method: choiceProperty({
      choices: ['ach', 'card'],
      doc: 'How to pay, chosen in advance: by bank account or by card.',
    }),
  },
  events: ['portico-payment-submitted', 'portico-navigate'],
  settings: [
    ...paymentSettings(),
    accountSelectorText,
    achPreCheckOption,
    agreements,
    ...agreementTexts,
    allowDeleteRecurringOption,
    allowDeleteScheduledPaymentsOption,
    allowSavingsOption,
    cardFeeInfoText,
    cardTypes,
    customerServicePhone,
    debitOnlyOption,
    externalScheduledPaymentManagerOption,
    fullAddressOption,
    hideConfirmAccountNumberOption,
    hideFeesBannerOption,
    paymentTypeText,
    recurringDeletionBlockedText,
    removeCheckDigitOption,
    reviewMinimumDays,
    reviewMinimumLoads,
    reviewMinimumMonths,
    reviewPromptOption,
    scheduledDeletionBlockedText,
    thirdPartyCardLinkOption,
    thirdPartyCardLinkUrl,
  ],
  texts: [paymentTexts],
  skeleton: { rows: 4 },
  reservedHeight: 1424,
  view: PaymentView,
});
