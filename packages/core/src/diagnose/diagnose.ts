import type { Catalogue } from './catalogue';
import { diagnosedMark } from './diagnosed-mark';
import { findInApi } from './find-api';
import { findInAttributes } from './find-attributes';
import {
  findInAttributesOfLoader,
  findInConfiguration,
  findInNames,
  findInWords,
} from './find-configuration';
import { findInLoaders, findNoTag, loadersOf } from './find-loaders';
import { findInPage, findInStyles } from './find-page';
import { findInViolation, watchPolicy } from './find-policy';
import { watchShift } from './find-shift';
import {
  findInClosed,
  findInTags,
  findInTemplates,
  findNotLoaded,
  findSelfClosed,
  mayBeSelfClosed,
  tagsOf,
} from './find-tags';
import { messageOf, type Found, type MistakeId } from './mistakes';
import { closedRootsName } from '@portico/contract/page-protocol';
import { loaderConfiguration } from '../page/configuration';
import type { PageStore } from '../page/page-store';

/** What the diagnosis needs. */
export type DiagnosisNeeds = {
  readonly page: Document;
  readonly store: PageStore;
  readonly catalogue: Catalogue;
  /** Where the files of the suite are; undefined for packages of npm. */
  readonly folder?: string | undefined;
  /** Address of the file with every mistake. */
  readonly file: string;
  readonly log: (message: string) => void;
};

/** Milliseconds for widgets to be drawn before the page is measured. */
const drawDelay = 1000;

/** Milliseconds after which the code of a tag is missing. */
const loadLimit = 5000;

/** Milliseconds during which changes of the page are collected. */
const changeDelay = 300;

/** What a mistake causes is not a mistake of its own. */
const causes: Readonly<Partial<Record<MistakeId, MistakeId>>> = {
  'tag-not-loaded': 'policy-script',
  'api-unreachable': 'policy-connect',
  'api-missing': 'policy-connect',
};

/** Milliseconds for a page to pass a closed shadow root to `portico.scan`. */
const closedLimit = 2000;

const startedKey = Symbol.for('portico.diagnosis');

/**
 * Logs each mistake of the page once, also those made later; once per page for all copies of the
 * suite.
 */
export function diagnose({ page, store, catalogue, folder, file, log }: DiagnosisNeeds): void {
  if (Reflect.has(globalThis, startedKey)) return;
  Reflect.set(globalThis, startedKey, true);
  const logged = new Set<string>();
  const say = (found: readonly Found[]) => {
    for (const one of found) {
      // One mistake in the policy causes others.
      if (logged.has(causes[one.id] ?? '')) continue;
      const message = messageOf(one, file);
      if (!logged.has(message)) log(message);
      logged.add(message).add(one.id);
    }
  };
  const shiftOf = watchShift();
  const loaders = () => loadersOf(page, folder);
  const given = () => ({
    ...setBefore(),
    ...ofLoader(loaders()),
    ...store.get().configuration,
  });
  const findInGiven = () => [
    ...findInAttributesOfLoader(ofLoader(loaders()), catalogue),
    ...findInNames(store.get().configuration),
    ...findInConfiguration(given(), new URL(location.href)),
    ...findInWords(store.get().configuration['words']),
  ];
  const look = () => {
    const [tags, configuration] = [tagsOf(page), given()];
    say(findInGiven());
    say(findInLoaders(loaders()));
    if (folder !== undefined) say(findNoTag(loaders(), configuration));
    say(findInTags(tags, catalogue));
    say(findInTemplates(page, tags));
    say(findInAttributes(tags, catalogue));
    say(findInPage(page, tags, configuration['locale']));
  };
  watchPolicy(page, (violation) =>
    say(
      findInViolation(
        violation,
        [...ownAddresses(loaders(), given()['api']), ...addressesIn(tagsOf(page))],
        location.origin,
      ),
    ),
  );
  followApi(store, given, say);
  followConfiguration(store, () => say(findInGiven()));
  void loaded(page).then(async () => {
    look();
    followChanges(page, look);
    const isRefused = findInGiven().some(({ id }) => id.startsWith('api-'));
    const isKnown = isRefused || !navigator.onLine || logged.has('loader-no-tag');
    const inApi = isKnown ? [] : await findInApi(addressOf(given()['api']), location.origin);
    await passed(drawDelay);
    say(inApi);
    say(findInStyles(page, catalogue));
    say(shiftOf(tagsOf(page)));
    if (!logged.has('tag-not-closed') && tagsOf(page).some(mayBeSelfClosed))
      say(findSelfClosed(tagsOf(page), await sourceOfPage()));
    if (!isRefused && findInClosed(closedRoots(), catalogue).length > 0) {
      await passed(closedLimit);
      say(findInClosed(closedRoots(), catalogue));
    }
    if (!isRefused && findNotLoaded(tagsOf(page), catalogue).length > 0) {
      await passed(loadLimit);
      say(findNotLoaded(tagsOf(page), catalogue));
    }
    performance.mark(diagnosedMark);
  });
}

