#!/usr/bin/env node
/**
 * `npm run sentences -- export fr [file]` writes one file to translate; an earlier one is resumed.
 * `npm run sentences -- check file` says what is missing or wrong in it.
 * `npm run sentences -- import fr file` writes the sections' files of the language.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { BuildError } from '../report.mjs';
import { writeChanged } from '../write-changed.mjs';
import { english, findSections } from './sections.mjs';
import { checkTranslation, sectionFiles, translationFile } from './translation-file.mjs';

const usage =
  'npm run sentences -- export <language> [file] | check <file> | import <language> <file>';

const commands = {
  export(language = '', file = `${language}.sentences.json`) {
    checkLanguage(language);
    const earlier = existsSync(file) ? read(file) : undefined;
    const made = translationFile(findSections(), language, earlier);
    writeFileSync(file, `${JSON.stringify(made, undefined, 2)}\n`);
    const { missing, changed } = checkTranslation(findSections(), made);
    return [`${file}: ${missing.length} to translate, ${changed.length} changed in English`];
  },

  check(file = '') {
    const { missing, changed, wrong } = checkTranslation(findSections(), read(file));
    const lines = [
      ...missing.map((name) => `${name}: missing`),
      ...changed.map((line) => `${line}: translate it again, and delete “changed”`),
      ...wrong,
    ];
    if (lines.length > 0) throw new BuildError(lines.join('\n'));
    return [`${file}: complete`];
  },

  import(language = '', file = '') {
    checkLanguage(language);
    const translated = read(file);
    if (translated.language !== language)
      throw new BuildError(`${file} is a translation to “${translated.language}”`);
    const { missing, wrong } = checkTranslation(findSections(), translated);
    if (wrong.length > 0) throw new BuildError(wrong.join('\n'));
    const files = [...sectionFiles(findSections(), translated)];
    for (const [path, text] of files) {
      if (text === undefined) rmSync(path, { force: true });
      else writeChanged(path, text);
    }
    const written = files.filter(([, text]) => text !== undefined);
    return [`${written.length} files written; ${missing.length} sentences stay English`];
  },
};

function checkLanguage(language) {
  if (!/^[a-z]{2,3}$/.test(language) || language === english) throw new BuildError(usage);
}

/** @param {string} file @returns {import('./translation-file.mjs').TranslationFile} */
function read(file) {
  if (!existsSync(file)) throw new BuildError(usage);
  try {
    const found = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof found.language === 'string' && isEntries(found.sentences)) return found;
  } catch (error) {
    throw new BuildError(`${file}: ${error.message}`);
  }
  throw new BuildError(`${file} must be { "language": "fr", "sentences": { "group.key": { … } } }`);
}

function isEntries(sentences) {
  const isText = (value) => typeof value === 'string';
  return Object.values(sentences).every((entry) => Object.values(entry).every(isText));
}

try {
  const [name = '', ...given] = process.argv.slice(2);
  const isUnknown = !Object.hasOwn(commands, name) || given.some((one) => one.startsWith('-'));
  if (isUnknown) throw new BuildError(usage);
  console.log(commands[name](...given).join('\n'));
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
