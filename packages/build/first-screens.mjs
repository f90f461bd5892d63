/** Makes the first screen of every widget, by drawing it where there is no page. */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from './freshness.mjs';
import { alias, cdnName } from './lean/lean.mjs';
import { isAlike, prepared, withTexts } from './markup.mjs';
import { findWidgets } from './widgets.mjs';

/**
 * @typedef {object} FirstScreen
 * @property {string} id  tells the first screen of this build from that of another
 * @property {string} html  with its sentences marked: see `draw` in packages/element
 * @property {readonly string[]} buckets  of the setup, in which its language looks a sentence up
 * @property {boolean} varies  whether a flag of the lender's takes a field away
 * @property {import('../element/src/widget').Widget['reservedHeight']} [reservedHeight]  the height it keeps, where only that height is reserved
 */

/** The languages, with the buckets of the setup in which each looks a sentence up, the last first (D3). */
const languages = [
  { code: 'en', buckets: ['english', 'shared'] },
  { code: 'es', buckets: ['english', 'spanish', 'shared'] },
];

/** What a page can be like: each has a file of its own. The loader names them as well. */
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

/** With its sentences marked, unless a screen does more with one than show it. */
function screenOf({ plain, marked, reservedHeight, varies = false, texts: [english] }, code, own) {
  const same = isAlike(withTexts(marked, say(english)), plain);
  const html = same ? withTexts(marked, mark({ ...english, ...own })) : plain;
  return { html: prepared(html, code), varies, ...(reservedHeight && { reservedHeight }) };
}

const say = (sentences) => (key, values) => {
  const params = new URLSearchParams(values);
  return (sentences[key] ?? '').replace(/\{(\w+)\}/g, (whole, name) => params.get(name) ?? whole);
};

/** As the program in the page finds it; a sentence with its signs stays as it is. */
const mark = (sentences) => (key, values) => {
  const sentence = say(sentences)(key, values);
  return /[~|]/.test(sentence + values)
    ? sentence
    : `~${[key, sentence, ...(values ? [values] : [])].join('|')}~`;
};

/** Every widget with what draws it, in one module. */
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
