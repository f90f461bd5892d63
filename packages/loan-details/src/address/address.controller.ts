import { updateAddress, type AccountAddress } from '@portico/contract';
import type { Core } from '@portico/core/internal';
import { addressEntryOf } from '@portico/element/address';
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
  return createAddressFlow(addressEntryOf(address), {
    save: async (entry) => {
      const answer = await core.client.send(updateAddress, { accountNumber, address: entry });
      if (!answer.ok) return { refusal: addressRefusal(answer.error) };
      const { address: stored } = answer.value;
      return { stored: stored ? addressEntryOf(stored) : entry };
    },
    saved,
  });
}
