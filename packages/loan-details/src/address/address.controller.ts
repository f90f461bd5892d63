import { accountDetails, updateAddress, type AccountAddress } from '@portico/contract';
import { readFirst, type Core } from '@portico/core/internal';
import { addressEntryOf } from '@portico/element/address';
import { withChanges } from '@portico/rules';
import { addressRefusal } from './address.errors';
import { createAddressFlow } from './address.flow';

/** The address form of a loan, over the lender's API: only the address, over what is stored (D11). */
export function createAddress(page: {
  readonly core: Core;
  readonly accountNumber: string;
  readonly address: AccountAddress | undefined;
  readonly saved: () => void;
}) {
  const { core, accountNumber, address, saved } = page;
  return createAddressFlow(addressEntryOf(address), {
    save: async (entry, cached) => {
      const before = await readFirst(core.client, accountDetails, { accountNumber });
      if (!before.ok) return { refusal: addressRefusal(before.error) };
      const newest = addressEntryOf(before.value.information.address);
      const changed = withChanges(entry, cached, newest);
      const answer = await core.client.send(updateAddress, { accountNumber, address: changed });
      if (!answer.ok) return { refusal: addressRefusal(answer.error) };
      const { address: stored } = answer.value;
      return { stored: stored ? addressEntryOf(stored) : changed };
    },
    saved,
  });
}
