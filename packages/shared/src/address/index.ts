export { addressEntryOf, cleanAddressText, trimmedAddress } from './address-entry';
export { AddressFields } from './address-fields';
export { StreetInput } from './street-input';
export { addressTexts } from './address.sentences';
