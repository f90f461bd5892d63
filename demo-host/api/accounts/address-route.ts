import { updateAddress } from '@portico/contract';
import { isClosed, ok, refuse } from '@portico/rules';
import { memberRoute, type Route } from '@portico/server/parts';
import { accountOf } from '../ledger/account-store';
import type { Services } from '../services';
import { saveAddress } from './address-store';
import { validAddress } from './valid-address';
import { isCityOf } from './zip-cities';

/** Saves the mailing address of an open account; the borrower's own stays as it is. */
export function addressRoute({ database }: Services): Route {
  return memberRoute(updateAddress, async ({ address: given, accountNumber }, { borrowerId }) => {
    const address = validAddress(given);
    if (!address) return refuse('Error');
    return database.write(async (tx) => {
      const account = await accountOf(tx, borrowerId, accountNumber);
      if (!account || isClosed(account.holdCode)) return refuse('Error');
      if (!isCityOf(address.zipCode, address.city, address.state)) return refuse('ZipCityNoMatch');
      await saveAddress(tx, account.number, address);
      return ok({ address });
    });
  });
}
