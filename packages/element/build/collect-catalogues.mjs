/** Reads every catalogue of texts from the sources. */
import { importSources } from '../../build/import-sources.mjs';
import { packageOf, packageSources, pathInSource } from '../../build/package-sources.mjs';
import { catalogueModule } from '../../build/sentences/sections.mjs';

/**
 * @typedef {object} Catalogue
 * @property {string} package  the package's folder name
 * @property {string} file     from the package's `src`, without extension
 * @property {string} name     of the exported constant
 * @property {string} group    of the settings that replace its texts
 * @property {Readonly<Record<string, string>>} english
 */

/** @returns {Promise<Catalogue[]>} by package and file */
export async function collectCatalogues() {
  const files = packageSources(catalogueModule);
  const lines = files.map((file, index) => `export * as m${index} from ${JSON.stringify(file)};`);
  const modules = await importSources('texts', lines.join('\n'));
  return files.flatMap((file, index) =>
    Object.entries(modules[`m${index}`])
      .filter(([, exported]) => typeof exported.group === 'string')
      .map(([name, { group, english }]) => ({
        ...{ package: packageOf(file), file: pathInSource(file), name, group, english },
      })),
  );
}
