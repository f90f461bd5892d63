import { fromJson, toJson } from '@portico/rules';
import { languages } from '../languages.generated';
import { acceptedAnswer } from '../version';
import { isThisMachine } from './api-address';

export { languages };
export type Language = (typeof languages)[number];

/**
 * What the loader, the first screens, core, the elements and the build must agree on: names in the
 * page and in storages, names of files, marks in markup, and the objects they exchange. The build
 * reads this file too (`packages/build/page-protocol.mjs`).
 */

/**
 * Attributes of the loader's script tag without `data-`; the API is its checked address. A first
 * screen replaces the name in `words` by the preset itself, a function. Also by tag,
 * `portico-sign-in`, the folder of the loader that loads it: no other one does.
 */
export type PageConfiguration = Readonly<Record<string, string | undefined>>;

/** A value of the configuration as an attribute has it: a text, or the JSON of an object. */
export function asAttribute(value: unknown): string | undefined {
  return value === undefined || typeof value === 'string' ? value : toJson(value);
}

/** `globalThis[Symbol.for(…)]`: the `PageConfiguration` that the loader publishes. */
export const configurationName = 'portico.configuration';

/** `window.portico` until there is a core, which replaces all of it but `scan`. */
export type PageActions = {
  readonly ready: Promise<unknown>;
  readonly configure: (given: object) => unknown;
  readonly signOut: () => Promise<unknown>;
  readonly session: { readonly isSignedIn: boolean; readonly displayName: string | undefined };
  /** The loader's own, at once. */
  readonly scan?: (root: ParentNode) => void;
};

/** Completes `window.portico`, and makes a core where no tag has: an entry next to theirs. */
export const coreFile = 'core.js';

/** Names the mistakes of a page in its console: next to the loader, which loads it for a developer. */
export const diagnoseFile = './debug.js';

/** `globalThis[Symbol.for(…)]`, where a developer looks at the page: the closed shadow roots attached to it. */
export const closedRootsName = 'portico.closedRoots';

/** The locale that follows the page: `<html lang>`. */
export const localeOfPage = 'auto';

/** A response, read to its end but not yet interpreted. */
export type HttpAnswer = { readonly status: number; readonly text: string };

/**
 * The requests that the loader and first screens have sent for core, by address: each with the token
 * it was sent with (empty for visitors), and without an answer once it is taken.
 */
export type EarlyRequests = Record<
  string,
  readonly [token: string, answer?: Promise<HttpAnswer>] | undefined
>;

/** `globalThis[Symbol.for(…)]`: the page's `EarlyRequests`. */
export const earlyRequestsName = 'portico.early';

/** In sessionStorage: the session as JSON, with its API's address as `api`. */
export const sessionKey = 'portico.session';

/** In localStorage: the setup last received, by bucket, with its API's address as `of`. */
export const settingsKey = 'portico.settings';

/** In localStorage: the names of the first screen's fields that a lender hides, by tag. */
export const hiddenFieldsKey = 'portico.hidden';

/** In sessionStorage: what was typed into a first screen before a reload, by tag and field. */
export const typedKey = 'portico.typed';

/** On the node in a shadow root that holds a first screen; its value identifies its build. */
export const boxAttribute = 'data-portico';

/** A first screen that a borrower can use, until React's screen replaces it. */
export type FirstScreenHandle = {
  /** Whether something is typed, filled in by the browser, or pressed, which must not be lost. */
  readonly isTouched: () => boolean;
  /**
   * Puts React's screen in its place, with what was typed and pressed.
   *
   * @param listening resolves when React's screen receives input
   */
  readonly handOver: (screen: Element, listening: Promise<unknown>) => void;
  /**
   * No code is awaited any more: links are followed, and other presses, those so far too, are not
   * kept but answered by `onPress`. What is typed is kept as before. Missing in earlier versions.
   */
  readonly stop?: (onPress: () => void) => void;
};

