import type { Catalogue } from './catalogue';
import { diagnosedMark } from './diagnosed-mark';
import { findInApi } from './find-api';
import { findInAttributes } from './find-attributes';
import { findInConfiguration, findInWords } from './find-configuration';
import { findInLoaders, loadersOf } from './find-loaders';
import { findInPage, findInStyles } from './find-page';
import { findInViolation, watchPolicy } from './find-policy';
import { watchShift } from './find-shift';
import { findInTags, findNotLoaded, tagsOf } from './find-tags';
import { messageOf, type Found, type MistakeId } from './mistakes';
import type { PageStore } from '../page/page-store';

/** What the diagnosis needs. */
export type DiagnosisNeeds = {
  readonly page: Document;
  readonly store: PageStore;
  readonly catalogue: Catalogue;
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

const startedKey = Symbol.for('portico.diagnosis');

/**
 * Logs each mistake of the page once, also those made later; once per page for all copies of the
 * suite.
 */
export function diagnose({ page, store, catalogue, log }: DiagnosisNeeds): void {
  if (Reflect.has(globalThis, startedKey)) return;
  Reflect.set(globalThis, startedKey, true);
  const logged = new Set<string>();
  const say = (found: readonly Found[]) => {
    for (const one of found) {
      // One mistake in the policy causes others.
      if (logged.has(causes[one.id] ?? '')) continue;
      const message = messageOf(one);
      if (!logged.has(message)) log(message);
      logged.add(message).add(one.id);
    }
  };
  const shiftOf = watchShift();
  const given = () => givenOn(page, store);
  const findInGiven = () => [
    ...findInConfiguration(given(), new URL(location.href)),
    ...findInWords(store.get().configuration['words']),
  ];
  const look = () => {
    const [tags, configuration] = [tagsOf(page), given()];
    say(findInGiven());
    say(findInLoaders(loadersOf(page)));
    say(findInTags(tags, catalogue));
    say(findInAttributes(tags, catalogue));
    say(findInPage(page, tags, configuration['locale']));
  };
  watchPolicy(page, (violation) =>
    say(findInViolation(violation, ownAddresses(page, given()['api']), location.origin)),
  );
  followApi(store, given, say);
  followConfiguration(store, () => say(findInGiven()));
  void loaded(page).then(async () => {
    look();
    followChanges(page, look);
    const isRefused = findInGiven().some(({ id }) => id.startsWith('api-'));
    const isKnown = isRefused || !navigator.onLine;
    const inApi = isKnown ? [] : await findInApi(addressOf(given()['api']), location.origin);
    await passed(drawDelay);
    say(inApi);
    say(findInStyles(page, catalogue));
    say(shiftOf(tagsOf(page)));
    if (!isRefused && findNotLoaded(tagsOf(page), catalogue).length > 0) {
      await passed(loadLimit);
      say(findNotLoaded(tagsOf(page), catalogue));
    }
    performance.mark(diagnosedMark);
  });
}

/** The attributes of the first loader, and what `configure()` was given. */
function givenOn(page: Document, store: PageStore): Readonly<Record<string, unknown>> {
  const loader = loadersOf(page).find(({ type }) => type === 'module');
  return {
    ...Object.fromEntries(Object.entries(loader?.dataset ?? {})),
    ...store.get().configuration,
  };
}

/** Without a slash at the end, as the widgets read it. */
function addressOf(api: unknown): string | undefined {
  return typeof api === 'string'
    ? new URL(api || '/', location.href).href.replace(/\/+$/, '')
    : undefined;
}

function ownAddresses(page: Document, api: unknown): readonly string[] {
  const folders = loadersOf(page).map(({ src }) => new URL('.', src).href);
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
