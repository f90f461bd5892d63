import { list } from './list';
import { flag, number, richText, text } from './setting';

const payment = ['portico-payment'] as const;

export const allowScheduledCardPayments = flag('cardPaymentOptions.allowScheduledCardPayments', {
  for: payment,
  doc: 'A card payment can be dated on a later day.',
});

export const cardWeekendsOption = flag('cardPaymentOptions.cardWeekendsOption', {
  for: payment,
  doc: 'Card payments can be dated on any Saturday and Sunday (D97).',
});

export const maximumCardAmount = number('cardPaymentOptions.maximumCardAmount', {
  for: payment,
  doc: 'Largest card payment, in dollars (D85).',
});

export const cardAllowFuturePayoff = flag('cardPaymentOptions.allowFuturePayoff', {
  for: payment,
  doc: 'A loan can be paid off by card on a later day.',
});

export const cardTypes = list('cardPaymentOptions.cardTypes', {
  for: payment,
  doc: 'The card types taken: Visa, Mastercard, Amex, Discover.',
  default: ['Visa', 'Mastercard', 'Amex', 'Discover'],
});

export const debitOnlyOption = flag('cardPaymentOptions.debitOnlyOption', {
  for: payment,
  doc: 'Takes debit cards only, and does not ask for the kind of card.',
});

export const fullAddressOption = flag('cardPaymentOptions.fullAddressOption', {
  for: payment,
  doc: 'Asks for street, city and state beside the zip code.',
});

export const hostedFieldsUrl = text('cardPaymentOptions.hostedFieldsUrl', {
  for: payment,
  doc: "Address of the processor's page that takes card number and security code in a frame and hands back a token (D88); without it, the form takes them itself.",
});

export const singleUseCardOption = flag('cardPaymentOptions.singleUseCardOption', {
  for: payment,
  doc: 'A card can be used without saving it.',
});

export const cardProfilesOption = flag('cardPaymentOptions.cardProfilesOption', {
  for: payment,
  doc: 'A card can be saved.',
});

export const cardFeeInfoText = richText('cardPaymentOptions.cardFeeInfoText', {
  for: payment,
  doc: 'Text about the fee of card payments, beside the total.',
});

export const thirdPartyCardLinkOption = flag('cardPaymentOptions.thirdPartyCardLinkOption', {
  for: payment,
  doc: 'Shows the link to another site for card payments where Card is chosen.',
});

export const thirdPartyCardLinkUrl = text('cardPaymentOptions.thirdPartyCardLinkUrl', {
  for: payment,
  doc: 'Address of the other site for card payments.',
});
