import type { RequestDetails } from '@portico/server/parts';
import type { Services } from '../services';
import { relyingPartyOf, type RelyingParty } from './relying-party';

/** The relying party of a request; undefined where passkeys are not offered. */
export type Offer = (request: RequestDetails) => Promise<RelyingParty | undefined>;

/** Passkeys are offered where the setting is on, on pages of the origins that may use them. */
export function offeredTo({ settings, passkeyDomain: domain, passkeyOrigins }: Services): Offer {
  /** A page of the API's own origin sends no Origin header with a GET. */
  const ownOrigin = ({ sameOrigin, host }: RequestDetails) =>
    sameOrigin ? passkeyOrigins.find((one) => new URL(one).host === host) : undefined;

  return async (request) => {
    if (!(await settings.flag('profileOptions.usePasskeysOption'))) return undefined;
    const origin = request.origin ?? ownOrigin(request);
    return relyingPartyOf(origin, { origins: passkeyOrigins, domain });
  };
}
