import { ownScript, publishConfiguration } from './configuration';
import { discover } from './discover';
import type { Table } from './table';

/** Tags some loader on this page has taken on, so that two loaders fetch nothing twice. */
const place = Symbol.for('portico.loading');

/**
 * Loads the widgets whose tags stand on the page, now and later.
 *
 * @param table  which files a tag needs
 * @param url    address of the loader, beside which the files stand
 * @param load   imports a module by its address
 */
export function start(
  table: Table,
  url: string,
  load: (address: string) => Promise<unknown> = (address) => import(address),
): void {
  const shared: Record<symbol, Set<string> | undefined> = globalThis;
  const taken = (shared[place] ??= new Set());
  const preloaded = new Set<string>();

  publishConfiguration(ownScript(document, url));
  discover(document, (tag) => {
    const needed = table.tags[tag.slice('portico-'.length)];
    if (!needed || taken.has(tag) || customElements.get(tag)) return;
    taken.add(tag);
    const [entry, ...others] = needed.map((file) => new URL(`${table.files[file]}.js`, url).href);
    if (entry === undefined) return;
    others.forEach(preload);
    // What stands between the tags stays in sight when it fails, and a later tag tries again.
    load(entry).catch(() => taken.delete(tag));
  });

  function preload(address: string): void {
    if (preloaded.has(address)) return;
    preloaded.add(address);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}
