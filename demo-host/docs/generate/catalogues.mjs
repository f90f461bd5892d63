/** Pages of all settings and of all sentences. */
import { code, page, sentence, table, withCode } from './markdown.mjs';
import { anchorOf } from './tags.mjs';
import { languages } from '../../../packages/build/page-protocol.mjs';

const names = new Intl.DisplayNames('en', { type: 'language' });
const languageNames = languages.map((language) => names.of(language));

/** A catalogue has no list of its headings beside it. */
const wide = '---\naside: false\n---';

const kinds = { richText: 'rich text' };

function defaultOf(fallback) {
  if (typeof fallback === 'boolean') return fallback ? 'on' : 'off';
  const written = Array.isArray(fallback) ? fallback.join(', ') : String(fallback ?? '');
  return written === '' ? 'none' : code(written.replaceAll('`', "'"));
}

const place = (key) => `<a id="${anchorOf(key)}"></a>${code(key)}`;

function readers({ tags }) {
  return tags
    .map((name) => (name.startsWith('portico-') ? `[${code(name)}](/tags/${name})` : name))
    .join(', ');
}

/** Settings by group. @returns {Map<string, string>} the page of each */
export function settingsPages(settings) {
  return new Map(
    [...grouped(settings)].map(([group, own]) => [
      group,
      page(
        wide,
        `# ${group}`,
        `Settings of the group ${code(group)}: see [how settings work](/settings/).`,
        '<TableFilter label="Filter settings" />',
        table(
          ['key', 'kind', 'default', 'read by', 'what it does'],
          own.map((setting) => [
            place(setting.key),
            kinds[setting.kind] ?? setting.kind,
            defaultOf(setting.default),
            readers(setting),
            `${withCode(setting.doc)}${setting.setupOnly ? ' From the setup alone, never from a tag.' : ''}`,
          ]),
        ),
      ),
    ]),
  );
}

function groupOf({ key }) {
  return key.split('.')[0] ?? key;
}

function grouped(settings) {
  const groups = new Map();
  for (const setting of settings) {
    groups.set(groupOf(setting), [...(groups.get(groupOf(setting)) ?? []), setting]);
  }
  return groups;
}

/** Every setting on one page, with a filter. */
export function allSettingsPage(settings) {
  return page(
    wide,
    '# All settings',
    'Type words of a key or of what it does. A key leads to its group.',
    '<TableFilter label="Filter settings" />',
    table(
      ['key', 'what it does'],
      settings.map(({ key, doc }) => [
        `[${code(key)}](/settings/${key.split('.')[0]}#${anchorOf(key)})`,
        withCode(doc),
      ]),
    ),
  );
}

/** The sentences of each package, joined. */
function sentencesByPackage(groups) {
  const packages = new Map();
  for (const { package: name, sentences } of groups) {
    packages.set(name, [...(packages.get(name) ?? []), ...sentences]);
  }
  return packages;
}

/** @returns {Map<string, string>} the page of each package's sentences */
export function textsPages(groups) {
  return new Map(
    [...sentencesByPackage(groups)].map(([name, sentences]) => [
      name,
      page(
        wide,
        `# Texts of ${name}`,
        'A setting with the key replaces the sentence. Words in braces are filled in.',
        '<TableFilter label="Filter texts" />',
        table(
          ['key', ...languageNames],
          sentences.map(({ key, builtIn }) => [place(key), ...builtIn.map(sentence)]),
        ),
      ),
    ]),
  );
}

/** Every sentence in every language, for review on paper; the search of the site leaves it out. */
export function contentGuide(groups, version) {
  const packages = [...sentencesByPackage(groups)];
  const count = packages.reduce((sum, [, sentences]) => sum + sentences.length, 0);
  return page(
    '---\nsearch: false\naside: false\neditLink: false\n---',
    '# Content guide',
    `All ${count} sentences that a borrower can read in Portico ${version}, in ${languageNames.join(' and ')}, for a legal and a brand review. Print this page, or save it as a PDF, by the browser's print command.`,
    'Plain words are those of the [preset](/texts/#plain-words) `plainWords`; an empty cell means that the sentence stays. Words in braces, such as &#123;amount&#125;, are filled in. The lender’s own texts (agreements, notices, rich texts of the settings) are not part of it.',
    ...packages.map(([name, sentences]) =>
      page(
        `## ${name}`,
        table(
          ['Key', ...languageNames, ...languageNames.map((name) => `Plain words, ${name}`)],
          sentences.map(({ key, builtIn, plain }) => [
            code(key),
            ...builtIn.map(sentence),
            ...plain.map((words) => sentence(words ?? '')),
          ]),
        ),
      ).trim(),
    ),
  );
}
