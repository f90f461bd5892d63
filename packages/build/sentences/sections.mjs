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
const sentencesFile = /^([a-z]{2,3}(?:-[A-Za-z0-9]+)*)(\.plain)?\.json$/;

const ending = '.sentences';

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
 * @property {Sentences} notes  for translators, by key; that of `*` is on all
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
  const files = readdirSync(folder).map((file) => sentencesFile.exec(file) ?? []);
  const read = (register) =>
    new Map(
      files
        .filter(([file, , found]) => file !== undefined && found === register)
        .map(([file, language]) => [language, readSentences(join(folder, file))]),
    );
  const notes = join(folder, 'notes.json');
  return {
    ...{ folder, package: packageOf(folder), name, group: camelCase(group) },
    ...{ built: read(undefined), plain: read('.plain') },
    notes: existsSync(notes) ? readSentences(notes) : {},
  };
}

/** @param {string} file @returns {Sentences} @throws {BuildError} unless it is an object of texts */
function readSentences(file) {
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
