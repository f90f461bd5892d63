import { describe, expect, it } from 'vitest';
import { sentenceModules } from './modules.mjs';
import { findSections, languagesOf, type Section } from './sections.mjs';
import { checkTranslation, sectionFiles, translationFile } from './translation-file.mjs';

const faq: Section = {
  folder: 'faq.sentences',
  package: 'messages',
  name: 'faq',
  group: 'faq',
  built: new Map([
    ['en', { heading: 'FAQ of {lender}', more: 'More', count: '{count}' }],
    ['fr', { more: 'Plus' }],
  ]),
  plain: new Map([['en', { heading: 'Questions to {lender}' }]]),
  notes: { '*': 'The questions.', more: 'A button.' },
};
const translated = {
  'faq.heading': {
    english: 'FAQ of {lender}',
    plain: 'Questions to {lender}',
    translation: 'Foire de {lender}',
  },
  'faq.more': { english: 'More', translation: 'Plus' },
};

describe('the file to translate', () => {
  it('has each sentence in both registers, with its notes, and what is translated', () => {
    expect(translationFile([faq], 'fr').sentences).toEqual({
      'faq.heading': {
        english: 'FAQ of {lender}',
        plain: 'Questions to {lender}',
        note: 'The questions.',
        translation: '',
        plainTranslation: '',
      },
      'faq.more': { english: 'More', note: 'The questions. A button.', translation: 'Plus' },
      'faq.count': { english: '{count}', note: 'The questions.', translation: '' },
    });
  });

  it('keeps an earlier translation, and marks one whose English has changed until that is removed', () => {
    const changed = new Map([['en', { heading: 'Help of {lender}', more: 'More' }]]);
    const now = { ...faq, built: changed };
    const first = translationFile([faq], 'fr', { language: 'fr', sentences: translated });
    const second = translationFile([now], 'fr', first);
    expect(second.sentences['faq.heading']).toMatchObject({
      english: 'Help of {lender}',
      translation: 'Foire de {lender}',
      changed: 'FAQ of {lender}',
    });
    expect(second.sentences['faq.more']).not.toHaveProperty('changed');
    const third = translationFile([now], 'fr', second);
    expect(third.sentences['faq.heading']).toHaveProperty('changed', 'FAQ of {lender}');
    expect(checkTranslation([now], third).changed).toHaveLength(1);
  });
});

describe('a translated file', () => {
  it('is checked for what is missing, unknown, or has other placeholders', () => {
    expect(
      checkTranslation([faq], {
        language: 'fr',
        sentences: {
          'faq.heading': { ...translated['faq.heading'], translation: 'Foire de {nom}' },
          'faq.other': { english: 'Other', translation: 'Autre' },
        },
      }),
    ).toEqual({
      missing: ['faq.more'],
      changed: [],
      wrong: ['faq.other: unknown', 'faq.heading: placeholders “{nom}” in place of “{lender}”'],
    });
  });

  it('becomes the files of the sections, without what stays English or is the same', () => {
    const sentences = {
      'faq.heading': { ...translated['faq.heading'], plainTranslation: 'Questions à {lender}' },
      'faq.more': { ...translated['faq.more'], plainTranslation: 'Plus' },
      'faq.count': { english: '{count}', translation: '' },
    };
    const files = sectionFiles([faq], { language: 'fr', sentences });
    expect([...files].map(([path, text]) => [path, JSON.parse(text ?? '{}')])).toEqual([
      ['faq.sentences/fr.json', { heading: 'Foire de {lender}', more: 'Plus' }],
      ['faq.sentences/fr.plain.json', { heading: 'Questions à {lender}' }],
    ]);
    expect(
      sectionFiles([faq], { language: 'de', sentences: {} }).get('faq.sentences/de.json'),
    ).toBe(undefined);
  });
});

describe('a sentence that plain words leave out', () => {
  const section: Section = {
    ...faq,
    built: new Map([['en', { more: 'More' }]]),
    plain: new Map([['en', { more: '' }]]),
  };

  it('has nothing to translate in plain words, and is left out of those of the language too', () => {
    const { sentences } = translationFile([section], 'fr');
    expect(Object.keys(sentences['faq.more'] ?? {})).not.toContain('plainTranslation');
    const translation = { english: 'More', translation: 'Plus' };
    const files = sectionFiles([section], {
      language: 'fr',
      sentences: { 'faq.more': translation },
    });
    expect([...files].map(([path, text]) => [path, JSON.parse(text ?? '{}')])).toEqual([
      ['faq.sentences/fr.json', { more: 'Plus' }],
      ['faq.sentences/fr.plain.json', { more: '' }],
    ]);
  });
});

describe('[POR-150] what code needs of the sentences', () => {
  const modules = sentenceModules([faq], new Set(['messages']));
  const of = (path: string) =>
    [...modules].find(([file]) => file.endsWith(path))?.[1] ?? `no ${path}`;

  it('is made of the files of the folder: keys, group, and a loader for each further language', () => {
    expect(of('faq.sentences/index.ts')).toContain("export const faqTexts = defineTexts('faq', {");
    expect(of('faq.sentences/index.ts')).toContain("'fr': () => import('./fr')");
    expect(of('faq.sentences/fr.ts')).toContain('"more": "Plus"');
  });

  it('has the plain words of an area in one file per language, for its groups', () => {
    expect(of('plain-words/messages.en.generated.ts')).toContain(
      '"faq.heading": "Questions to {lender}"',
    );
    expect(of('plain-words/preset.generated.ts')).toContain('"faq": "messages"');
    expect(of('plain-words/preset.generated.ts')).toContain("'fr': {");
  });

  it('names the languages that the sections have files of, English first', () => {
    expect(languagesOf([faq])).toEqual(['en', 'fr']);
    expect(languagesOf(findSections())).toEqual(['en', 'es']);
  });
});
