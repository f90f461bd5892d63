import type { Core } from '../core';

/** The key in the history state of a token removed from the address. */
const stateKey = 'porticoLink';

/**
 * The token of a mailed link: the one the page or the portal passes; else the parameter `token` of
 * the hash part of the address (`#token=…`), of the query inside it (D41), or of the address itself
 * (access §2), else the one that `hideLinkToken` removed from this address.
 */
export function linkToken({ environment }: Core, given: string | undefined): string | undefined {
  if (given) return given;
  const { location } = environment;
  const [address = '', hash = ''] = location.href().split(/#(.*)/s);
  const tokens = [hash, ...[hash, address].map((part) => part.split(/\?(.*)/s)[1])].map(tokenIn);
  return tokens.find((token) => token) ?? hiddenToken(location.href(), location.state());
}

/**
 * Removes a token from the address bar, so that no bookmark, screenshot or referrer contains it.
 * The history entry keeps it: reload and Back still work, in this tab only.
 */
export function hideLinkToken(core: Core, token: string): void {
  replaceAddress(core, token, (address) => ({ [stateKey]: { address, token } }));
}

/** Removes a used token from the address bar and from the history entry. */
export function dropLinkToken(core: Core, token: string): void {
  replaceAddress(core, token, () => ({ [stateKey]: undefined }));
}

function replaceAddress(
  { environment: { location } }: Core,
  token: string,
  kept: (address: string) => object,
): void {
  const before = location.href();
  const address = withoutToken(before, token);
  if (address === before) return;
  location.replace(address, { ...objectOf(location.state()), ...kept(address) });
}

/** The address without the token, which is a parameter or the last part of a portal's path. */
function withoutToken(href: string, token: string): string {
  const [address = '', hash] = href.split(/#(.*)/s);
  const rest = withoutParameter(address, token);
  if (hash === undefined) return rest;
  if (tokenIn(hash) === token) return [rest, withoutPair(hash, token)].filter(Boolean).join('#');
  const [path = '', query] = withoutParameter(hash, token).split(/\?(.*)/s);
  const shorter = path.replace(/\/([^/]+)$/, (whole, last: string) =>
    path.startsWith('/') && decoded(last) === token ? '' : whole,
  );
  return `${rest}#${shorter}${query === undefined ? '' : `?${query}`}`;
}

function withoutParameter(part: string, token: string): string {
  const [path = '', query] = part.split(/\?(.*)/s);
  if (query === undefined) return part;
  const others = withoutPair(query, token);
  return others === '' ? path : `${path}?${others}`;
}

function withoutPair(query: string, token: string): string {
  const others = query.split('&').filter((pair) => tokenIn(pair) !== token);
  return others.join('&');
}

function tokenIn(query = ''): string | null {
  return new URLSearchParams(query).get('token');
}

function hiddenToken(href: string, state: unknown): string | undefined {
  const kept: Partial<Record<'address' | 'token', unknown>> = objectOf(
    Reflect.get(objectOf(state), stateKey),
  );
  return kept.address === href && typeof kept.token === 'string' ? kept.token : undefined;
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
