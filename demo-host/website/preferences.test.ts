import { expect, it } from 'vitest';
import { chosenPreferences, readPreferences } from './preferences';

it.each([
  [{}, { lang: 'en', brand: 'cedar', scheme: 'auto' }],
  [
    { lang: 'es', brand: 'plum', scheme: 'dark' },
    { lang: 'es', brand: 'plum', scheme: 'dark' },
  ],
  [
    { lang: 'xx', brand: '"><script>' },
    { lang: 'en', brand: 'cedar', scheme: 'auto' },
  ],
])('reads %j as %j', (cookies: Record<string, string>, preferences) => {
  expect(readPreferences((name) => cookies[name])).toEqual(preferences);
});

it.each([
  ['', {}],
  ['?account=1-2-3', {}],
  ['?lang=es&brand=nothing', { lang: 'es' }],
  ['?scheme=dark', { scheme: 'dark' }],
])('takes from %s the choices %j', (query, chosen) => {
  expect(chosenPreferences(new URLSearchParams(query))).toEqual(chosen);
});
