import { list } from '../list';
import { address, flag, number, richText } from '../setting';

const payment = ['portico-payment'] as const;
const withLoan = ['portico-payment', 'portico-loan-details'] as const;

export const allowScheduledCardPayments = flag('cardPaymentOptions.allowScheduledCardPayments', {
  for: payment,
  doc: 'A card payment can be dated on a later day.',
});

export const cardWeekendsOption = flag('cardPaymentOptions.cardWeekendsOption', {
  for: withLoan,
  doc: 'Card payments can be dated on any Saturday and Sunday.',
});

export const maximumCardAmount = number('cardPaymentOptions.maximumCardAmount', {
  for: payment,
  doc: 'Largest card payment, in dollars.',
});

export const cardAllowFuturePayoff = flag('cardPaymentOptions.allowFuturePayoff', {
  for: payment,
  doc: 'A loan can be paid off by card on a later day.',
});

export const cardTypes = list('cardPaymentOptions.cardTypes', {
  for: payment,
  doc: 'The card types accepted: Visa, Mastercard, Amex, Discover.',
  default: ['Visa', 'Mastercard', 'Amex', 'Discover'],
});

export const debitOnlyOption = flag('cardPaymentOptions.debitOnlyOption', {
  for: payment,
  doc: 'Accepts debit cards only, and does not ask for the kind of card.',
});

export const fullAddressOption = flag('cardPaymentOptions.fullAddressOption', {
  for: payment,
  doc: 'Asks for street, city and state in addition to the zip code.',
});

export const hostedFieldsUrl = address('cardPaymentOptions.hostedFieldsUrl', {
  for: payment,
  doc: "Address of the processor's page that collects card number and security code in a frame and returns a token. Without it, cards are accepted only when allowRawCardsOption is on.",
  setupOnly: true,
});

export const allowRawCardsOption = flag('cardPaymentOptions.allowRawCardsOption', {
  for: payment,
  doc: "Card number and security code are typed into the lender's page and sent to its API as they are, where hostedFieldsUrl is not set. That puts the lender's site and API in scope of PCI DSS (SAQ D); off, and without hostedFieldsUrl, cards are not offered.",
  setupOnly: true,
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
  doc: 'Text about the fee of card payments, next to the total.',
});

export const thirdPartyCardLinkOption = flag('cardPaymentOptions.thirdPartyCardLinkOption', {
  for: payment,
  doc: 'Shows the link to another site for card payments where Card is chosen.',
});

export const thirdPartyCardLinkUrl = address('cardPaymentOptions.thirdPartyCardLinkUrl', {
  for: payment,
  doc: 'Address of the other site for card payments.',
  setupOnly: true,
});