/** The attributes of the first loader. */
function ofLoader(loaders: readonly HTMLScriptElement[]): Readonly<Record<string, unknown>> {
  const loader = loaders.find(({ type }) => type === 'module');
  return Object.fromEntries(Object.entries(loader?.dataset ?? {}));
}

/** What the page has set before the loader, as far as the loader has published it. */
function setBefore(): Readonly<Record<string, unknown>> {
  const { api, locale }: Record<string, unknown> = { ...loaderConfiguration() };
  return { ...(api !== undefined && { api }), ...(locale !== undefined && { locale }) };
}

/** The page's HTML as it came, from the browser's cache where it is there. */
async function sourceOfPage(): Promise<string> {
  try {
    return await (await fetch(location.href, { cache: 'force-cache' })).text();
  } catch {
    return '';
  }
}

/** The closed shadow roots that the loader has seen. */
function closedRoots(): readonly ShadowRoot[] {
  const shared: Record<symbol, readonly ShadowRoot[] | undefined> = globalThis;
  return shared[Symbol.for(closedRootsName)] ?? [];
}

/** Without a slash at the end, as the widgets read it. */
function addressOf(api: unknown): string | undefined {
  return typeof api === 'string'
    ? new URL(api || '/', location.href).href.replace(/\/+$/, '')
    : undefined;
}

function ownAddresses(loaders: readonly HTMLScriptElement[], api: unknown): readonly string[] {
  const folders = loaders.map(({ src }) => new URL('.', src).href);
  const address = addressOf(api);
  return address === undefined ? folders : [...folders, `${address}/api/`];
}

/** Logs when `configure()` names another API after the first widget. */
function followApi(
  store: PageStore,
  given: () => Readonly<Record<string, unknown>>,
  say: (found: readonly Found[]) => void,
): void {
  let before = given()['api'];
  store.subscribe(() => {
    const value = given()['api'];
    if (value === before) return;
    if (typeof before === 'string' && store.get().candidates.length + store.get().requests.size > 0)
      say([{ id: 'configure-late', values: { value: String(value), before } }]);
    before = value;
  });
}

/** Calls `look` after each `configure()`, which changes no element of the page. */
function followConfiguration(store: PageStore, look: () => void): void {
  let before = store.get().configuration;
  store.subscribe(() => {
    const { configuration } = store.get();
    if (configuration === before) return;
    before = configuration;
    look();
  });
}

/**
 * What the widgets show of other addresses, such as the frame for a card or the pictures of a map:
 * the browser does not say which script has added what a policy blocks.
 */
function addressesIn(tags: readonly Element[]): readonly string[] {
  return tags
    .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('[src]') ?? [])])
    .map((element) => element.getAttribute('src') ?? '')
    .filter((src) => URL.canParse(src) && new URL(src).origin !== location.origin)
    .map((src) => (new URL(src).origin === 'null' ? src : new URL(src).origin));
}

/** Calls `look` after elements or attributes of the page have changed. */
function followChanges(page: Document, look: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, changeDelay);
  }).observe(page, { childList: true, subtree: true, attributes: true });
}

function loaded(page: Document): Promise<unknown> {
  if (page.readyState === 'complete') return Promise.resolve();
  return new Promise((done) => addEventListener('load', done, { once: true }));
}

const passed = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
