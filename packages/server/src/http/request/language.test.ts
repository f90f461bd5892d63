import { expect, it } from 'vitest';
import { acceptedLanguage } from './language';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['en', 'en'],
  ['es', 'es'],
  ['ES', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['es;q=1', 'es'],
  ['en-US,es;q=0.9', 'en'],
  ['est', 'en'],
])('the header Accept-Language %j asks for %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language);
});
