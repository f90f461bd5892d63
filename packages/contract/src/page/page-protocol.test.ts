import { expect, it } from 'vitest';
import { awaitsSentences, languageOf } from './page-protocol';

it.each([
  ['es-MX', 'es'],
  ['EN_us', 'en'],
  ['eo', undefined],
  ['', undefined],
])('the language tag %j is in the suite %j', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

it.each([
  [{ locale: 'eo', sentences: '/eo.json' }, true],
  [{ locale: 'eo' }, false],
  [{ locale: 'es-MX', sentences: '/eo.json' }, false],
  [{ sentences: '/eo.json' }, false],
])(
  '[POR-151] a first screen of the page %j waits for the sentences of a file: %j',
  (page, waits) => {
    expect(awaitsSentences(page)).toBe(waits);
  },
);
