/** Reads everything that the documentation is generated from out of the sources, as plain data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSources } from '../../../packages/build/import-sources.mjs';
import { root } from '../../../packages/build/freshness.mjs';
import { languages } from '../../../packages/build/page-protocol.mjs';
import { packageOf, packageSources } from '../../../packages/build/package-sources.mjs';
import { catalogueModule } from '../../../packages/build/sentences/sections.mjs';
import { writeSources } from '../../../packages/build/sources.mjs';
import { collectWidgets } from '../../../packages/element/build/collect.mjs';
import { reservedHeightStyle } from '../../../packages/build/reserved-height.mjs';

const packages = join(root, 'packages');
const quote = (text) => JSON.stringify(text);

/** A file of the repository. @param {string} file */
export const read = (file) => readFileSync(join(root, file), 'utf8');

/** The module whose exports are the declarations. */
function source(texts) {
  return [
    "import { allSettings, settingsOf } from '@portico/element/settings';",
    `import { screens } from ${quote(join(packages, 'core/src/navigation/destination.ts'))};`,
    `import { plainWords } from ${quote(join(packages, 'core/src/plain-words/index.ts'))};`,
    `import { mistakesReference } from ${quote(join(packages, 'core/src/diagnose/mistakes/index.ts'))};`,
    "import { presetParts } from '@portico/shared/payment-preset';",
    "import { openApi } from '@portico/contract/openapi';",
    "import { refused } from '@portico/contract/fixtures';",
    `import { lenderPolicy } from ${quote(join(packages, 'cdn/src/policy.ts'))};`,
    ...texts.map((file, n) => `import * as t${n} from ${quote(file)};`),
    `export const texts = [${texts.map((_, n) => `t${n}`)}];`,
    "export const refusal = refused('Unauthorized');",
    'export const mistakes = mistakesReference();',
    'export { allSettings, settingsOf, screens, presetParts, plainWords, openApi, lenderPolicy };',
  ].join('\n');
}

/**
 * @typedef {object} Sentence
 * @property {string} key      of the setting that replaces it
 * @property {readonly string[]} builtIn  in each language of the suite; the English one where it has none
 * @property {readonly (string | undefined)[]} plain  in each language, in the preset
 *
 * @typedef {import('../../../packages/element/src/define/describe-widget').WidgetDescription & {
 *   package: string, reserved: string, bytes: string | undefined, settings: readonly Setting[] }} DocumentedWidget
 *
 * @typedef {import('../../../packages/element/src/define/describe-widget').SettingDescription} Setting
 */

/** The sentences of one group in every language, and in the preset of plain words. */
async function sentencesOf({ group, english, languages: files }, plainWords) {
  const inEach = (fileOf) =>
    Promise.all(languages.map(async (language) => (await fileOf(language)?.())?.default ?? {}));
  const translated = await inEach((language) => files[language]);
  const plain = await inEach((language) => plainWords(language, group));
  return Object.entries(english).map(([name, sentence]) => {
    const key = `${group}.${name}`;
    return {
      key,
      builtIn: translated.map((words) => words[name] ?? sentence),
      plain: plain.map((words) => words[key]),
    };
  });
}

/** What a tag adds to an app, of the table in its package's README. */
function bytesOf(name, tag) {
  const row = new RegExp(`\\| \`@portico/${name}/${tag}\` +\\| +([\\d.]+ KB) \\|`);
  return row.exec(read(`packages/${name}/README.md`))?.[1];
}

function documented(widget) {
  return {
    ...widget,
    reserved: reservedHeightStyle(widget.reservedHeight),
    bytes: bytesOf(widget.package, widget.tag),
  };
}

/** All declarations. */
export async function collect() {
  await writeSources();
  const files = packageSources(catalogueModule);
  const found = await importSources('docs', source(files));
  const widgets = await collectWidgets();
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
    widgets: widgets.map((widget) => ({
      ...documented(widget),
      settings: found.settingsOf(widget.tag),
    })),
    settings: found.allSettings,
    screens: found.screens,
    presetParts: Object.keys(found.presetParts),
    openApi: found.openApi(),
    /** A refused answer. */
    refusal: found.refusal,
    lenderPolicy: found.lenderPolicy,
    /** The list of the mistakes on a page, in Markdown. */
    mistakes: found.mistakes,
    sentences,
  };
}
