import { expect, it } from 'vitest';
import { wordsIn } from './words-in';

it.each([
  [{ en: 'Car', es: 'Auto' }, 'es', 'Auto'],
  [{ en: 'Car' }, 'es', 'Car'],
  [{ en: 'Car', es: ' ' }, 'es', 'Car'],
  [{ es: 'Auto' }, 'en', 'Auto'],
  [{}, 'en', undefined],
  [{ en: '' }, 'en', undefined],
  [{ en: 'Car' }, 'toString', 'Car'],
])('words of the API, %j in %s, are %s', (words, locale, shown) => {
  expect(wordsIn(words, locale)).toBe(shown);
});
