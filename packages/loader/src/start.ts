import { publishConfiguration } from './configuration';
import { discover } from './discover';
import { hashLength, setLength, type Table } from './table';

const afterName = 1 + hashLength + setLength;

/**
 * Loads the widgets whose tags stand on the page, now and later, each once. A second loader does no
 * harm: of the same address it is the same module, of another it defines only what is not defined.
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
  const shared = table.shared.split(' ');
  /** What nobody has asked for yet. */
  const waiting = new Set([...shared, ...table.tags.split(' ')]);
  const address = (file: string): string => new URL(`${file}.js`, url).href;

  publishConfiguration(url);
  discover((name) => {
    const entry = [...waiting].find((word) => word.slice(0, -afterName) === name);
    if (!entry || customElements.get(`portico-${name}`)) return;
    waiting.delete(entry);
    const set = parseInt(entry.slice(-setLength), 36);
    shared.forEach((file, place) => {
      if (set & (2 ** place) && waiting.delete(file)) preload(file);
    });
    // What stands between the tags stays in sight when it fails, and a later tag tries again.
    load(address(entry.slice(0, -setLength))).catch(() => waiting.add(entry));
  });

  /** Fetches at the same time what the browser would find out about one file after another. */
  function preload(file: string): void {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address(file);
    document.head.append(link);
  }
}
