import type { Locale } from '@portico/core';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './catalogues';
import { dictated } from './dictated';
import { misnamed } from './glossary';

const locales: readonly Locale[] = ['en', 'es'];

describe.each(locales)('the glossary (%s)', (locale) => {
  it('holds in every sentence of the plain words', async () => {
    const others = (await sentencesOf(locale)).flatMap(({ key, builtIn, plain = builtIn }) =>
      misnamed(plain, locale).map(({ use }) => `${key}: not “${use[locale]}”: ${plain}`),
    );
    expect(others).toEqual([]);
  });

  it('[POR-084] holds in every built-in sentence whose words no requirement dictates', async () => {
    const others = (await sentencesOf(locale))
      .filter(({ key }) => !Object.hasOwn(dictated, key))
      .flatMap(({ key, builtIn }) =>
        misnamed(builtIn, locale).map(({ use }) => `${key}: not “${use[locale]}”: ${builtIn}`),
      );
    expect(others).toEqual([]);
  });
});

it('[POR-084] every sentence said to be dictated has the name that its requirement has', async () => {
  const rows = requirements();
  const sentences = new Map((await sentencesOf('en')).map((one) => [one.key, one.builtIn]));
  const wrong = Object.entries(dictated).filter(([key, id]) => {
    const terms = misnamed(sentences.get(key) ?? '', 'en');
    const row = rows.get(id) ?? '';
    return terms.length === 0 || terms.some(({ avoid }) => !avoid.en?.test(row));
  });
  expect(wrong).toEqual([]);
});

/** The text of each row of the ledgers, by its id. */
function requirements(): ReadonlyMap<string, string> {
  const folder = join(import.meta.dirname, '../requirements');
  const files = readdirSync(folder).filter((file) => file.endsWith('.tsv'));
  const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return new Map(
    lines.map((line) => line.split('\t')).map(([id = '', , , text = '']) => [id, text]),
  );
}
