import { applicationOptions } from '@portico/contract';
import { createTestServer, startTestCore } from '@portico/core/testing';
import { describe, expect, it } from 'vitest';
import { findSections } from '../../packages/build/sentences/sections.mjs';
import { allPackages, cataloguesOf } from '../effects/texts/catalogues';

/** A sentence of a third language, recognizable, with its placeholders. */
const esperanto = (sentence: string) => `${sentence} (eo)`;

const all = Object.fromEntries(
  findSections().flatMap(({ group, built }) =>
    Object.entries(built.get('en') ?? {}).map(([key, text]) => [
      `${group}.${key}`,
      esperanto(text),
    ]),
  ),
);

/** A page in Esperanto, with a lender's file. */
async function pageWith(sentences: Readonly<Record<string, string>>) {
  const server = createTestServer();
  server.answerFile('/eo.json', { eo: sentences });
  server.answerRaw(applicationOptions, { gassySettings: {} });
  const configuration = { locale: 'eo', sentences: '/eo.json' };
  return (await startTestCore({ server, configuration })).core;
}

describe('[POR-151] a third language, given by the lender as one file,', () => {
  it.each(allPackages)(
    'is shown in every catalogue of %s, and what it lacks in English',
    async (name) => {
      const catalogues = (await cataloguesOf(name)).map(({ texts }) => texts);
      expect(catalogues).not.toEqual([]);
      const [full, empty] = [await pageWith(all), await pageWith({})];
      await full.loadTexts(catalogues);
      await empty.loadTexts(catalogues);
      for (const texts of catalogues) {
        for (const [key, english] of Object.entries(texts.english)) {
          expect(full.texts(texts).value(key)).toBe(esperanto(english));
          expect(empty.texts(texts).value(key)).toBe(english);
        }
      }
    },
  );
});
