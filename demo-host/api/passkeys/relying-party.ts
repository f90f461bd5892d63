import { isIP } from 'node:net';
import type { AllowedOrigins } from '../http/headers';

/** The page that asks, and the domain that its passkeys are for (WebAuthn's RP ID). */
export type RelyingParty = { readonly origin: string; readonly domain: string };

export type RelyingPartyOptions = {
  readonly origins: AllowedOrigins;
  /** The lender's domain; without it passkeys are for the host name of the page that asks. */
  readonly domain: string | undefined;
};

/**
 * The relying party of a request by its Origin header; undefined where browsers allow no passkeys
 * (no HTTPS, an IP address) and for origins that are not the lender's.
 */
export function relyingPartyOf(
  origin: string | undefined,
  { origins, domain }: RelyingPartyOptions,
): RelyingParty | undefined {
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  if (origins !== '*' && !origins.includes(origin)) return undefined;
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' && hostname !== 'localhost') return undefined;
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return undefined;
  if (domain === undefined) return { origin, domain: hostname };
  const isInside = hostname === domain || hostname.endsWith(`.${domain}`);
  return isInside ? { origin, domain } : undefined;
}
