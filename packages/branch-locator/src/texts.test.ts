import type { Texts } from '@portico/core/internal';
import { expect, it } from 'vitest';
import { branchLocatorTexts } from './branch-locator/branch-locator.texts';

const catalogues: readonly Texts<string>[] = [branchLocatorTexts];

it.each(catalogues.map((texts) => [texts.group, texts] as const))(
  'the Spanish sentences of %s are complete and keep the placeholders',
  async (_group, { english, languages }) => {
    const spanish = (await languages.es?.())?.default ?? {};
    expect(Object.keys(spanish)).toEqual(Object.keys(english));
    for (const [key, sentence] of Object.entries(english)) {
      expect(placeholders(spanish[key] ?? '')).toEqual(placeholders(sentence));
    }
  },
);

function placeholders(sentence: string): readonly string[] {
  return [...sentence.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
}
