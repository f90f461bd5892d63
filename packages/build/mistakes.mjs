/** The file with every mistake that the console of a page names. */
import { join } from 'node:path';
import { importSources } from './import-sources.mjs';
import { packagesDir } from './package-sources.mjs';

/** Its name: see `core/src/diagnose/mistakes`. */
export const mistakesFile = 'mistakes.html';

/** @returns {Promise<[name: string, text: string]>} */
export async function mistakesList() {
  const source = join(packagesDir, 'core/src/diagnose/mistakes/index.ts');
  const contents = `export { mistakesPage } from ${JSON.stringify(source)};`;
  const { mistakesPage } = await importSources('mistakes', contents);
  return [mistakesFile, mistakesPage()];
}
