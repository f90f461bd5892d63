import { join } from 'node:path';
import type { Texts } from '@portico/core/internal';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../architecture/source-files';

/** Every catalogue of texts: what the folders `*.sentences` export. */
const modules: readonly object[] = await Promise.all(
  sourceFiles
    .filter(({ path }) => path.endsWith('.sentences/index.ts'))
    .map(({ path }): Promise<object> => import(join(root, path))),
);
const exported = modules.flatMap((module) => Object.values(module));
const catalogues = [...new Set(exported)].filter(isCatalogue);

describe('the Spanish sentences', () => {
  it.each(catalogues.map((texts) => [texts.group, texts] as const))(
    'of %s are complete and keep the placeholders',
    async (_group, { english, languages }) => {
      const spanish = (await languages.es?.())?.default ?? {};
      for (const [key, sentence] of Object.entries(english)) {
        const translation = spanish[key] ?? (hasWords(sentence) ? '' : sentence);
        expect(translation, key).not.toBe('');
        expect(placeholders(translation), key).toEqual(placeholders(sentence));
      }
      expect(Object.keys(english)).toEqual(expect.arrayContaining(Object.keys(spanish)));
    },
  );
});

it('no catalogue overrides a sentence of another', () => {
  const keys = catalogues.flatMap(({ group, english }) =>
    Object.keys(english).map((key) => `${group}.${key}`),
  );
  expect(keys.length - new Set(keys).size).toBe(0);
  expect(catalogues.length).toBeGreaterThan(40);
});

function isCatalogue(value: unknown): value is Texts<string> {
  return typeof value === 'object' && value !== null && 'english' in value && 'languages' in value;
}

function hasWords(sentence: string): boolean {
  return /\p{L}/u.test(sentence.replace(/\{\w+\}/g, ''));
}

function placeholders(sentence: string): readonly string[] {
  return [...sentence.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
}
