/** Writes what code needs of the sentences, and removes what was made of others before. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf, packagesDir } from '../package-sources.mjs';
import { findWidgets } from '../widgets.mjs';
import { writeChanged } from '../write-changed.mjs';
import { languagesModule, sentenceModules } from './modules.mjs';
import { findSections, languagesOf, sectionFolders } from './sections.mjs';

const plainWords = join(packagesDir, 'core/src/plain-words');

/** @returns {string[]} the files that changed, absolute */
export function writeSentences() {
  const sections = findSections();
  const areas = new Set(findWidgets().map(({ file }) => packageOf(file)));
  const files = new Map(
    [...sentenceModules(sections, areas)].map(([path, text]) => [join(packagesDir, path), text]),
  );
  const made = [
    ...sectionFolders().flatMap((folder) => namedIn(folder, /\.ts$/)),
    ...namedIn(plainWords, /\.generated\.ts$/),
  ];
  for (const file of made) if (!files.has(file)) rmSync(file);
  const changed = [...files].filter(([file, text]) => writeChanged(file, text));
  return [...writeLanguages(sections), ...changed.map(([file]) => file)];
}

/**
 * Also before the page protocol is read, which imports it.
 *
 * @returns {string[]} the files that changed, absolute
 */
export function writeLanguages(sections = findSections()) {
  const file = join(packagesDir, 'contract/src/languages.generated.ts');
  return writeChanged(file, languagesModule(languagesOf(sections))) ? [file] : [];
}

/** @param {string} folder @param {RegExp} name */
function namedIn(folder, name) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((file) => name.test(file)).map((file) => join(folder, file));
}
