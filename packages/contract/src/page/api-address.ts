/** Whether a host is this machine. */
export const isThisMachine = (host: string): boolean =>
  /^(localhost|127[.\d]+|\[::1])(:\d+)?$/.test(host);

/** Whether what is requested there is encrypted, or stays on this machine or the page's own site. */
export const isSafeOrigin = (origin: string, page: Pick<URL, 'origin'>): boolean =>
  origin === page.origin ||
  /^https:/.test(origin) ||
  isThisMachine(origin.replace(/^http:\/\//, ''));

/** Shown once to the page's developer when its API address is rejected. */
export const apiRefused = 'Portico: data-api must be https://… or a path of the site';

/**
 * Reads the API address that a page sets. Allowed are https, http on this machine, or the page's
 * own site or a path of it; without credentials, query or fragment. All readers use this function.
 *
 * @param configured `data-api` or `configure({ api })`; empty for the page's own origin
 * @param page the page's address, such as `location`
 * @returns origin and prefix without a trailing slash, regardless of `<base>`
 * @throws TypeError for every other address: then no request is sent
 */
export function apiAddress(configured: string, page: Pick<URL, 'href' | 'origin'>): string {
  const { href, origin, pathname } = new URL(configured || '/', page.href);
  const isSafe =
    origin === page.origin || (isSafeOrigin(origin, page) && !configured.startsWith('/'));
  // Without a scheme, a host name would be read as a path next to the page.
  if (isSafe && origin + pathname === href && /^(https?:|\/|$)/i.test(configured))
    return href.replace(/\/+$/, '');
  throw TypeError(apiRefused);
}
