import { address, flag, list, number, richText } from '@portico/core/internal';

/** A card payment can be dated on a later day. */
export const allowScheduledCardPayments = flag('cardPaymentOptions.allowScheduledCardPayments');

/** Largest card payment, in dollars. */
export const maximumCardAmount = number('cardPaymentOptions.maximumCardAmount');

/** A loan can be paid off by card on a later day. */
export const cardAllowFuturePayoff = flag('cardPaymentOptions.allowFuturePayoff');

/** The card types accepted: Visa, Mastercard, Amex, Discover. */
export const cardTypes = list('cardPaymentOptions.cardTypes', {
  default: ['Visa', 'Mastercard', 'Amex', 'Discover'],
});

/** Accepts debit cards only, and does not ask for the kind of card. */
export const debitOnlyOption = flag('cardPaymentOptions.debitOnlyOption');

/** Asks for street, city and state in addition to the zip code. */
export const fullAddressOption = flag('cardPaymentOptions.fullAddressOption');

/**
 * Address of the processor's page that collects card number and security code in a frame and
 * returns a token. Without it, cards are accepted only when allowRawCardsOption is on.
 */
export const hostedFieldsUrl = address('cardPaymentOptions.hostedFieldsUrl', { setupOnly: true });

/**
 * Card number and security code are typed into the lender's page and sent to its API as they are,
 * where hostedFieldsUrl is not set. That puts the lender's site and API in scope of PCI DSS (SAQ
 * D); off, and without hostedFieldsUrl, cards are not offered.
 */
export const allowRawCardsOption = flag('cardPaymentOptions.allowRawCardsOption', {
  setupOnly: true,
});

/** A card can be used without saving it. */
export const singleUseCardOption = flag('cardPaymentOptions.singleUseCardOption');

/** A card can be saved. */
export const cardProfilesOption = flag('cardPaymentOptions.cardProfilesOption');

/** Text about the fee of card payments, next to the total. */
export const cardFeeInfoText = richText('cardPaymentOptions.cardFeeInfoText');

/** Shows the link to another site for card payments where Card is chosen. */
export const thirdPartyCardLinkOption = flag('cardPaymentOptions.thirdPartyCardLinkOption');

/** Address of the other site for card payments. */
export const thirdPartyCardLinkUrl = address('cardPaymentOptions.thirdPartyCardLinkUrl', {
  setupOnly: true,
});
