/** The files of the preset of plain words: one without sentences, and one per language and area. */
import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from './freshness.mjs';
import { areaFile, wordsFile } from './page-protocol.mjs';

const folder = join(root, 'packages/core/src/plain-words');
const areas = readdirSync(join(folder, 'en'))
  .map((file) => basename(file, '.ts'))
  .sort();

/** The letter that is an area's sign in the loader's table. @param {string} area */
export function signOfArea(area) {
  const index = areas.indexOf(area);
  if (index < 0) throw new Error(`No plain words for ${area}`);
  return String.fromCharCode(65 + index);
}

/**
 * The name of the preset's chunk that begins with a module; undefined for another module.
 *
 * @param {string | null} [module]
 */
export function wordsChunk(module) {
  if (module === join(folder, 'index.ts')) return wordsFile;
  const place = dirname(module ?? '');
  if (dirname(place) !== folder) return undefined;
  return areaFile(signOfArea(basename(module, '.ts')), basename(place));
}
