import type { AccountAddress } from '@portico/contract';
import { safeInput, zipCodeLength, type AddressEntry, type AddressField } from '@portico/rules';

/** An address as a form has it: a zip code of nine digits by its first five. */
export function addressEntryOf(address: AccountAddress | undefined): AddressEntry {
  const { address1 = '', city = '', state = '', zipCode = '' } = address ?? {};
  return {
    address1,
    city,
    state,
    zipCode: /^\d{5}-?\d{4}$/.test(zipCode) ? zipCode.slice(0, zipCodeLength) : zipCode,
  };
}

/** The typed text of a field, without characters that could be markup (D84). */
export function cleanAddressText(field: AddressField, text: string): string {
  return field === 'address1' || field === 'city' ? safeInput(text) : text;
}

/** An address as it is sent. */
export function trimmedAddress({ address1, city, state, zipCode }: AddressEntry): AddressEntry {
  return { address1: address1.trim(), city: city.trim(), state, zipCode: zipCode.trim() };
}
