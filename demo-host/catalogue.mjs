import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { findWidgets } from '../packages/build/widgets.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const { version } = JSON.parse(readFileSync(here('../package.json'), 'utf8'));

/** A module that imports every declaration and reduces them to what the console shows. */
function source() {
  const widgets = findWidgets();
  const imports = widgets.map(
    ({ name, file }, index) => `import { ${name} as widget${index} } from ${JSON.stringify(file)};`,
  );
  return `${imports.join('\n')}
import { settingsRegistry } from '@portico/core/settings-registry';
import { attributeName } from '../packages/element/src/properties';
import { describeCatalogue } from './console/describe-catalogue';
const widgets = [${widgets.map((_, index) => `widget${index}`).join(', ')}];
export const catalogue = describeCatalogue(widgets, settingsRegistry, attributeName, ${JSON.stringify(version)});`;
}

/**
 * Writes `dist/catalogue.json`: every widget and every setting as declared in the packages, for the
 * console's editor and snippets. Importing a declaration touches no DOM, so Node can read it.
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
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const { catalogue } = await import(`${bundle}?${Date.now()}`);
  await writeFile(here('dist/catalogue.json'), JSON.stringify(catalogue));
}
