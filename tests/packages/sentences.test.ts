import { describe, expect, it } from 'vitest';
import { english, findSections, languagesOf } from '../../packages/build/sentences/sections.mjs';
import {
  checkTranslation,
  translationFile,
} from '../../packages/build/sentences/translation-file.mjs';

const sections = findSections();
const others = languagesOf(sections).filter((language) => language !== english);

describe.each(others)('the sentences (%s)', (language) => {
  it('have the placeholders of the English ones, in both registers', () => {
    expect(checkTranslation(sections, translationFile(sections, language)).wrong).toEqual([]);
  });
});

it('the Spanish sentences are complete', () => {
  expect(checkTranslation(sections, translationFile(sections, 'es')).missing).toEqual([]);
});

it('no section has a sentence of another', () => {
  const keys = sections.flatMap(({ group, built }) =>
    Object.keys(built.get(english) ?? {}).map((key) => `${group}.${key}`),
  );
  expect(keys.length - new Set(keys).size).toBe(0);
  expect(sections.length).toBeGreaterThan(40);
});