/** `box[Symbol.for(…)]`: the `FirstScreenHandle` of the first screen in a box. */
export const handleName = 'portico.firstScreen';

/** What the file of a first screen exports. */
export type FirstScreenModule = {
  /** Shows it in an element that has none, or adopts the one in the page's HTML. */
  readonly put: (host: Element) => void;
  /**
   * Says in it, once, that the code of its tag does not come, with a button that loads the page
   * again and keeps what was typed, except secrets. Code that comes later replaces it.
   */
  readonly stop?: (host: Element) => void;
};

/**
 * Each kind of page has its own first-screen files: `en`, `in.en` with a session, `plain.en` and
 * `in.plain.en` with plain words.
 */
export function pageKind(
  isSignedIn: boolean,
  isPlain: boolean,
  language: (typeof languages)[number],
): string {
  return (isSignedIn ? 'in.' : '') + (isPlain ? 'plain.' : '') + language;
}

/** The kind of this page. */
export function kindOfPage(configuration: PageConfiguration): string {
  const isSignedIn = storedSession(apiOf(configuration)) !== undefined;
  const isPlain = configuration['words'] !== undefined;
  return pageKind(isSignedIn, isPlain, languageOfScreens(configuration));
}

/** The language of this page's first screens. */
export function languageOfScreens(configuration: PageConfiguration): Language {
  return languageOf(languageOfPage(configuration)) ?? 'en';
}

/**
 * Whether the page is in a language that only a lender's file of sentences brings: first screens,
 * which the build has drawn in English, then keep their place unseen.
 */
export function awaitsSentences(configuration: PageConfiguration): boolean {
  const language = languageOfPage(configuration);
  return configuration['sentences'] !== undefined && !!language && !languageOf(language);
}

const languageOfPage = ({ locale = '' }: PageConfiguration) =>
  locale === localeOfPage ? rootOfPage().lang : locale;

/** The suite's language of a language tag: `es-MX` is Spanish. Undefined where it has none. */
export function languageOf(tag: string): Language | undefined {
  return languages.find((language) => primaryOf(tag) === language);
}

/** The language of a tag without its region. */
export const primaryOf = (tag: string): string => tag.toLowerCase().replace(/[-_].*/, '');

/** The parts of the setup that browsers read. */
export const setupBuckets = ['shared', 'english', 'spanish'] as const;
export type SetupBucket = (typeof setupBuckets)[number];

/** Those in which a language looks a setting up, in this order (D3, D143, D184). */
export const bucketsOf = (language: string): readonly SetupBucket[] =>
  language === 'es' ? ['shared', 'spanish', 'english'] : ['shared', 'english'];

/** Whether its developer looks at the page, on this machine or by `data-debug`, and not a borrower. */
export function isForDeveloper({ debug }: PageConfiguration): boolean {
  return debug !== undefined || isThisMachine(location.host);
}

/** The address of the page's API: the page's own origin where none is named. */
export function apiOf({ api = location.origin }: PageConfiguration): string {
  return api;
}

/** `<html>`. An element of the page could have the name of the document's property. */
export function rootOfPage(): HTMLElement {
  return Reflect.get(HTMLDocument.prototype, 'documentElement', document);
}

/** What of a stored session first screens and the loader use; nothing else of it is checked. */
export type StoredSession = {
  readonly api?: unknown;
  readonly userToken?: unknown;
  readonly servicingBranch?: unknown;
  readonly username?: unknown;
  readonly personalName?: unknown;
};

/** The session that core stores for the tab's next page, unless it belongs to another API. */
export function storedSession(api: string): StoredSession | undefined {
  const session: StoredSession = objectIn(() => sessionStorage.getItem(sessionKey));
  return session.api === api ? session : undefined;
}

/** The object in a JSON text; empty where a storage is blocked or the text is not JSON. */
export function objectIn(text: () => string | null): Readonly<Record<string, unknown>> {
  try {
    return Object.assign<Record<string, unknown>, unknown>({}, fromJson(text() ?? '0'));
  } catch {
    return {};
  }
}

