import { describe, expect, it } from 'vitest';
import { keysIn, markSentences, withoutMarkers } from './markers';
import { decidingBucket, readSentences } from './sentences';

const keys = Array.from({ length: 2000 }, (_, index) => `group.key${index}`);
const marked = new Map(
  Object.entries(markSentences(new Map(keys.map((key) => [key, `Sentence of ${key}`])), keys)),
);
const of = (key: string) => marked.get(key) ?? '';

describe('a marked sentence', () => {
  it('has its key, and reads as before', () => {
    for (const key of keys) expect(keysIn(of(key), keys)).toEqual([key]);
    expect(withoutMarkers(of('group.key1999'))).toBe('Sentence of group.key1999');
  });

  it('that contains another is found first', () => {
    const text = of('group.key7').replace('group', of('group.key300'));
    expect(keysIn(text, keys)).toEqual(['group.key7', 'group.key300']);
  });

  it('keeps its key when spaces at its ends are removed', () => {
    expect(keysIn(` ${of('group.key7')} `.trim(), keys)).toEqual(['group.key7']);
  });

  it('is none where the sentence is empty, and an unmarked text has no key', () => {
    expect(markSentences(new Map([['a.b', '']]), ['a.b'])).toEqual({});
    expect(keysIn('Sign in', keys)).toEqual([]);
  });
});

describe('the sentences that a borrower reads', () => {
  const sentences = {
    en: {
      builtIn: { 'a.one': 'One', 'a.two': 'Two' },
      plain: { 'a.two': 'Call us[ at {phone}].' },
    },
    es: { builtIn: { 'a.one': 'Uno', 'a.two': 'Dos' }, plain: {} },
  };
  const read = (
    lang: 'en' | 'es',
    words: 'plain' | 'built-in',
    buckets: Readonly<Record<string, Readonly<Record<string, string>>>> = {},
  ) => [...readSentences(sentences, { buckets }, { lang, words }).values()];

  it('are built in, or in plain words', () => {
    expect(read('en', 'built-in')).toEqual(['One', 'Two']);
    expect(read('en', 'plain')).toEqual(['One', 'Call us.']);
    expect(read('es', 'plain')).toEqual(['Uno', 'Dos']);
  });

  it('are empty where plain words leave them out', () => {
    const leftOut = { ...sentences, en: { ...sentences.en, plain: { 'a.one': '' } } };
    const read = (words: 'plain' | 'built-in') =>
      readSentences(leftOut, { buckets: {} }, { lang: 'en', words }).get('a.one');
    expect([read('plain'), read('built-in')]).toEqual(['', 'One']);
  });

  it('name the telephone number where it is set', () => {
    const shared = { 'globalOptions.customerServicePhone': '555-0100' };
    expect(read('en', 'plain', { shared })).toEqual(['One', 'Call us at {phone}.']);
  });

  it('are preceded by settings: shared, then the language, in Spanish then English', () => {
    const english = { 'a.one': 'English' };
    expect(read('es', 'plain', { english })[0]).toBe('English');
    expect(read('es', 'plain', { english, spanish: { 'a.one': 'Español' } })[0]).toBe('Español');
    expect(read('en', 'plain', { english, shared: { 'a.one': 'Shared' } })[0]).toBe('Shared');
  });
});

it('a sentence is edited in the bucket of the language, unless the shared one has it', () => {
  const settings = { buckets: { shared: { 'a.one': 'x' }, english: { 'a.two': 'y' } } };
  expect(decidingBucket(settings, ['a.one'], 'es')).toBe('shared');
  expect(decidingBucket(settings, ['a.two'], 'es')).toBe('spanish');
  expect(decidingBucket(settings, ['a.two', 'a.three'], 'en')).toBe('english');
});
