// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The texts of an address's fields, on every form that has them; verbatim where specified (accounts §5, §8; access §5, §8). */
export const addressTexts = defineTexts('address', {
  "address1": "Street address",
  "address1Placeholder": "Street Address",
  "address1Required": "You must enter an address",
  "address1TooLong": "Cannot be longer than 45 characters",
  "suggestions": "Suggested addresses",
  "suggestionsHint": "Suggested addresses: {count}. Choose one with the arrow keys and Enter.",
  "city": "City",
  "cityPlaceholder": "City",
  "cityRequired": "You must enter a city",
  "cityTooLong": "Cannot be longer than 20 characters",
  "state": "State",
  "statePlaceholder": "State",
  "stateRequired": "You must select a state",
  "zipCode": "Zip code",
  "zipCodePlaceholder": "Zip Code",
  "zipCodeRequired": "You must enter a zip code",
  "zipCodeNotFiveDigits": "Zip code must be 5 digits",
  "errorZipCityNoMatch": "City is not found within the specified zip code."
}, {
  'es': () => import('./es')
});

export type AddressTextKey = keyof typeof addressTexts.english;
