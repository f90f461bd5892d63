/** Origins that may be asked: what goes there is encrypted, or does not leave this machine. */
const safe = /^https:|^http:\/\/(localhost|127[.\d]+|\[::1])(:|$)/;

/** What the developer of a page is told, once, when its API is refused. */
export const apiRefused = 'Portico: data-api has to be https://… or a path of this site';

/**
 * Reads where a page says that its API is, in the one way for all who ask: https, http on this machine,
 * or the page's own site, also as a path of it; without credentials, query or fragment.
 *
 * @param said `data-api` or `configure({ api })`; empty for the page's own origin
 * @param page where the page is, as `location` says it
 * @returns origin and prefix without a slash at the end, whatever `<base>` says
 * @throws TypeError for every other address: nothing is asked and nothing is sent
 */
export function apiAddress(said: string, page: Pick<URL, 'href' | 'origin'>): string {
  const { href, origin, pathname } = new URL(said || '/', page.href);
  const isSafe = origin === page.origin || (safe.test(origin) && !said.startsWith('/'));
  // A host without its scheme would be a path beside the page.
  if (isSafe && origin + pathname === href && /^(https?:|\/|$)/i.test(said))
    return href.replace(/\/+$/, '');
  throw TypeError(apiRefused);
}
