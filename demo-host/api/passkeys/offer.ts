import type { AllowedOrigins } from '../http/headers';
import type { RequestDetails } from '../http/request-details';
import type { Services } from '../services';
import { relyingPartyOf, type RelyingParty } from './relying-party';

/** The relying party of a request; undefined where passkeys are not offered. */
export type Offer = (request: RequestDetails) => Promise<RelyingParty | undefined>;

/** Passkeys are offered where the setting is on, on pages of the lender's origins. */
export function offeredTo({ settings, passkeyDomain }: Services, origins: AllowedOrigins): Offer {
  return async ({ origin }) => {
    if (!(await settings.flag('profileOptions.usePasskeysOption'))) return undefined;
    return relyingPartyOf(origin, { origins, domain: passkeyDomain });
  };
}
