import { expect, it } from 'vitest';
import { awaitsSentences, languageOf } from './page-protocol';

it.each([
  ['es-MX', 'es'],
  ['EN_us', 'en'],
  ['fr', undefined],
  ['', undefined],
])('the language tag %j is in the suite %j', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

it.each([
  [{ locale: 'fr', sentences: '/fr.json' }, true],
  [{ locale: 'fr' }, false],
  [{ locale: 'es-MX', sentences: '/fr.json' }, false],
  [{ sentences: '/fr.json' }, false],
])(
  '[POR-151] a first screen of the page %j waits for the sentences of a file: %j',
  (page, waits) => {
    expect(awaitsSentences(page)).toBe(waits);
  },
);
