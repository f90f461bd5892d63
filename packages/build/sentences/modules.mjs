/** What code needs of the sentences, as path → text, from the folder of the packages. Pure. */
import { relative } from 'node:path';
import { packagesDir } from '../package-sources.mjs';
import { camelCase, english, languagesOf, wholeSection } from './sections.mjs';

/** @typedef {import('./sections.mjs').Section} Section */

/** The area of the packages whose sentences several areas show. */
const sharedArea = 'shared';

/**
 * @param {readonly Section[]} sections
 * @param {ReadonlySet<string>} areas  the packages with tags
 * @returns {Map<string, string>}
 */
export function sentenceModules(sections, areas) {
  const files = new Map();
  const add = (file, text) => files.set(file, `// Made by packages/build/sentences\n${text}`);
  for (const section of sections) {
    const folder = relative(packagesDir, section.folder);
    add(`${folder}/index.ts`, sectionModule(section, folder));
    for (const [language, sentences] of section.built) {
      if (language !== english)
        add(`${folder}/${language}.ts`, `export default ${literal(sentences)};\n`);
    }
  }
  const areaOf = areasByGroup(sections, areas);
  const plain = plainFiles(sections, areaOf);
  for (const { area, language, sentences } of plain)
    add(
      `core/src/plain-words/${area}.${language}.generated.ts`,
      `export default ${literal(sentences)};\n`,
    );
  add(
    'core/src/plain-words/preset.generated.ts',
    presetModule(languagesOf(sections), areaOf, plain),
  );
  return files;
}

/** The module of a section: its English sentences, and what loads its other languages. */
function sectionModule({ name, group, package: owner, built, notes }, folder) {
  const constant = camelCase(name);
  const type = constant.replace(/^[a-z]/, (letter) => letter.toUpperCase());
  const from =
    owner === 'core' ? relative(folder, 'core/src/texts/texts') : '@portico/core/internal';
  const others = [...built.keys()].filter((language) => language !== english);
  const loaders = others.map((language) => `'${language}': () => import('./${language}')`);
  return `import { defineTexts } from '${from}';

/** ${notes[wholeSection] ?? `The sentences of ${name}.`} */
export const ${constant}Texts = defineTexts('${group}', ${literal(built.get(english) ?? {})}, {
  ${loaders.join(',\n  ')}
});

export type ${type}TextKey = keyof typeof ${constant}Texts.english;
`;
}

/**
 * The area of each group that has plain words: that of a package with tags, where one has sentences
 * of the group.
 */
function areasByGroup(sections, areas) {
  const areaOf = (group) =>
    sections.find((one) => one.group === group && areas.has(one.package))?.package ?? sharedArea;
  const changed = sections.filter(({ plain }) => plain.size > 0);
  return new Map(changed.map(({ group }) => [group, areaOf(group)]));
}

/** One file per area and language, so that a page loads few. */
function plainFiles(sections, areaOf) {
  const files = new Map();
  for (const section of sections) {
    for (const [language, sentences] of section.plain) {
      const area = areaOf.get(section.group);
      const id = `${area}.${language}`;
      const file = files.get(id) ?? { area, language, sentences: {} };
      for (const [key, sentence] of Object.entries(sentences))
        file.sentences[`${section.group}.${key}`] = sentence;
      files.set(id, file);
    }
  }
  return [...files.values()];
}

/** The preset of plain words: the area of each group that it changes, and the areas' files. */
function presetModule(languages, areaOf, plain) {
  const files = languages.map((language) => {
    const loaders = plain
      .filter((file) => file.language === language)
      .map(({ area }) => `'${area}': () => import('./${area}.${language}.generated'),`);
    return `  '${language}': {\n    ${loaders.join('\n    ')}\n  },`;
  });
  return `import { definePreset } from '../texts/texts';

/** The area whose files have plain words for a group of texts. */
export const areas = ${literal(Object.fromEntries(areaOf))} as const;

/**
 * Plain words, in place of the older words that the specification dictates:
 * \`configure({ words: plainWords })\`. Each area's file is loaded when its texts are first shown.
 */
export const plainWords = definePreset(areas, {
${files.join('\n')}
});
`;
}

const literal = (value) => JSON.stringify(value, undefined, 2);

/** @param {readonly string[]} languages */
export const languagesModule = (languages) => `// Made by packages/build/sentences
/** The languages of the suite. */
export const languages = ${JSON.stringify(languages)} as const;
`;
