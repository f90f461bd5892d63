import {
  apiOf,
  coreFile,
  firstScreenFile,
  kindOfPage,
  partFile,
  runtimeFile,
  type FileTable,
  type FirstScreenModule,
} from '@portico/contract/page-protocol';
import { sessionOfTabs } from '@portico/contract/tab-session';
import { publishConfiguration } from './configuration';
import { discover } from './discover';
import { publishApi, publishScan } from './page-api';
import { requestSetup } from './request-setup';

/** Milliseconds before code that could not be loaded is requested again. */
const retryDelayMs = 3000;

/** Milliseconds a first screen waits for those above it, which would shift it down if later. */
const waitForAboveMs = 1000;

/**
 * Shows the first screen of each widget and loads its code, each file once. A second loader is
 * harmless: with the same address it is the same module, with another it loads only tags that the
 * first does not know.
 *
 * @param table  which files a tag needs
 * @param url address of the loader, next to which the folder of the files is
 * @param load   imports a module by its address
 */
export function start(
  table: FileTable,
  url: string,
  load: (address: string) => Promise<FirstScreenModule> = (address) => import(address),
): void {
  /** Each tag and the signs of its parts. */
  const tags = table.tags.split(' ').map((word) => word.split('.'));
  /** The files requested so far. */
  const asked = new Set<string>();
  const configuration = publishConfiguration(url);
  /** Resolves once it is known whether the page has a session, which another tab may give. */
  const known = sessionOfTabs(apiOf(configuration));
  const folder = new URL(`${table.folder}/`, url).href;
  /** Resolves when the first screens found so far are shown or have timed out. */
  let above: Promise<unknown> | undefined;

  if (!isOfAnother({ localName: coreFile })) publishApi(() => get(coreFile));
  publishScan(discover(show));

  function show(name: string, element: Element): void {
    const tag = tags.find(([known]) => known === name);
    if (!tag || customElements.get(element.localName) || isOfAnother(element)) return;
    const entry = `${name}.js`;
    // The first screen stays, with its input; a slot adds the content between the tags.
    const again = () => {
      const box = element.shadowRoot?.lastElementChild;
      if (!box?.querySelector('slot'))
        box?.append(Reflect.get(HTMLDocument.prototype, 'createElement').call(document, 'slot'));
      asked.delete(entry);
      setTimeout(() => show(name, element), retryDelayMs);
    };
    const screen = () => firstScreenFile(entry, kindOfPage(configuration));
    once(screen());
    const shown = Promise.all([known.then(() => get(screen())), above])
      // Meanwhile the tag may have been defined for another element, and this one rendered.
      .then(([{ put }]) => customElements.get(element.localName) ?? put(element))
      .catch(nothing);
    above = Promise.race([shown, new Promise((late) => setTimeout(late, waitForAboveMs))]);
    // All at once: on a slow line a round trip takes longer than these bytes.
    for (const file of [runtimeFile, ...[...(tag[1] ?? '')].map(partFile)]) once(file);
    once(entry, () => void shown.then(again));
    void known.then(() => requestSetup(configuration));
  }

  /** Whether another loader found the tag first and loads it: two versions load nothing twice. */
  function isOfAnother({ localName }: Pick<Element, 'localName'>): boolean {
    return (configuration[localName] ??= folder) !== folder;
  }

  /** Requests files in parallel, not import by import; a failed file makes its entry fail too. */
  function once(file: string, failed: () => void = nothing): void {
    if (asked.has(file)) return;
    asked.add(file);
    get(file).catch(failed);
  }

  function get(file: string): Promise<FirstScreenModule> {
    return load(folder + file);
  }
}

function nothing(): void {
  // Only a failed entry matters, and that is retried.
}
