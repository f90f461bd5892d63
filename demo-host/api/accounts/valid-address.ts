import type { AccountAddress } from '@portico/contract';
import type { MailingAddress } from './address-store';

/** The address when each field is filled and valid (accounts §5). */
export function validAddress(given: AccountAddress): MailingAddress | undefined {
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
