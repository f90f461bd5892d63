import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { importSources } from '../packages/build/import-sources.mjs';
import { packageOf, packageSources } from '../packages/build/package-sources.mjs';
import { catalogueModule } from '../packages/build/sentences/sections.mjs';
import { findWidgets } from '../packages/build/widgets.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('../package.json'), 'utf8'));

/** Source of a module that reduces every declaration to what the console shows. */
function source() {
  const widgets = findWidgets();
  const texts = packageSources(catalogueModule);
  const quote = (text) => JSON.stringify(text);
  return `
${widgets.map(({ name, file }, n) => `import { ${name} as widget${n} } from ${quote(file)};`).join('\n')}
${texts.map((file, n) => `import * as texts${n} from ${quote(file)};`).join('\n')}
import { settingsRegistry } from '@portico/core/settings-registry';
import { describeWidget } from '@portico/element';
import { plainWords } from '@portico/core/plain-words';
import { describeCatalogue } from ${quote(here('console/describe-catalogue'))};
import { describeSentences } from ${quote(here('console/describe-sentences'))};

const widgets = [${widgets.map(({ file }, n) => `[${quote(packageOf(file))}, widget${n}]`).join(', ')}];
const texts = [${texts.map((file, n) => `[${quote(packageOf(file))}, texts${n}]`).join(', ')}];

const catalogues = texts.flatMap(([packageName, file]) =>
  Object.values(file)
    .filter((value) => typeof value?.group === 'string')
    .map(({ group, english, languages }) => ({ packageName, group, english, languages })),
);

export const sentences = await describeSentences(catalogues, plainWords);

export const catalogue = describeCatalogue({
  version: ${quote(version)},
  widgets: widgets.map(([name, widget]) => ({ packageName: name, ...describeWidget(widget) })),
  settings: settingsRegistry,
  texts: catalogues,
});`;
}

/**
 * Writes `dist/catalogue.json`: every widget, setting and sentence as declared in the packages, for
 * the console's editor and snippets; and `dist/sentences.json`: the sentences in both languages, built
 * in and in plain words. Importing a declaration touches no DOM, so Node can read it.
 */
export async function writeCatalogue() {
  const { catalogue, sentences } = await importSources('catalogue', source());
  await mkdir(here('dist'), { recursive: true });
  await Promise.all([
    writeFile(here('dist/catalogue.json'), JSON.stringify(catalogue)),
    writeFile(here('dist/sentences.json'), JSON.stringify(sentences)),
  ]);
}