/** The headers of a request to the API: the version of the contract, and what the session has of its own. */
export function requestHeaders(session: StoredSession | undefined): Record<string, string> {
  const headers = {
    Accept: acceptedAnswer,
    UserToken: session?.userToken,
    ServicingBranch: session?.servicingBranch,
  };
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    ),
  );
}

/** `sign-in.js` → `sign-in.in.es.js`, in the same folder. */
export function firstScreenFile(entry: string, kind: string): string {
  return entry.replace(/js$/, `${kind}.js`);
}

/** The runtime and the code that sign-in shares with other tags. */
export const runtimeFile = 'runtime.js';

/** What calls the API. The loader requests it on pages with a session, whose widgets need it at once. */
export const callsFile = 'calls.js';

/** A file of code that several tags share, from the one character that is its sign. */
export function partFile(sign: string): string {
  return `p${sign}.js`;
}

/** The preset of plain words, without its sentences. */
export const wordsFile = 'words.js';

/** `sign-in`, `en` → `words-sign-in.en.js`: the preset's sentences of an area. */
export function areaFile(area: string, language: string): string {
  return `words-${area}.${language}.js`;
}

/**
 * A GET that a tag sends first for a signed-in borrower: its path, and the property of the tag that
 * is its query, if it has one. Without the property, its value is in the address of the screen's page.
 */
export type FirstRead = readonly [path: string, property?: string, screen?: string];

/** Which files and reads each tag needs, inserted into the loader by the build; short, to be small. */
export type FileTable = {
  /** The folder next to the loader that holds all other files; its name is a hash of them. */
  readonly folder: string;
  /**
   * The tags without `portico-`, separated by spaces, each followed by the signs of the parts it
   * needs besides the runtime: `payment.a7` needs `pa.js` and `p7.js`.
   */
  readonly tags: string;
  /** The first reads of the tags that have some, by the name of the tag without `portico-`. */
  readonly reads: Readonly<Record<string, readonly FirstRead[]>>;
  /**
   * By kind of page: the sentence that a tag could not be loaded, and that of the
   * button beside it, for a tag without a first screen.
   */
  readonly noCode: Readonly<Record<string, readonly [sentence: string, button: string]>>;
};

/** A sentence in prerendered markup: `~group.key|sentence~`, or `~group.key|sentence|name=value~`. */
export function textMark(key: string, sentence: string, values: string): string {
  return `~${key}|${sentence}${values && `|${values}`}~`;
}

/** Finds each: its key, its sentence, and its values with the `|` before them. */
export const textMarks = /~(.*?)\|(.*?)(\|.*?)?~/g;

/**
 * Puts sentences into prerendered markup, escaped, so that they stay text whatever they contain.
 *
 * @param textOf the sentence of a key; anything but a text that is not empty keeps the one built in
 * @param fill puts the values of a sentence in place of its placeholders
 */
export function withSentences(
  html: string,
  textOf: (key: string) => unknown,
  fill: (sentence: string, values: string) => string,
): string {
  return html.replace(textMarks, (_, key: string, built: string, values = '') => {
    const found = textOf(key);
    if (typeof found !== 'string' || !found) return built;
    return fill(found, String(values)).replace(
      /[&<"]/g,
      (character) => `&#${character.charCodeAt(0)};`,
    );
  });
}

/** Fills the placeholders of a sentence from the values of its mark: `|name=value&…`. */
export function fillMark(sentence: string, values: string): string {
  const params = new URLSearchParams(values.slice(1));
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => params.get(name) ?? whole);
}

/** What the shadow root of an element with a first screen contains. */
export function screenContent(id: string, styles: string, html: string): string {
  return `${styles}<div ${boxAttribute}="${id}">${html}</div>`;
}

/** A first screen as declarative shadow DOM: an element takes it over with what is typed. */
export function declaredScreen(content: string): string {
  return `<template shadowrootmode="open">${content}</template>`;
}
