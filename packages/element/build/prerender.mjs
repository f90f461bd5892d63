/**
 * Renders a widget's first screen at build time, with React. Bundled, with the widgets, by
 * `packages/build/first-screens.mjs`, because what it imports is TypeScript.
 */
import { languages as suiteLanguages } from '@portico/contract/page-protocol';
import { areas, plainWords } from '@portico/core/plain-words';
import { createTestCore, settle } from '@portico/core/testing';
import { Skeleton } from '@portico/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { WidgetProvider } from '../src/react/widget-provider';
import { Frame } from '../src/react/frame';
import { NoCode } from '../src/react/on-demand/start-error';
import { beginInstance, instanceOf, start } from '../src/define/instance';
import { WidgetRoot } from '../src/react/widget-root';

/**
 * @typedef {object} Prerendered
 * @property {string} plain    its markup in English
 * @property {string} marked   the same with `{group.key}` in place of each sentence
 * @property {boolean} onlyHeight  the screen is known only in the page: only its height is reserved
 * @property {boolean} [varies]  whether a lender's flag hides a field
 * @property {ByLanguage} texts  its sentences
 * @property {ByLanguage} words  those of them that plain words replace
 */

/** @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} ByLanguage */

/** Placeholder of the session's values. Markup that contains it shows what only the page knows. */
const somebody = 'known-only-to-the-page';
const borrower = {
  userToken: somebody,
  username: somebody,
  personalName: somebody,
  lastLoggedInIP: somebody,
  emailAddress: somebody,
};

/**
 * @param {import('../src/define/widget').Widget} widget
 * @returns {Promise<[Prerendered, Prerendered]>} without a session, and with one
 */
export async function prerender(widget) {
  return [await screenOf(widget, {}), await screenOf(widget, { session: borrower })];
}

async function screenOf(widget, options) {
  const { core } = createTestCore(options);
  // Three draws: the first loads the on-demand code; the last, years later, finds screens that show
  // the date.
  await draw(widget, core);
  const plain = await draw(widget, core);
  const later = await draw(widget, { ...core, now: () => core.now() + 1e11 });
  if (plain === undefined || plain !== later || plain.includes(somebody)) {
    const markup = skeletonOf(widget, core);
    const none = await byLanguage(() => ({}));
    return { plain: markup, marked: markup, onlyHeight: true, texts: none, words: none };
  }
  const used = new Map();
  const marked = await draw(widget, { ...core, texts: markedTexts(used) });
  const texts = await byLanguage((language) => sentencesIn(language, used));
  const words = await byLanguage((language) => plainSentences(language, used));
  const varies = await hidesFields(widget, core, plain);
  return { plain, marked: marked ?? plain, onlyHeight: false, varies, texts, words };
}

/**
 * The error that the code of a tag does not come.
 *
 * @returns {Promise<Prerendered>}
 */
export async function prerenderNoCode() {
  const { core } = createTestCore({});
  const used = new Map();
  const drawn = (one) => {
    const children = createElement(NoCode);
    return renderToString(createElement(WidgetProvider, { core: one, children }));
  };
  const marked = drawn({ ...core, texts: markedTexts(used) });
  const texts = await byLanguage((language) => sentencesIn(language, used));
  const words = await byLanguage((language) => plainSentences(language, used));
  return { plain: drawn(core), marked, onlyHeight: false, texts, words };
}

/**
 * The areas of the plain words that a widget's first texts are from.
 *
 * @param {import('../src/define/widget').Widget} widget
 */
export function areasOf({ texts }) {
  const found = texts.flatMap(({ group }) => (Object.hasOwn(areas, group) ? [areas[group]] : []));
  return [...new Set(found)].sort();
}

/** Whether a lender's flag hides a field. */
async function hidesFields(widget, core, plain) {
  const flags = new Set();
  const withOther = (other) => (definition, overrides) => {
    const found = core.setting(definition, overrides);
    if (definition.kind === 'flag') flags.add(definition);
    return definition === other ? { ...still, peek: () => !found.peek() } : found;
  };
  await draw(widget, { ...core, setting: withOther(undefined) });
  for (const flag of [...flags]) {
    const shown = namesIn((await draw(widget, { ...core, setting: withOther(flag) })) ?? plain);
    if (namesIn(plain).some((name) => !shown.includes(name))) return true;
  }
  return false;
}

const namesIn = (markup) => Array.from(markup.matchAll(/ name="(.*?)"/g), ([, name]) => name);

/** A signal whose value never changes. */
const still = { subscribe: () => () => undefined };

/** The markup; undefined where the screen reads what only a page can provide. */
async function draw(widget, core) {
  let asked = false;
  const ask = () => {
    asked = true;
    throw new Error('Not known at build time');
  };
  const storage = { get: ask, set: ask, remove: ask };
  const blind = {
    ...core,
    takeScreenData: ask,
    environment: {
      ...core.environment,
      sessionStorage: storage,
      localStorage: storage,
      location: { href: ask, assign: ask, state: ask, replace: ask },
    },
  };
  const host = { localName: widget.tag, childNodes: [] };
  beginInstance(widget, host);
  await start(instanceOf(host), core);
  try {
    const markup = renderToString(createElement(WidgetRoot, { container: host, core: blind }));
    await settle();
    // A busy screen, or one with an alert, needs values that only the page has.
    return asked || /aria-busy="true"|role="alert"/.test(markup) ? undefined : markup;
  } catch {
    return undefined;
  }
}

/** Returns the key in place of the sentence, and records each key used. */
function markedTexts(used) {
  return ({ group, english, languages }) => {
    const translate = (key, params) => {
      used.set(`${group}.${key}`, { key, english, languages });
      const values = params ? `?${new URLSearchParams(params)}` : '';
      return `{${group}.${key}${values}}`;
    };
    return { ...still, peek: () => translate };
  };
}

/** Of each language of the suite. */
export async function byLanguage(make) {
  const made = [];
  for (const language of suiteLanguages) made.push([language, await make(language)]);
  return Object.fromEntries(made);
}

async function sentencesIn(language, used) {
  const found = {};
  for (const [name, { key, english, languages }] of used) {
    const sentences = language === 'en' ? english : (await languages[language]?.())?.default;
    if (sentences?.[key] !== undefined) found[name] = sentences[key];
  }
  return found;
}

/**
 * The plain words of the texts that a widget waits for.
 *
 * @param {import('../src/define/widget').Widget} widget
 * @param {string} language
 * @returns {Promise<Readonly<Record<string, Readonly<Record<string, string>>>>>} by group
 */
export async function firstWords({ texts }, language) {
  const found = {};
  for (const { group } of texts) {
    const words = (await plainWords(language, group)?.())?.default ?? {};
    found[group] = Object.fromEntries(
      Object.entries(words).filter(([name]) => name.startsWith(`${group}.`)),
    );
  }
  return found;
}

async function plainSentences(language, used) {
  const found = {};
  for (const name of used.keys()) {
    const words = await plainWords(language, name.split('.')[0])?.();
    if (words?.default[name] === undefined) continue;
    if (/\[/.test(words.default[name]))
      throw new Error(`${name} needs the lender's telephone number`);
    found[name] = words.default[name];
  }
  return found;
}

function skeletonOf({ skeleton }, core) {
  const children = createElement(Frame, {
    busy: true,
    children: createElement(Skeleton, skeleton),
  });
  return renderToString(createElement(WidgetProvider, { core, children }));
}
