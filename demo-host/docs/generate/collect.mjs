/** Reads everything that the documentation is generated from out of the sources, as plain data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSources } from '../../../packages/build/import-sources.mjs';
import { root } from '../../../packages/build/freshness.mjs';
import { packageOf, packageSources } from '../../../packages/build/package-sources.mjs';
import { catalogueModule } from '../../../packages/build/sentences/sections.mjs';
import { writeSources } from '../../../packages/build/sources.mjs';
import { findWidgets } from '../../../packages/build/widgets.mjs';
import { reservedHeightStyle } from '../../../packages/build/reserved-height.mjs';

const packages = join(root, 'packages');
const quote = (text) => JSON.stringify(text);

/** A file of the repository. @param {string} file */
export const read = (file) => readFileSync(join(root, file), 'utf8');

/** The module whose exports are the declarations. */
function source(widgets, texts) {
  return [
    "import { describeWidget } from '@portico/element';",
    "import { settingsRegistry } from '@portico/core/settings-registry';",
    `import { screens } from ${quote(join(packages, 'core/src/navigation/destination.ts'))};`,
    `import { plainWords } from ${quote(join(packages, 'core/src/plain-words/index.ts'))};`,
    `import { mistakesReference } from ${quote(join(packages, 'core/src/diagnose/mistakes/index.ts'))};`,
    "import { openApi } from '@portico/contract/openapi';",
    "import { refused } from '@portico/contract/fixtures';",
    `import { lenderPolicy } from ${quote(join(packages, 'cdn/src/policy.ts'))};`,
    ...widgets.map(({ name, file }, n) => `import { ${name} as w${n} } from ${quote(file)};`),
    ...texts.map((file, n) => `import * as t${n} from ${quote(file)};`),
    `export const widgets = [${widgets.map((_, n) => `[describeWidget(w${n}), w${n}]`)}];`,
    `export const texts = [${texts.map((_, n) => `t${n}`)}];`,
    "export const refusal = refused('Unauthorized');",
    'export const mistakes = mistakesReference();',
    'export { settingsRegistry, screens, plainWords, openApi, lenderPolicy };',
  ].join('\n');
}

/**
 * @typedef {object} Sentence
 * @property {string} key      of the setting that replaces it
 * @property {string} english
 * @property {string} spanish  the English one where it has none
 * @property {{ english: string | undefined, spanish: string | undefined }} plain  in the preset
 *
 * @typedef {import('../../../packages/element/src/define/describe-widget').WidgetDescription & {
 *   package: string, reserved: string, bytes: string | undefined }} DocumentedWidget
 */

/** The sentences of one group in both languages, and in the preset of plain words. */
async function sentencesOf({ group, english, languages }, plainWords) {
  const spanish = (await languages.es?.())?.default ?? {};
  const [plain, plainSpanish] = await Promise.all(
    ['en', 'es'].map(async (locale) => (await plainWords(locale, group)?.())?.default ?? {}),
  );
  return Object.entries(english).map(([name, sentence]) => {
    const key = `${group}.${name}`;
    return {
      key,
      english: sentence,
      spanish: spanish[name] ?? sentence,
      plain: { english: plain[key], spanish: plainSpanish[key] },
    };
  });
}

/** What a tag adds to an app, of the table in its package's README. */
function bytesOf(name, tag) {
  const row = new RegExp(`\\| \`@portico/${name}/${tag}\` +\\| +([\\d.]+ KB) \\|`);
  return row.exec(read(`packages/${name}/README.md`))?.[1];
}

function documented([description, { reservedHeight }], { file }) {
  const name = packageOf(file);
  return {
    ...description,
    package: name,
    reserved: reservedHeightStyle(reservedHeight),
    bytes: bytesOf(name, description.tag),
  };
}

/** All declarations. */
export async function collect() {
  await writeSources();
  const sources = findWidgets();
  const files = packageSources(catalogueModule);
  const found = await importSources('docs', source(sources, files));
  const groups = found.texts.flatMap((module, n) =>
    Object.values(module)
      .filter((value) => typeof value?.group === 'string')
      .map((texts) => ({ package: packageOf(files[n]), texts })),
  );
  const sentences = await Promise.all(
    groups.map(async ({ package: name, texts }) => ({
      package: name,
      sentences: await sentencesOf(texts, found.plainWords),
    })),
  );
  return {
    widgets: found.widgets.map((widget, n) => documented(widget, sources[n])),
    settings: found.settingsRegistry,
    screens: found.screens,
    openApi: found.openApi(),
    /** A refused answer. */
    refusal: found.refusal,
    lenderPolicy: found.lenderPolicy,
    /** The list of the mistakes on a page, in Markdown. */
    mistakes: found.mistakes,
    sentences,
  };
}
