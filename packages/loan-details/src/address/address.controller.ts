import { accountAddress, updateAddress, type AccountAddress } from '@portico/contract';
import { type Core, readFirst, whatBecame } from '@portico/core/internal';
import { addressEntryOf } from '@portico/shared/address';
import { ok, sameValue, withChanges } from '@portico/rules';
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
  const readAddress = async () => {
    const answer = await readFirst(core.client, accountAddress, { accountNumber });
    return answer.ok ? ok(addressEntryOf(answer.value.information?.address)) : answer;
  };
  return createAddressFlow(addressEntryOf(address), {
    save: async (entry, cached) => {
      const before = await readAddress();
      if (!before.ok) return { refusal: addressRefusal(before.error, 'notSent') };
      const changed = withChanges(entry, cached, before.value);
      const answer = await core.client.send(updateAddress, { accountNumber, address: changed });
      if (!answer.ok) {
        const became = await whatBecame(answer.error, async () => {
          const now = await readAddress();
          return now.ok ? sameValue(now.value, changed) : undefined;
        });
        if (became === 'made') return { stored: changed };
        return { refusal: addressRefusal(answer.error, became) };
      }
      const { address: stored } = answer.value;
      return { stored: stored ? addressEntryOf(stored) : changed };
    },
    saved,
  });
}
