/** Which copies of a package are in a built app, by the source maps of its files. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} folder  the built app
 * @param {RegExp} module  a file of the package, from the package's folder on
 * @returns {string[]} the folder of each copy
 */
export function copiesOf(folder, module) {
  const sources = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => sourcesOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    // Each map has paths of its own to the folder of packages.
    .map((source) => source.replace(/^.*?(?=node_modules\/)/, ''));
  const found = sources.flatMap((source) => {
    const at = source.search(module);
    return at < 0 ? [] : [source.slice(0, at)];
  });
  return [...new Set(found)];
}

/** Some bundlers divide a map into sections. */
function sourcesOf({ sources = [], sections = [] }) {
  return [...sources, ...sections.flatMap(({ map }) => sourcesOf(map))];
}
