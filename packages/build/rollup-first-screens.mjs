/** Writes the file of each tag's first screen, once the name of its entry is known. */
import { pageKinds } from './first-screens.mjs';
import { bundleForPage } from './import-sources.mjs';
import {
  bucketsOf,
  callsFile,
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

/** @param {ReturnType<typeof import('./rollup-styles.mjs').chunkStyles>} styles @returns {import('rollup').Plugin} */
export function firstScreenFiles({ api }) {
  return {
    name: 'portico-first-screens',
    async generateBundle(_options, bundle) {
      const styles = api.styles();
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      // Puts a first screen into an element, the same for all tags.
      const { code: program } = await bundleForPage('packages/element/src/first-screen/cdn.ts');
      const heights = [];
      for (const [index, [tag, entry]] of tagEntries(Object.values(bundle)).entries()) {
        const first = api.first(tag);
        const { id, rules, reservedHeight } = first;
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
          const code = [...constants({ tag, first, page, styles, rules: shown }), program];
          const { code: minified } = await minifyCode(code.join('\n'));
          emit(firstScreenFile(entry, page.kind), minified);
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

/** Code with what the program reads of a tag and a kind of page. @returns {string[]} */
function constants({ tag, first, page, styles, rules }) {
  const { isSignedIn, isPlain, language } = page;
  const { html, varies, onlyHeight } = first.screens.get(page.kind);
  const values = {
    __PORTICO_TAG__: tag,
    __PORTICO_ID__: first.id,
    __PORTICO_HTML__: html,
    __PORTICO_NO_CODE__: first.errors.get(page.kind),
    // The last first: each later one replaces what is set before it.
    __PORTICO_BUCKETS__: bucketsOf(language).toReversed(),
    __PORTICO_RULES__: linesOf(rules),
    __PORTICO_FOUNDATION__: styles.baseCss,
    __PORTICO_STYLES__: styles.key,
    __PORTICO_RESERVES_HEIGHT__: onlyHeight,
    __PORTICO_VARIES__: varies,
    __PORTICO_HAS_FIELDS__: /<(input|select|textarea)\b/.test(html),
    __PORTICO_READS_FIRST__: isSignedIn && first.firstReads.length > 0,
    __PORTICO_FIRST_READS__: first.firstReads.map(({ call: { path }, query }) => ({
      call: { path },
      query,
    })),
    __PORTICO_LANGUAGE__: language,
    __PORTICO_WORDS__: isPlain ? first.words[language] : {},
    // A text with placeholders is followed by its values.
    __PORTICO_PARAMS__: [...html.matchAll(textMarks)].some(([, , , given]) => given),
  };
  return [
    // A widget of a signed-in borrower calls the API as soon as it is shown. Without this file
    // here, core requests it again and reports its failure.
    isSignedIn ? `import('./${callsFile}').catch(() => undefined);` : '',
    ...Object.entries(values).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`),
    isPlain ? presetCode(first.areas, language) : 'const __PORTICO_PRESET__ = undefined;',
  ];
}

/** @param {string} entry @param {string} kind @returns {string} the same as declarative HTML */
export function declaredFile(entry, kind) {
  return entry.replace(/js$/, `${kind}.html`);
}
