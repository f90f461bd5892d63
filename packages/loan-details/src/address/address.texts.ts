import { defineTexts } from '@portico/core/internal';

/** The sentences of the address form, verbatim where specified (accounts §5, §8). */
export const addressTexts = defineTexts(
  'address',
  {
    address1: 'Street address',
    address1Placeholder: 'Street Address',
    address1Required: 'You must enter an address',
    address1TooLong: 'Cannot be longer than 45 characters',
    city: 'City',
    cityPlaceholder: 'City',
    cityRequired: 'You must enter a city',
    cityTooLong: 'Cannot be longer than 20 characters',
    state: 'State',
    statePlaceholder: 'State',
    stateRequired: 'You must select a state',
    zipCode: 'Zip code',
    zipCodePlaceholder: 'Zip Code',
    zipCodeRequired: 'You must enter a zip code',
    zipCodeNotFiveDigits: 'Zip code must be 5 digits',
    change: 'Change',
    noAddress: 'There is no mailing address.',
    save: 'Save',
    cancel: 'Cancel',
    saved: 'Address saved',
    closed: 'The address of a closed loan cannot be changed.',
    correctErrors: 'Was unable to save changes, please correct errors first',
    error: 'There was a problem saving changes. Please check your information and try again',
    errorZipCityNoMatch: 'City is not found within the specified zip code.',
  },
  { es: () => import('./address.texts.es') },
);

export type AddressTextKey = keyof typeof addressTexts.english;
