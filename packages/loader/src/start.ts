import { publishConfiguration } from './configuration';
import { discover } from './discover';
import { hashLength, type Table } from './table';

/**
 * Loads the widgets whose tags stand on the page, now and later, each once. A second loader does no
 * harm: of the same address it is the same module, of another it defines only what is not defined.
 *
 * @param table  which files a tag needs
 * @param url    address of the loader, beside which the files stand
 * @param load   imports a module by its address
 */
export function start(
  { common, shared, tags }: Table,
  url: string,
  load: (address: string) => Promise<unknown> = (address) => import(address),
): void {
  const begun = new Set<string>();
  const first = (name: string): boolean => !begun.has(name) && !!begun.add(name);
  const address = (file: string): string => new URL(`${file}.js`, url).href;

  publishConfiguration(url);
  discover((name) => {
    const needed = tags[name];
    if (!needed || customElements.get(`portico-${name}`) || !first(name)) return;
    const set = parseInt(needed.slice(hashLength), 36);
    const others = shared.filter((_, place) => set & (2 ** place));
    [...common, ...others].filter(first).forEach(preload);
    // What stands between the tags stays in sight when it fails, and a later tag tries again.
    load(address(`${name}-${needed.slice(0, hashLength)}`)).catch(() => begun.delete(name));
  });

  /** Fetches at the same time what the browser would find out about one file after another. */
  function preload(file: string): void {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address(file);
    document.head.append(link);
  }
}
