/** Prerenders the first screen of every widget, without a page. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { root } from './freshness.mjs';
import { importSources } from './import-sources.mjs';
import { alias, cdnName } from './runtime/runtime.mjs';
import { isAlike, prepared, withTexts } from './markup.mjs';
import { languages, pageKind, textMark } from './page-protocol.mjs';
import { findWidgets } from './widgets.mjs';

/**
 * @typedef {object} FirstScreen
 * @property {string} id distinguishes the first screen of this build from that of another
 * @property {string} html with its texts marked: see `draw` in packages/element
 * @property {readonly string[]} buckets of the setup, in which its language looks a text up
 * @property {boolean} varies whether a flag of the lender hides a field
 * @property {boolean} onlyHeight the screen is known only in the page
 */

/**
 * @typedef {object} TagScreens
 * @property {Map<string, FirstScreen>} screens by kind of page
 * @property {import('./reserved-height.mjs').ReservedHeight} reservedHeight
 * @property {readonly import('../element/src/define/widget').FirstRead[]} firstReads
 * @property {readonly string[]} areas of the plain words that its first texts are from
 * @property {Readonly<Record<string, object>>} words the plain words that it waits for, by language
 */

/** The setup's buckets in which each language looks a text up, the last first (D3). */
const buckets = { en: ['english', 'shared'], es: ['english', 'spanish', 'shared'] };

/** Without and with plain words, in each language. */
const variants = [false, true].flatMap((isPlain) =>
  languages.map((language) => ({ isPlain, language })),
);

/** The kinds of page, each with its own file. */
export const kinds = [false, true].flatMap((isSignedIn) =>
  variants.map(({ isPlain, language }) => pageKind(isSignedIn, isPlain, language)),
);

/** @returns {Promise<Map<string, TagScreens>>} by tag */
export async function firstScreens() {
  const { areasOf, firstWords, prerender, widgets } = await bundled();
  const tags = new Map();
  for (const widget of widgets) {
    const { tag, reservedHeight, firstReads = [] } = widget;
    const screens = ofKinds(reservedHeight, await prerender(widget));
    const words = { en: await firstWords(widget, 'en'), es: await firstWords(widget, 'es') };
    tags.set(tag, { screens, reservedHeight, firstReads, areas: areasOf(widget), words });
  }
  return tags;
}

/** @returns {Map<string, FirstScreen>} by kind of page */
function ofKinds(reservedHeight, prerendered) {
  const facts = JSON.stringify([reservedHeight, prerendered]);
  const id = createHash('sha256').update(facts).digest('base64url').slice(0, 5);
  const screens = prerendered.flatMap((one) =>
    variants.map(({ isPlain, language }) => ({
      ...{ id, buckets: buckets[language] },
      ...screenOf(one, language, { ...one.texts[language], ...(isPlain && one.words[language]) }),
    })),
  );
  return new Map(kinds.map((kind, index) => [kind, screens[index]]));
}

/** With its texts marked, unless a screen does more with a text than show it. */
function screenOf({ plain, marked, onlyHeight, varies = false, texts }, code, own) {
  const same = isAlike(withTexts(marked, say(texts.en)), plain);
  const html = same ? withTexts(marked, mark({ ...texts.en, ...own })) : plain;
  return { html: prepared(html, code), varies, onlyHeight };
}

const say = (sentences) => (key, values) => {
  const params = new URLSearchParams(values);
  return (sentences[key] ?? '').replace(/\{(\w+)\}/g, (whole, name) => params.get(name) ?? whole);
};

/** Marks a text for the program in the page; one that contains `~` or `|` stays unmarked. */
const mark = (sentences) => (key, values) => {
  const sentence = say(sentences)(key, values);
  return /[~|]/.test(sentence + values) ? sentence : textMark(key, sentence, values);
};

/** Bundles all widgets and `prerender` into one module. */
async function bundled() {
  const widgets = findWidgets();
  const contents = [
    `export { areasOf, firstWords, prerender } from ${JSON.stringify(join(root, 'packages/element/build/prerender.mjs'))};`,
    ...widgets.map(
      ({ name, file }, index) => `import { ${name} as w${index} } from ${JSON.stringify(file)};`,
    ),
    `export const widgets = [${widgets.map((_, index) => `w${index}`).join(', ')}];`,
  ].join('\n');
  const define = { 'process.env.NODE_ENV': '"production"' };
  return importSources(`${cdnName}-first-screens`, contents, { alias, define });
}
