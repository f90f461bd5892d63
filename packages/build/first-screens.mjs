/** Prerenders the first screen of every widget, without a page. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { neededRules } from './chunk-rules.mjs';
import { root } from './freshness.mjs';
import { importSources } from './import-sources.mjs';
import { alias, cdnName } from './runtime/runtime.mjs';
import { classesIn, isAlike, prepared, withTexts } from './markup.mjs';
import { languages, pageKind, textMark } from './page-protocol.mjs';
import { findWidgets } from './widgets.mjs';

/**
 * @typedef {object} FirstScreen
 * @property {string} html with its texts marked: see `draw` in packages/element
 * @property {boolean} varies whether a flag of the lender hides a field
 * @property {boolean} onlyHeight the screen is known only in the page
 */

/**
 * @typedef {import('../ui/build/post-process.mjs').Rule} Rule
 * @typedef {object} TagScreens
 * @property {string} id distinguishes the first screens of this build from those of another
 * @property {Map<string, FirstScreen>} screens by kind of page
 * @property {Map<string, string>} errors that its code does not come, by kind of page
 * @property {Rule[]} rules of the classes they show
 * @property {import('./reserved-height.mjs').ReservedHeight} reservedHeight
 * @property {readonly import('../element/src/define/widget').FirstRead[]} firstReads
 * @property {readonly string[]} areas of the plain words that its first texts are from
 * @property {Readonly<Record<string, object>>} words the plain words that it waits for, by language
 */

/** The kinds of page, each with its own file. */
export const pageKinds = [false, true].flatMap((isSignedIn) =>
  [false, true].flatMap((isPlain) =>
    languages.map((language) => {
      const kind = pageKind(isSignedIn, isPlain, language);
      return { kind, isSignedIn, isPlain, language };
    }),
  ),
);

/** Classes of states that a first screen cannot have: their rules are loaded with the code. */
const ofState = /^(hover|active|disabled|aria-invalid):/;

/**
 * @param {readonly Rule[]} rules of all classes
 * @returns {Promise<Map<string, TagScreens>>} by tag
 */
export async function firstScreens(rules) {
  const { areasOf, byLanguage, firstWords, prerender, prerenderNoCode, ...widgets } =
    await bundled();
  const noCode = await prerenderNoCode();
  const tags = new Map();
  for (const widget of Object.values(widgets)) {
    const { tag, reservedHeight, firstReads = [] } = widget;
    const prerendered = await prerender(widget);
    const screens = new Map(
      pageKinds.map((page) => [page.kind, screenOf(prerendered[Number(page.isSignedIn)], page)]),
    );
    const errors = new Map(pageKinds.map((page) => [page.kind, screenOf(noCode, page).html]));
    const shown = [...[...screens.values()].map(({ html }) => html), ...errors.values()];
    const classes = shown.flatMap(classesIn);
    tags.set(tag, {
      id: shortHash([reservedHeight, prerendered]),
      ...{ screens, errors, reservedHeight, firstReads, areas: areasOf(widget) },
      rules: neededRules(
        classes.filter((name) => !ofState.test(name)),
        rules,
      ),
      words: await byLanguage((language) => firstWords(widget, language)),
    });
  }
  return tags;
}

/** With its texts marked, unless a screen does more with a text than show it. */
function screenOf(prerendered, { isPlain, language }) {
  const { plain, marked, onlyHeight, varies = false, texts, words } = prerendered;
  const sentences = { ...texts.en, ...texts[language], ...(isPlain && words[language]) };
  const same = isAlike(withTexts(marked, say(texts.en)), plain);
  const html = same ? withTexts(marked, mark(sentences)) : plain;
  return { html: prepared(html, language), varies, onlyHeight };
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

/** `prerender` and what belongs to it, and each widget by its tag. */
async function bundled() {
  const exported = [
    [
      'areasOf, byLanguage, firstWords, prerender, prerenderNoCode',
      join(root, 'packages/element/build/prerender.mjs'),
    ],
    ...findWidgets().map(({ tag, name, file }) => [`${name} as '${tag}'`, file]),
  ];
  const lines = exported.map(
    ([names, file]) => `export { ${names} } from ${JSON.stringify(file)};`,
  );
  const define = { 'process.env.NODE_ENV': '"production"' };
  return importSources(`${cdnName}-first-screens`, lines.join('\n'), { alias, define });
}

/** Of what JSON has of it. @param {unknown} value */
export function shortHash(value) {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 5);
}
