import { isIP } from 'node:net';

/** The page that asks, and the domain that its passkeys are for (WebAuthn's RP ID). */
export type RelyingParty = { readonly origin: string; readonly domain: string };

export type RelyingPartyOptions = {
  /** Of the lender's pages that may use passkeys. */
  readonly origins: readonly string[];
  /** The lender's domain; without it passkeys are for the host name of the page that asks. */
  readonly domain: string | undefined;
};

/**
 * The origins that may use passkeys, as PASSKEY_ORIGINS lists them, separated by commas.
 * @throws for `*` and for anything but an origin: a passkey would otherwise be for any site.
 */
export function readPasskeyOrigins(text: string): readonly string[] {
  const origins = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  for (const one of origins) {
    if (URL.canParse(one) && new URL(one).origin === one) continue;
    const why =
      one === '*' ? '"*" would let any site use passkeys' : `"${one}" is not the origin of a page`;
    throw new Error(
      `PASSKEY_ORIGINS: ${why}. List the origins of your pages, such as https://www.lender.example,https://pay.lender.example.`,
    );
  }
  return origins;
}

/**
 * The relying party of a request by its Origin header; undefined where browsers allow no passkeys
 * (no HTTPS, an IP address) and for origins that are not the lender's.
 */
export function relyingPartyOf(
  origin: string | undefined,
  { origins, domain }: RelyingPartyOptions,
): RelyingParty | undefined {
  if (origin === undefined || !origins.includes(origin)) return undefined;
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' && hostname !== 'localhost') return undefined;
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return undefined;
  if (domain === undefined) return { origin, domain: hostname };
  const isInside = hostname === domain || hostname.endsWith(`.${domain}`);
  return isInside ? { origin, domain } : undefined;
}
