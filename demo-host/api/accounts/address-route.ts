import { updateAddress, type AccountAddress } from '@portico/contract';
import { fail, isClosed, ok } from '@portico/rules';
import { memberRoute, type Route } from '../http/route';
import { accountOf } from '../ledger/account-store';
import type { Services } from '../services';
import { saveAddress, type MailingAddress } from './address-store';
import { isCityOf } from './zip-cities';

/** The address when each field is filled and valid (accounts §5). */
function validAddress(given: AccountAddress): MailingAddress | undefined {
  const [address1 = '', city = '', state = '', zipCode = ''] = [
    given.address1,
    given.city,
    given.state?.toUpperCase(),
    given.zipCode,
  ].map((text) => text?.trim());
  const isValid =
    address1 !== '' &&
    address1.length <= 45 &&
    city !== '' &&
    city.length <= 20 &&
    /^[A-Z]{2}$/.test(state) &&
    /^\d{5}$/.test(zipCode);
  return isValid ? { address1, city, state, zipCode } : undefined;
}

/** Saves the mailing address of an open account; the borrower's own stays as it is. */
export function addressRoute({ database }: Services): Route {
  return memberRoute(updateAddress, async ({ address: given, accountNumber }, { borrowerId }) => {
    const address = validAddress(given);
    if (!address) return fail('Error');
    return database.write(async (tx) => {
      const account = await accountOf(tx, borrowerId, accountNumber);
      if (!account || isClosed(account.holdCode)) return fail('Error');
      if (!isCityOf(address.zipCode, address.city, address.state)) return fail('ZipCityNoMatch');
      await saveAddress(tx, account.number, address);
      return ok({ address });
    });
  });
}
