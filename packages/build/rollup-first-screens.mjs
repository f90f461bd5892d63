/** Writes the file of each tag's first screen, once the name of its entry is known. */
import { closure } from './chunk-rules.mjs';
import { pageKinds } from './first-screens.mjs';
import { bundleForPage } from './import-sources.mjs';
import {
  bucketsOf,
  declaredScreen,
  firstScreenFile,
  screenContent,
  textMarks,
} from './page-protocol.mjs';
import { minifyCode } from './minify-code.mjs';
import { linesOf } from './rollup-styles.mjs';
import { presetCode } from './words-files.mjs';
import { reservedHeightRule } from './reserved-height.mjs';
import { tagEntries } from './widgets.mjs';

/** The style sheet that reserves the height of every tag, next to the loader. */
export const heightsFile = 'portico.css';

/** The position of the rules that reserve heights: after those of all classes, each its own. */
const firstHeight = 1e4;

/** A view that a signed-in borrower sees first: its files are requested with the first screen. */
const signedInView = /\.signed-in\.view\.js$/;

/** @param {ReturnType<typeof import('./rollup-styles.mjs').chunkStyles>} styles @returns {import('rollup').Plugin} */
export function firstScreenFiles({ api }) {
  return {
    name: 'portico-first-screens',
    async generateBundle(_options, bundle) {
      const styles = api.styles();
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      const { code } = await bundleForPage('packages/element/src/first-screen/cdn.ts');
      const program = programs(code);
      const heights = [];
      for (const [index, [tag, entry]] of tagEntries(Object.values(bundle)).entries()) {
        const first = api.first(tag);
        const { id, rules, reservedHeight } = first;
        const views = signedInFiles(entry, bundle);
        const shownTag = `${tag}:not([hidden])`;
        const height = {
          order: firstHeight + index + 1,
          // All tags of a page share one style sheet.
          css: reservedHeightRule(`:host(${shownTag})`, reservedHeight),
        };
        heights.push(`${reservedHeightRule(shownTag, reservedHeight)}\n`);
        const sheet = entry.replace(/js$/, 'css');
        emit(sheet, [styles.baseCss, ...rules.map(({ css }) => css)].join('\n'));
        for (const page of pageKinds) {
          const { html, onlyHeight } = first.screens.get(page.kind);
          const shown = onlyHeight ? [...rules, height] : rules;
          const files = page.isSignedIn ? views : [];
          const screen = { tag, first, page, styles, rules: shown, files };
          emit(firstScreenFile(entry, page.kind), await fileOf(screen, program));
          if (onlyHeight || page.isSignedIn) continue;
          // For a page without a script.
          const link = `<link rel="stylesheet" href="${sheet}">`;
          const content = screenContent(id, link, html.replace(textMarks, '$2'));
          emit(declaredFile(entry, page.kind), `${declaredScreen(content)}\n`);
        }
      }
      emit(heightsFile, heights.join(''));
    },
  };
}

/**
 * The program that puts a first screen into an element is the same for all tags but for some parts,
 * so that it is minified once for each choice of parts, and not for each of its nearly 200 files.
 *
 * @param {string} code
 * @returns {(parts: Readonly<Record<string, boolean>>) => Promise<string>}
 */
function programs(code) {
  const minified = new Map();
  return (parts) => {
    const constants = Object.entries(parts).map(([name, is]) => `const ${nameOf(name)} = ${is};`);
    const key = constants.join('\n');
    const made = minified.get(key) ?? minifyCode(`${key}\n${code}`);
    minified.set(key, made);
    return made.then((result) => result.code);
  };
}

/** The file of a tag's first screen on a kind of page. @returns {Promise<string>} */
async function fileOf({ tag, first, page, styles, rules, files }, program) {
  const { isPlain, language } = page;
  const { html, varies, onlyHeight } = first.screens.get(page.kind);
  const values = {
    tag,
    id: first.id,
    html,
    noCode: first.errors.get(page.kind),
    // The last first: each later one replaces what is set before it.
    buckets: bucketsOf(language).toReversed(),
    rules: linesOf(rules),
    foundation: styles.baseCss,
    styles: styles.key,
    language,
    words: isPlain ? first.words[language] : {},
  };
  const code = await program({
    reservesHeight: onlyHeight,
    varies,
    hasFields: /<(input|select|textarea)\b/.test(html),
    // A text with placeholders is followed by its values.
    params: [...html.matchAll(textMarks)].some(([, , , given]) => given),
    isPlain,
  });
  const used = Object.entries(values).filter(([name]) => code.includes(nameOf(name)));
  const constants = used.map(([name, value]) => `${nameOf(name)}=${literal(value)}`);
  return [
    // The widget requests them again and reports their failure.
    ...files.map((file) => `import('./${file}').catch(()=>{});`),
    `const ${constants.join()};`,
    ...(isPlain ? [presetCode(first.areas, language)] : []),
    code,
  ]
    .join('\n')
    .replace(longNames, '$$$1');
}

/**
 * What the first views of a signed-in borrower need besides the entry.
 *
 * @param {string} entry
 * @param {Readonly<Record<string, { type: string, imports?: readonly string[], dynamicImports?: readonly string[] }>>} bundle
 * @returns {string[]}
 */
export function signedInFiles(entry, bundle) {
  const chunks = new Map(Object.entries(bundle).filter(([, { type }]) => type === 'chunk'));
  const initial = closure(entry, chunks);
  const views = [...initial]
    .flatMap((name) => chunks.get(name).dynamicImports)
    .filter((name) => signedInView.test(name));
  const files = new Set(views.flatMap((view) => [...closure(view, chunks)]));
  return [...files].filter((name) => !initial.has(name));
}

/** The name of a value in the program. */
const nameOf = (value) => `__PORTICO_${value.replace(/[A-Z]/g, '_$&').toUpperCase()}__`;

const longNames = /__PORTICO_(\w+?)__/g;

/** A value in code. Markup has more double quotes than single ones. */
function literal(value) {
  const json = JSON.stringify(value);
  if (typeof value !== 'string') return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** @param {string} entry @param {string} kind @returns {string} the same as declarative HTML */
export function declaredFile(entry, kind) {
  return entry.replace(/js$/, `${kind}.html`);
}
