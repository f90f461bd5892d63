import { updateAddress, type AccountAddress } from '@portico/contract';
import type { Core } from '@portico/core/internal';
import { zipCodeLength, type AddressEntry } from '@portico/rules';
import { addressRefusal } from './address.errors';
import { createAddressFlow } from './address.flow';

/** The address form of a loan, over the lender's API; only the address is sent. */
export function createAddress(page: {
  readonly core: Core;
  readonly accountNumber: string;
  readonly address: AccountAddress | undefined;
  readonly saved: () => void;
}) {
  const { core, accountNumber, address, saved } = page;
  return createAddressFlow(entryOf(address), {
    save: async (entry) => {
      const answer = await core.client.send(updateAddress, { accountNumber, address: entry });
      if (!answer.ok) return { refusal: addressRefusal(answer.error) };
      const { address: stored } = answer.value;
      return { stored: stored ? entryOf(stored) : entry };
    },
    saved,
  });
}

/** An address as the form has it: a zip code of nine digits by its first five. */
export function entryOf(address: AccountAddress | undefined): AddressEntry {
  const { address1 = '', city = '', state = '', zipCode = '' } = address ?? {};
  return {
    address1,
    city,
    state,
    zipCode: /^\d{5}-?\d{4}$/.test(zipCode) ? zipCode.slice(0, zipCodeLength) : zipCode,
  };
}
