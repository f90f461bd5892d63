import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { findWidgets } from '../packages/build/widgets.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const packages = here('../packages');
const { version } = JSON.parse(readFileSync(here('../package.json'), 'utf8'));

/** The folder of the package that contains a file. */
function packageOf(file) {
  return relative(packages, file).split(sep)[0];
}

/** Every file with English sentences: `*.texts.ts`. */
function findTexts() {
  return readdirSync(packages)
    .map((name) => join(packages, name, 'src'))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .filter((file) => file.endsWith('.texts.ts'))
        .map((file) => join(folder, file)),
    )
    .sort();
}

/** Source of a module that reduces every declaration to what the console shows. */
function source() {
  const widgets = findWidgets();
  const texts = findTexts();
  const quote = (text) => JSON.stringify(text);
  return `
${widgets.map(({ name, file }, n) => `import { ${name} as widget${n} } from ${quote(file)};`).join('\n')}
${texts.map((file, n) => `import * as texts${n} from ${quote(file)};`).join('\n')}
import { settingsRegistry } from '@portico/core/settings-registry';
import { describeWidget } from '@portico/element';
import { plainWords } from '@portico/core/plain-words';
import { describeCatalogue } from './console/describe-catalogue';
import { describeSentences } from './console/describe-sentences';

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
  const bundle = here('dist/catalogue.mjs');
  await mkdir(here('dist'), { recursive: true });
  await build({
    stdin: { contents: source(), resolveDir: here('.'), loader: 'ts' },
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: ['@portico/source'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const { catalogue, sentences } = await import(`${bundle}?${Date.now()}`);
  await Promise.all([
    writeFile(here('dist/catalogue.json'), JSON.stringify(catalogue)),
    writeFile(here('dist/sentences.json'), JSON.stringify(sentences)),
  ]);
}
