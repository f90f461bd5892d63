import {
  apiOf,
  callsFile,
  coreFile,
  firstScreenFile,
  isForDeveloper,
  kindOfPage,
  partFile,
  runtimeFile,
  storedSession,
  type FileTable,
  type FirstScreenModule,
} from '@portico/contract/page-protocol';
import { sessionOfTabs } from '@portico/contract/tab-session';
import { publishConfiguration } from './configuration';
import { discover } from './discover';
import { createFiles, type Load } from './files';
import { sendFirstReads } from './first-reads';
import { showContent, showNoCode } from './no-code';
import { publishApi, publishClosed, publishScan } from './page-api';
import { requestSetup } from './request-setup';

/** Milliseconds after which a tag whose code has not come says so. */
const noCodeMs = 8_000;

/** How many tries of its code fail before a tag says so at once. */
const triesBeforeNoCode = 3;

/** Milliseconds a first screen waits for those above it, which would shift it down if later. */
const waitForAboveMs = 1000;

/**
 * Shows the first screen of each widget, loads its code, each file once, and requests what it reads
 * first. Where the code does not come, the tag says so, and it is asked for again until it has come.
 * A second loader is harmless: with the same address it is the same module, with another it loads
 * only tags that the first does not know.
 *
 * @param table  which files a tag needs
 * @param url address of the loader, next to which the folder of the files is
 * @param load   imports a module by its address
 */
export function start(
  table: FileTable,
  url: string,
  load: Load = (address) => import(address),
): void {
  /** Each tag and the signs of its parts. */
  const tags = table.tags.split(' ').map((word) => word.split('.'));
  /** What to do after each failure of a tag's code, by tag. */
  const waiting = new Map<string, ((tries: number) => void)[]>();
  const configuration = publishConfiguration(url);
  /** Resolves once it is known whether the page has a session, which another tab may give. */
  const known = sessionOfTabs(apiOf(configuration));
  const files = createFiles(table, url, load);
  /** Resolves when the first screens found so far are shown or have timed out. */
  let above: Promise<unknown> | undefined;

  if (!isOfAnother({ localName: coreFile }))
    publishApi(apiOf(configuration), () => files.entry(coreFile, 'waitedFor'));
  publishScan(discover(show, isForDeveloper(configuration) ? publishClosed : undefined));

  function show(name: string, element: Element): void {
    const tag = tags.find(([known]) => known === name);
    if (!tag || customElements.get(element.localName) || isOfAnother(element)) return;
    const { shown, stop } = showFirstScreen(name, element);
    setTimeout(stop, noCodeMs);
    // All at once: on a slow line a round trip takes longer than these bytes.
    const parts = (tag[1] ?? '').match(/./g) ?? [];
    for (const file of [runtimeFile, ...parts.map(partFile)]) files.request(file);
    requestEntry(name, (tries) => {
      // The first screen stays, with its input.
      void shown.then(() => showContent(element));
      if (tries >= triesBeforeNoCode) stop();
    });
    void known.then(() => {
      requestSetup(configuration);
      if (!storedSession(apiOf(configuration))) return;
      sendFirstReads(element, table.reads[name] ?? [], configuration);
      files.request(callsFile);
    });
  }

  /**
   * Resolves when the first screen is shown, unless the element is defined before; `stop` says in
   * it, unless it is defined, that its code does not come.
   */
  function showFirstScreen(name: string, element: Element) {
    const isDefined = () => customElements.get(element.localName) !== undefined;
    const get = () => files.screen(firstScreenFile(`${name}.js`, kindOfPage(configuration)));
    void get();
    let screen: FirstScreenModule | undefined;
    const shown = Promise.all([known.then(get), above]).then(([found]) => {
      // Meanwhile the tag may have been defined for another element, and this one rendered.
      if (isDefined()) return;
      screen = found;
      found.put(element);
    });
    above = Promise.race([shown, new Promise((late) => setTimeout(late, waitForAboveMs))]);
    const stop = () => {
      if (isDefined()) return;
      const texts = table.noCode[kindOfPage(configuration)];
      if (screen) screen.stop?.(element);
      else if (texts) showNoCode(element, texts);
    };
    return { shown, stop };
  }

  /** Requests it for the first element of its tag. */
  function requestEntry(name: string, failed: (tries: number) => void): void {
    const others = waiting.get(name);
    if (others) return void others.push(failed);
    const all = [failed];
    waiting.set(name, all);
    void files.entry(`${name}.js`, 'entry', (tries) => {
      for (const one of all) one(tries);
    });
  }

  /** Whether another loader found the tag first and loads it: two versions load nothing twice. */
  function isOfAnother({ localName }: Pick<Element, 'localName'>): boolean {
    return (configuration[localName] ??= files.folder) !== files.folder;
  }
}
