/**
 * The sentences of the suite as they stand in the repository: a folder `<group>.sentences` per
 * section, with a file of JSON per language and register, `{ "key": "sentence" }`.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageOf, packagesDir } from '../package-sources.mjs';
import { BuildError } from '../report.mjs';

/** The language whose keys and placeholders every other has; complete. */
export const english = 'en';

/** `en.json`, `es.json`; those in plain words, only where they differ: `es.plain.json`. */
const sentencesFile = /^([a-z]{2,3})(\.plain)?\.json$/;

const notesFile = 'notes.json';

const ending = '.sentences';

/** The key of the note on all sentences of a section. */
export const wholeSection = '*';

/**
 * @typedef {Readonly<Record<string, string>>} Sentences by key
 *
 * @typedef {object} Section
 * @property {string} folder   absolute
 * @property {string} package  the folder name of its package
 * @property {string} name     of the folder, without its ending: `loan-details.errors`
 * @property {string} group    of the settings that replace its sentences: `loanDetails`
 * @property {ReadonlyMap<string, Sentences>} built  by language
 * @property {ReadonlyMap<string, Sentences>} plain  by language
 * @property {Sentences} notes  for translators, by key; that of `wholeSection` on all
 */

/** @returns {readonly Section[]} by package and folder */
export function findSections() {
  return sectionFolders()
    .filter((folder) => existsSync(join(folder, `${english}.json`)))
    .map(readSection);
}

/** Also those of which git has left only what was generated. @returns {readonly string[]} */
export function sectionFolders() {
  return readdirSync(packagesDir)
    .map((name) => join(packagesDir, name, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name.endsWith(ending))
        .map((entry) => join(entry.parentPath, entry.name)),
    )
    .sort();
}

/** The modules with the catalogues of the sections. */
export const catalogueModule = /\.sentences[\\/]index\.ts$/;

/** @param {readonly Section[]} sections @returns {readonly string[]} English first */
export function languagesOf(sections) {
  const found = sections.flatMap(({ built, plain }) => [...built.keys(), ...plain.keys()]);
  return [english, ...[...new Set(found)].filter((language) => language !== english).sort()];
}

/** @param {string} folder @returns {Section} */
function readSection(folder) {
  const name = basename(folder).slice(0, -ending.length);
  const [group = ''] = name.split('.');
  const keys = Object.keys(readTexts(join(folder, `${english}.json`)));
  const section = { built: new Map(), plain: new Map(), notes: {} };
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const texts = readTexts(join(folder, file));
    const [, language, register] = sentencesFile.exec(file) ?? [];
    if (language !== undefined) section[register ? 'plain' : 'built'].set(language, texts);
    else if (file === notesFile) section.notes = texts;
    else throw new BuildError(`${join(folder, file)} is named after no language: es.json`);
    const unknown = Object.keys(texts).find((key) => !keys.includes(key) && key !== wholeSection);
    if (unknown !== undefined)
      throw new BuildError(`${join(folder, file)}: ${english}.json has no "${unknown}"`);
  }
  return { folder, package: packageOf(folder), name, group: camelCase(group), ...section };
}

/** @param {string} file @returns {Sentences} @throws {BuildError} unless it is an object of texts */
function readTexts(file) {
  const found = parsed(file);
  const isRecord = typeof found === 'object' && found !== null && !Array.isArray(found);
  if (isRecord && Object.values(found).every((one) => typeof one === 'string')) return found;
  throw new BuildError(`${file} must be an object of texts: { "key": "sentence" }`);
}

function parsed(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BuildError(`${file}: ${error.message}`);
  }
}

/** `loan-details.errors` → `loanDetailsErrors`. @param {string} name */
export const camelCase = (name) =>
  name.replace(/[-.]([a-z0-9])/g, (_, letter) => letter.toUpperCase());
