/** One file with every sentence of the suite, for a translator of a language. Pure. */
import { english, wholeSection } from './sections.mjs';

/**
 * @typedef {import('./sections.mjs').Section} Section
 *
 * @typedef {object} Entry
 * @property {string} english
 * @property {string} [plain]    English in plain words, where it differs
 * @property {string} [note]     what the sentence is for
 * @property {string} translation  empty until it is translated
 * @property {string} [plainTranslation]  where it differs
 * @property {string} [changed]  the English that an earlier translation was made of; the translator
 *   deletes it once the translation is right again
 *
 * @typedef {object} TranslationFile
 * @property {string} language
 * @property {Readonly<Record<string, Entry>>} sentences  by `group.key`
 */

/**
 * The file to translate. Keeps what is translated, in an earlier file or in the sections' own.
 *
 * @param {readonly Section[]} sections
 * @param {string} language
 * @param {TranslationFile} [earlier]
 * @returns {TranslationFile}
 */
export function translationFile(sections, language, earlier) {
  const sentences = {};
  for (const { section, key, name } of allKeys(sections)) {
    const { built, plain, notes } = section;
    const before = earlier?.sentences[name];
    const words = plain.get(english)?.[key];
    const own = plain.get(language)?.[key];
    const note = [notes[wholeSection], notes[key]].filter(Boolean).join(' ');
    const now = { english: built.get(english)[key], ...(words && { plain: words }) };
    sentences[name] = {
      ...now,
      ...(note && { note }),
      translation: before?.translation || built.get(language)?.[key] || '',
      ...((words || own) && { plainTranslation: before?.plainTranslation || own || '' }),
      ...changedSince(before, now),
    };
  }
  return { language, sentences };
}

/** The English that a translation was made of, where it is another one now. */
function changedSince(before, now) {
  if (!before?.translation) return {};
  if (before.changed !== undefined) return { changed: before.changed };
  if (before.english !== now.english) return { changed: before.english };
  return before.plain === now.plain ? {} : { changed: before.plain ?? '' };
}

/**
 * What is wrong in a file: `missing` sentences are shown in English, `wrong` ones keep it from being
 * imported.
 *
 * @param {readonly Section[]} sections
 * @param {TranslationFile} file
 * @returns {{ missing: string[], changed: string[], wrong: string[] }}
 */
export function checkTranslation(sections, { language, sentences }) {
  const current = translationFile(sections, language).sentences;
  const found = { missing: [], changed: [], wrong: [] };
  for (const name of Object.keys(sentences))
    if (!Object.hasOwn(current, name)) found.wrong.push(`${name}: unknown`);
  for (const [name, { english: built, plain }] of Object.entries(current)) {
    const { translation, plainTranslation, changed } = sentences[name] ?? {};
    if (!translation && hasWords(built)) found.missing.push(name);
    if (changed !== undefined) found.changed.push(`${name}: was “${changed}”`);
    found.wrong.push(
      ...otherPlaceholders(name, built, translation),
      ...otherPlaceholders(`${name} in plain words`, plain ?? built, plainTranslation),
    );
  }
  return found;
}

function otherPlaceholders(name, source, translation) {
  if (!source || !translation) return [];
  const [wanted, given] = [source, translation].map(placeholdersOf);
  return wanted === given ? [] : [`${name}: placeholders “${given}” in place of “${wanted}”`];
}

/** `{date}: {amount}` has none. */
const hasWords = (sentence) => /\p{L}/u.test(sentence.replace(/\{\w+\}/g, ''));

const placeholdersOf = (sentence) => (sentence.match(/\{\w+\}/g) ?? []).sort().join(' ');

/**
 * The sections' files of the language, as path → text; a file without sentences is undefined.
 *
 * @param {readonly Section[]} sections
 * @param {TranslationFile} file
 * @returns {Map<string, string | undefined>}
 */
export function sectionFiles(sections, { language, sentences }) {
  const files = new Map();
  for (const { section, key, name } of allKeys(sections)) {
    const { translation, plainTranslation } = sentences[name] ?? {};
    // What plain words do not show in English, they show in no language.
    const isLeftOut = section.plain.get(english)?.[key] === '';
    const add = (file, sentence, isOwn) => {
      const path = `${section.folder}/${file}`;
      files.set(path, { ...files.get(path), ...(isOwn && { [key]: sentence }) });
    };
    add(`${language}.json`, translation, Boolean(translation));
    if (isLeftOut) add(`${language}.plain.json`, '', Boolean(translation));
    else {
      const isOwn = Boolean(plainTranslation) && plainTranslation !== translation;
      add(`${language}.plain.json`, plainTranslation, isOwn);
    }
  }
  return new Map(
    [...files].map(([path, texts]) => [
      path,
      Object.keys(texts).length > 0 ? `${JSON.stringify(texts, undefined, 2)}\n` : undefined,
    ]),
  );
}

function allKeys(sections) {
  return sections.flatMap((section) =>
    Object.keys(section.built.get(english) ?? {}).map((key) => {
      return { section, key, name: `${section.group}.${key}` };
    }),
  );
}
