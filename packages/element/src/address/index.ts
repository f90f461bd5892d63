export { addressEntryOf, cleanAddressText, trimmedAddress } from './address-entry';
export { AddressFields } from './address-fields';
export { addressTexts } from './address.texts';
