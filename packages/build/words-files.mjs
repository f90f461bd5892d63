/**
 * The files of the sentences that are loaded on demand: of the preset of plain words, one without
 * sentences, and one per language and area; of each other language, one per section.
 */
import { basename, dirname, join } from 'node:path';
import { root } from './freshness.mjs';
import { areaFile, wordsFile } from './page-protocol.mjs';

const folder = join(root, 'packages/core/src/plain-words');

/** The module of the preset without sentences: an entry, because only built text imports it. */
export const presetModule = join(folder, 'index.ts');

/**
 * The name of the chunk that begins with a module of sentences; undefined for another module.
 *
 * @param {string | null} [module]
 */
export function wordsChunk(module) {
  if (module === presetModule) return wordsFile;
  if (dirname(module ?? '') !== folder) return translationChunk(module ?? '');
  const [area, language] = basename(module).split('.');
  return areaFile(area, language);
}

/** `…/sign-in.sentences/es.ts` → `later-sign-in.es.js`. @param {string} module */
function translationChunk(module) {
  const [name, end] = basename(dirname(module)).split(/\.(?=sentences$)/);
  return end && `later-${name}.${basename(module, '.ts')}.js`;
}

/**
 * Code for the first screens in plain words: the preset, loaded on demand, and at once the files of
 * the areas that the tag is from. What fails is loaded again with the first text that needs it.
 *
 * @param {readonly string[]} areas
 * @param {string} language
 */
export function presetCode(areas, language) {
  const files = [wordsFile, ...areas.map((area) => areaFile(area, language))];
  return [
    `const __PORTICO_PRESET__ = () => import('./${wordsFile}').then((m) => m.plainWords);`,
    ...files.map((file) => `import('./${file}').catch(() => undefined);`),
  ].join('\n');
}
