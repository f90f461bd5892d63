/** Writes the file of each tag's first screen, once the name of its entry is known. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './freshness.mjs';
import {
  boxAttribute,
  callsFile,
  declaredScreen,
  firstScreenFile,
  screenContent,
  textMarks,
} from './page-protocol.mjs';
import { minifyCode } from './rollup-minify.mjs';
import { linesOf } from './rollup-styles.mjs';
import { presetCode } from './words-files.mjs';
import { reservedHeightRule } from './reserved-height.mjs';
import { tagOf } from './widgets.mjs';

/** The style sheet that reserves the height of every tag, next to the loader. */
export const heightsFile = 'portico.css';

/** @param {ReturnType<typeof import('./rollup-styles.mjs').chunkStyles>} styles @returns {import('rollup').Plugin} */
export function firstScreenFiles({ api }) {
  return {
    name: 'portico-first-screens',
    async generateBundle(_options, bundle) {
      const { baseCss, key } = api.styles();
      const program = await firstScreenProgram();
      // Ordered after the rules of all classes, each at its own place.
      let place = 1e4;
      const reserved = [];
      for (const { facadeModuleId, fileName } of Object.values(bundle)) {
        const tag = tagOf(facadeModuleId ?? null);
        if (tag === undefined) continue;
        const { screens, rules, reservedHeight, firstReads, areas, words } = api.first(tag);
        reserved.push(reservedHeightRule(`${tag}:not([hidden])`, reservedHeight));
        place += 1;
        for (const [kind, { id, html, buckets, varies, onlyHeight }] of screens) {
          const language = kind.slice(-2);
          const box = `[${boxAttribute}="${id}"]`;
          const ofHeight = onlyHeight
            ? [{ order: place, css: reservedHeightRule(box, reservedHeight) }]
            : [];
          const facts = {
            __PORTICO_TAG__: tag,
            __PORTICO_ID__: id,
            __PORTICO_HTML__: html,
            __PORTICO_BUCKETS__: buckets,
            __PORTICO_RULES__: linesOf([...rules, ...ofHeight]),
            __PORTICO_FOUNDATION__: baseCss,
            __PORTICO_STYLES__: key,
            __PORTICO_RESERVES_HEIGHT__: onlyHeight,
            __PORTICO_VARIES__: varies,
            __PORTICO_READS_FIRST__: isSignedIn(kind) && firstReads.length > 0,
            __PORTICO_FIRST_READS__: firstReads,
            __PORTICO_LANGUAGE__: language,
            __PORTICO_WORDS__: isPlain(kind) ? words[language] : {},
            // A text with placeholders is followed by its values.
            __PORTICO_PARAMS__: [...html.matchAll(textMarks)].some(([, , , values]) => values),
          };
          const known = Object.entries(facts).map(
            ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
          );
          // A widget of a signed-in borrower calls the API as soon as it is shown. Without this file
          // here, core requests it again and reports its failure.
          const early = isSignedIn(kind)
            ? [`import('./${callsFile}').catch(() => undefined);`]
            : [];
          const preset = isPlain(kind)
            ? presetCode(areas, language)
            : 'const __PORTICO_PRESET__ = undefined;';
          const { code } = await minifyCode([...early, ...known, preset, program].join('\n'));
          this.emitFile({ type: 'asset', fileName: firstScreenFile(fileName, kind), source: code });
          if (onlyHeight || isSignedIn(kind)) continue;
          const source = declared(id, html, `${fileName.replace(/js$/, 'css')}`);
          this.emitFile({ type: 'asset', fileName: declaredFile(fileName, kind), source });
        }
        const css = [baseCss, ...rules.map((rule) => rule.css)].join('\n');
        this.emitFile({ type: 'asset', fileName: fileName.replace(/js$/, 'css'), source: css });
      }
      const source = `${reserved.join('\n')}\n`;
      this.emitFile({ type: 'asset', fileName: heightsFile, source });
    },
  };
}

const isSignedIn = (kind) => kind.startsWith('in.');
const isPlain = (kind) => kind.includes('plain');

/** @param {string} entry @param {string} kind @returns {string} the same as declarative HTML */
export function declaredFile(entry, kind) {
  return entry.replace(/js$/, `${kind}.html`);
}

/** The markup for a page without a script; its styles are the file next to it. */
function declared(id, html, styles) {
  const shown = html.replace(textMarks, '$2');
  const link = `<link rel="stylesheet" href="${styles}">`;
  return `${declaredScreen(screenContent(id, link, shown))}\n`;
}

/** The program that puts a first screen into an element, the same for all tags. */
async function firstScreenProgram() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'packages/element/src/first-screen/cdn.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    conditions: ['@portico/source'],
  });
  return outputFiles[0].text;
}
