/** Reads every catalogue of texts from the sources. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importSources } from '../../build/import-sources.mjs';

const packages = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {object} Catalogue
 * @property {string} package  the package's folder name
 * @property {string} file     from the package's `src`, without extension
 * @property {string} name     of the exported constant
 * @property {string} group    of the settings that replace its texts
 * @property {string[]} keys
 */

/** @returns {Promise<Catalogue[]>} by package and file */
export async function collectCatalogues() {
  const files = readdirSync(packages).flatMap(textsOf);
  const { modules } = await importSources(
    'texts',
    [
      ...files.map(({ folder, file }, index) => {
        const path = JSON.stringify(join(packages, folder, 'src', file));
        return `import * as m${index} from ${path};`;
      }),
      `export const modules = [${files.map((_, index) => `m${index}`)}];`,
    ].join('\n'),
  );
  return files.flatMap(({ folder, file }, index) =>
    Object.entries(modules[index])
      .filter(([, exported]) => typeof exported.group === 'string')
      .map(([name, { group, english }]) => ({
        package: folder,
        file: file.replace(/\.ts$/, ''),
        name,
        group,
        keys: Object.keys(english),
      })),
  );
}

function textsOf(folder) {
  const sources = join(packages, folder, 'src');
  if (!existsSync(sources)) return [];
  return readdirSync(sources, { recursive: true })
    .filter((file) => file.endsWith('.texts.ts'))
    .sort()
    .map((file) => ({ folder, file }));
}
