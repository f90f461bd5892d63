import type { Locale } from '@portico/core';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './catalogues';
import { glossary } from './glossary';

const locales: readonly Locale[] = ['en', 'es'];

/** The terms of the glossary that a sentence names otherwise. */
const misnamed = (sentence: string, locale: Locale): readonly string[] =>
  glossary
    .filter(({ avoid }) => avoid[locale]?.test(sentence.replaceAll(/\{\w+\}/g, '')))
    .map(({ use }) => use[locale]);

describe.each(locales)('the glossary (%s)', (locale) => {
  it('holds in every sentence of the plain words', async () => {
    const others = (await sentencesOf(locale)).flatMap(({ key, builtIn, plain = builtIn }) =>
      misnamed(plain, locale).map((term) => `${key}: not “${term}”: ${plain}`),
    );
    expect(others).toEqual([]);
  });
});
