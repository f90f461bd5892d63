/** Prerenders the first screen of every widget, without a page. */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './freshness.mjs';
import { alias, cdnName } from './runtime/runtime.mjs';
import { isAlike, prepared, withTexts } from './markup.mjs';
import { findWidgets } from './widgets.mjs';

/**
 * @typedef {object} FirstScreen
 * @property {string} id distinguishes the first screen of this build from that of another
 * @property {string} html with its texts marked: see `draw` in packages/element
 * @property {readonly string[]} buckets of the setup, in which its language looks a text up
 * @property {boolean} varies whether a flag of the lender hides a field
 * @property {import('../element/src/define/widget').Widget['reservedHeight']} [reservedHeight] set if only
 *   the height is reserved
 */

/** The languages, with the setup's buckets in which each looks a text up, the last first (D3). */
const languages = [
  { code: 'en', buckets: ['english', 'shared'] },
  { code: 'es', buckets: ['english', 'spanish', 'shared'] },
];

/** The kinds of page, each with its own file. The loader uses the same names. */
export const kinds = ['', 'in.'].flatMap((state) => languages.map(({ code }) => state + code));

/** @returns {Promise<Map<string, Map<string, FirstScreen>>>} by tag and kind of page */
export async function firstScreens() {
  const { prerender, widgets } = await bundled();
  const screens = new Map();
  for (const widget of widgets) screens.set(widget.tag, ofKinds(await prerender(widget)));
  return screens;
}

/** @returns {Map<string, FirstScreen>} by kind of page */
function ofKinds(prerendered) {
  const hash = createHash('sha256').update(JSON.stringify(prerendered)).digest('base64url');
  const id = hash.slice(0, 5);
  const screens = prerendered.flatMap((one) =>
    languages.map(({ code, buckets }, index) => ({
      ...{ id, buckets },
      ...screenOf(one, code, one.texts[index]),
    })),
  );
  return new Map(kinds.map((kind, index) => [kind, screens[index]]));
}

/** With its texts marked, unless a screen does more with a text than show it. */
function screenOf({ plain, marked, reservedHeight, varies = false, texts: [english] }, code, own) {
  const same = isAlike(withTexts(marked, say(english)), plain);
  const html = same ? withTexts(marked, mark({ ...english, ...own })) : plain;
  return { html: prepared(html, code), varies, ...(reservedHeight && { reservedHeight }) };
}

const say = (sentences) => (key, values) => {
  const params = new URLSearchParams(values);
  return (sentences[key] ?? '').replace(/\{(\w+)\}/g, (whole, name) => params.get(name) ?? whole);
};

/** Marks a text for the program in the page; one that contains `~` or `|` stays unmarked. */
const mark = (sentences) => (key, values) => {
  const sentence = say(sentences)(key, values);
  return /[~|]/.test(sentence + values)
    ? sentence
    : `~${[key, sentence, ...(values ? [values] : [])].join('|')}~`;
};

/** Bundles all widgets and `prerender` into one module. */
async function bundled() {
  const folder = join(root, 'node_modules', '.cache', 'portico-build');
  const outfile = join(folder, `${cdnName}-first-screens.mjs`);
  const widgets = findWidgets();
  mkdirSync(folder, { recursive: true });
  await build({
    stdin: {
      contents: [
        `export { prerender } from ${JSON.stringify(join(root, 'packages/element/build/prerender.mjs'))};`,
        ...widgets.map(
          ({ name, file }, index) =>
            `import { ${name} as w${index} } from ${JSON.stringify(file)};`,
        ),
        `export const widgets = [${widgets.map((_, index) => `w${index}`).join(', ')}];`,
      ].join('\n'),
      resolveDir: join(root, 'packages', 'portal'),
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['@portico/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    alias,
    logLevel: 'error',
  });
  return import(`${pathToFileURL(outfile).href}?${performance.now()}`);
}
