import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { importSources } from '../packages/build/import-sources.mjs';
import { packageOf, packageSources } from '../packages/build/package-sources.mjs';
import { catalogueModule } from '../packages/build/sentences/sections.mjs';
import { collectWidgets } from '../packages/element/build/collect.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('../package.json'), 'utf8'));

/** Source of a module with what the console shows. */
function source() {
  const texts = packageSources(catalogueModule);
  const quote = (text) => JSON.stringify(text);
  return `
${texts.map((file, n) => `import * as texts${n} from ${quote(file)};`).join('\n')}
export { allSettings } from '@portico/element/settings';
import { plainWords } from '@portico/core/plain-words';
export { describeCatalogue } from ${quote(here('console/describe-catalogue'))};
import { describeSentences } from ${quote(here('console/describe-sentences'))};

const texts = [${texts.map((file, n) => `[${quote(packageOf(file))}, texts${n}]`).join(', ')}];

export const catalogues = texts.flatMap(([packageName, file]) =>
  Object.values(file)
    .filter((value) => typeof value?.group === 'string')
    .map(({ group, english, languages }) => ({ packageName, group, english, languages })),
);

export const sentences = await describeSentences(catalogues, plainWords);`;
}

/**
 * Writes `dist/catalogue.json`: every widget, setting and sentence as declared in the packages, for
 * the console's editor and snippets; and `dist/sentences.json`: the sentences in each language, built
 * in and in plain words. Importing a declaration touches no DOM, so Node can read it.
 */
export async function writeCatalogue() {
  const { allSettings, catalogues, describeCatalogue, sentences } = await importSources(
    'catalogue',
    source(),
  );
  const catalogue = describeCatalogue({
    version,
    widgets: (await collectWidgets()).map(({ package: packageName, ...widget }) => ({
      packageName,
      ...widget,
    })),
    settings: allSettings,
    texts: catalogues,
  });
  await mkdir(here('dist'), { recursive: true });
  await Promise.all([
    writeFile(here('dist/catalogue.json'), JSON.stringify(catalogue)),
    writeFile(here('dist/sentences.json'), JSON.stringify(sentences)),
  ]);
}
