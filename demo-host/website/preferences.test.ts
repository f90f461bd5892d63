import { expect, it } from 'vitest';
import { chosenPreferences, readPreferences } from './preferences';

it.each([
  [{}, { lang: 'en', brand: 'cedar', scheme: 'auto', words: 'plain' }],
  [
    { lang: 'es', brand: 'plum', scheme: 'dark', words: 'built-in' },
    { lang: 'es', brand: 'plum', scheme: 'dark', words: 'built-in' },
  ],
  [
    { lang: 'xx', brand: '"><script>', words: 'others' },
    { lang: 'en', brand: 'cedar', scheme: 'auto', words: 'plain' },
  ],
])('reads %j as %j', (cookies: Record<string, string>, preferences) => {
  expect(readPreferences((name) => cookies[name])).toEqual(preferences);
});

it.each([
  ['', {}],
  ['?account=1-2-3', {}],
  ['?lang=es&brand=nothing', { lang: 'es' }],
  ['?scheme=dark', { scheme: 'dark' }],
  ['?words=built-in', { words: 'built-in' }],
])('takes from %s the choices %j', (query, chosen) => {
  expect(chosenPreferences(new URLSearchParams(query))).toEqual(chosen);
});
