/** Writes the file of each tag's first screen, once the name of its entry is known. */
import { bundleForPage } from './import-sources.mjs';
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
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      // Puts a first screen into an element, the same for all tags.
      const { code: program } = await bundleForPage('packages/element/src/first-screen/cdn.ts');
      // Ordered after the rules of all classes, each at its own place.
      let order = 1e4;
      const reserved = [];
      for (const { facadeModuleId, fileName } of Object.values(bundle)) {
        const tag = tagOf(facadeModuleId ?? null);
        if (tag === undefined) continue;
        const { screens, rules, reservedHeight, firstReads, areas, words } = api.first(tag);
        const styles = fileName.replace(/js$/, 'css');
        order += 1;
        reserved.push(`${reservedHeightRule(`${tag}:not([hidden])`, reservedHeight)}\n`);
        emit(styles, [baseCss, ...rules.map(({ css }) => css)].join('\n'));
        for (const [kind, { id, html, buckets, varies, onlyHeight }] of screens) {
          const [isSignedIn, isPlain] = [kind.startsWith('in.'), kind.includes('plain')];
          const language = kind.slice(-2);
          const box = `[${boxAttribute}="${id}"]`;
          const height = { order, css: reservedHeightRule(box, reservedHeight) };
          const facts = {
            __PORTICO_TAG__: tag,
            __PORTICO_ID__: id,
            __PORTICO_HTML__: html,
            __PORTICO_BUCKETS__: buckets,
            __PORTICO_RULES__: linesOf(onlyHeight ? [...rules, height] : rules),
            __PORTICO_FOUNDATION__: baseCss,
            __PORTICO_STYLES__: key,
            __PORTICO_RESERVES_HEIGHT__: onlyHeight,
            __PORTICO_VARIES__: varies,
            __PORTICO_HAS_FIELDS__: /<(input|select|textarea)\b/.test(html),
            __PORTICO_READS_FIRST__: isSignedIn && firstReads.length > 0,
            __PORTICO_FIRST_READS__: firstReads,
            __PORTICO_LANGUAGE__: language,
            __PORTICO_WORDS__: isPlain ? words[language] : {},
            // A text with placeholders is followed by its values.
            __PORTICO_PARAMS__: [...html.matchAll(textMarks)].some(([, , , values]) => values),
          };
          const known = Object.entries(facts).map(
            ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
          );
          const lines = [
            // A widget of a signed-in borrower calls the API as soon as it is shown. Without this
            // file here, core requests it again and reports its failure.
            isSignedIn ? `import('./${callsFile}').catch(() => undefined);` : '',
            ...known,
            isPlain ? presetCode(areas, language) : 'const __PORTICO_PRESET__ = undefined;',
            program,
          ];
          emit(firstScreenFile(fileName, kind), (await minifyCode(lines.join('\n'))).code);
          if (onlyHeight || isSignedIn) continue;
          // For a page without a script.
          const link = `<link rel="stylesheet" href="${styles}">`;
          const shown = screenContent(id, link, html.replace(textMarks, '$2'));
          emit(declaredFile(fileName, kind), `${declaredScreen(shown)}\n`);
        }
      }
      emit(heightsFile, reserved.join(''));
    },
  };
}

/** @param {string} entry @param {string} kind @returns {string} the same as declarative HTML */
export function declaredFile(entry, kind) {
  return entry.replace(/js$/, `${kind}.html`);
}
