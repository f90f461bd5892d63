// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the new card, verbatim where specified (payments §2, §5, §8). */
export const newCardTexts = defineTexts('newCard', {
  "heading": "Payment Details",
  "firstName": "First Name",
  "lastName": "Last Name",
  "nameHint": "As it is on the card",
  "cardNumber": "Card Number",
  "securityCode": "Security Code (CVV/CVC)",
  "expiration": "Expiration (MM/YY)",
  "zip": "Zip Code",
  "zipHint": "Of the card's billing address",
  "address1": "Address",
  "address2": "Address, second line",
  "city": "City",
  "state": "State",
  "debitCredit": "Kind of card",
  "debit": "Debit card",
  "credit": "Credit card",
  "save": "Save Payment Profile",
  "recognised": "Card type: {brand}",
  "frameTitle": "Card number and security code",
  "frameLoading": "Loading the card fields",
  "frameFailed": "The fields for the card number could not be loaded.",
  "tryAgain": "Try again",
  "sending": "Checking the card…",
  "cancel": "Cancel",
  "continue": "Continue",
  "nameRequired": "Name is required",
  "nameInvalid": "Invalid",
  "cardNumberRequired": "Card Number is required",
  "cardNumberInvalid": "Card Number is invalid",
  "cardNumberUnsupported": "The card number you've entered does not appear to be a supported type.",
  "expirationRequired": "Expiration required",
  "expirationInvalid": "Expiration invalid",
  "securityCodeRequired": "CVV/CVC required",
  "securityCodeInvalid": "CVV/CVC invalid",
  "zipRequired": "Zip Code required",
  "zipInvalid": "Zip Code invalid",
  "address1Required": "Address is required",
  "cityRequired": "City is required",
  "stateRequired": "State is required",
  "addressInvalid": "Invalid",
  "error": "An error occurred",
  "errorAlreadyExists": "Payment method already exists",
  "errorFields": "The card fields did not answer. Please try again.",
  "adviceCheck": "Please check the number, the expiration and the security code.",
  "adviceOther": "Please use another card, or pay from a bank account."
}, {
  'es': () => import('./es')
});

export type NewCardTextKey = keyof typeof newCardTexts.english;
