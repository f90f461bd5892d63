import type { Locale } from '@portico/core';
import { plainWords } from '@portico/core/plain-words';
import { describe, expect, it } from 'vitest';
import { findSections } from '../../packages/build/sentences/sections.mjs';
import { sentencesOf } from './catalogues';
import { brokenRules } from './plain-rules';

const locales: readonly Locale[] = ['en', 'es'];

/** A word that says what to do next. */
const wayOn: Readonly<Record<Locale, RegExp>> = {
  en: /\b(add|agree|allow|ask|call|check|choose|close|contact|correct|delete|elect|enter|fill|go|make|open|pay|press|read|reload|remove|reset|review|save|sign|split|submit|take|tick|try|turn|use|wait|write)\b|\byou can\b|is saved\b/i,
  es: /\b(abra|acepte|agregue|compruebe|comuníquese|configure|corrija|complete|divida|divídalo|elija|elíjal[ao]|elimine|envíelo|escr[ií]ba\w*|espere|guarde|haga|inicie|intente|inténtelo|lea|llame|llámenos|oprima|pague|permita|pruebe|puede|quite|restablezca|revise|revís\w+|solicite|use|vea|vuelva|marque|pregunte|pídaselo)\b|se guardó|guarde/i,
};

describe.each(locales)('the plain words (%s)', (locale) => {
  it('hold no key, code, Title Case label or field name, for any text', async () => {
    const broken = (await sentencesOf(locale)).flatMap(({ key, builtIn, plain = builtIn }) =>
      brokenRules(plain, locale).map((rule) => `${key}: ${rule}: ${plain}`),
    );
    expect(broken).toEqual([]);
  });

  it('say with every error what to do next', async () => {
    const stuck = (await sentencesOf(locale))
      .filter(({ key }) => /\.error/.test(key))
      .map(({ key, builtIn, plain = builtIn }) => ({ key, shown: plain }))
      .filter(({ shown }) => !wayOn[locale].test(shown));
    expect(stuck).toEqual([]);
  });

  it('do not say of a deletion without an answer that nothing was deleted', async () => {
    const failures = (await sentencesOf(locale))
      .filter(({ key }) => /^plannedPayments\.error(Scheduled|Recurring)$/.test(key))
      .map(({ builtIn, plain = builtIn }) => plain);
    expect(failures).toHaveLength(2);
    expect(failures.filter((shown) => /was not deleted|no se eliminó/.test(shown))).toEqual([]);
  });

  it('say of a refused payment that it was not made, not that it may have been', async () => {
    const shown = (await sentencesOf(locale)).find(({ key }) => key === 'payment.error')?.plain;
    expect(shown).toMatch(/was not made|no se realizó/);
    expect(shown).not.toMatch(/do not know|no sabemos/i);
  });

  it('do not call a deposit that could not be opened a loan', async () => {
    const shown = (await sentencesOf(locale)).find(({ key }) => key === 'loanDetails.error');
    expect(shown?.plain).toBeDefined();
    expect(shown?.plain).not.toMatch(/\bloan\b|préstamo/);
  });

  it('have the placeholders of the built-in ones', async () => {
    const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    const other = (await sentencesOf(locale)).filter(
      ({ builtIn, plain = builtIn }) => placeholders(plain).join() !== placeholders(builtIn).join(),
    );
    expect(other).toEqual([]);
  });

  it('do not repeat the label of a field inside it', async () => {
    const shown = new Map(
      (await sentencesOf(locale)).map(({ key, builtIn, plain = builtIn }) => [key, plain]),
    );
    const repeated = [...shown].filter(([key, sentence]) => {
      const [, field] = /^(.+)Placeholder$/.exec(key) ?? [];
      // Of a list of choices, it is the first.
      if (field === undefined || /\.state$/.test(field)) return false;
      return [field, `${field}Label`].some((label) => shown.get(label) === sentence);
    });
    expect(repeated).toEqual([]);
  });

  it('are for texts that exist, and differ from those', async () => {
    const used = (await sentencesOf(locale))
      .filter(({ builtIn, plain = builtIn }) => plain !== builtIn)
      .map(({ key }) => key);
    const written = findSections().flatMap(({ group, plain }) =>
      Object.keys(plain.get(locale) ?? {}).map((key) => `${group}.${key}`),
    );
    expect(written.sort()).toEqual(used.sort());
  });
});

it('keep the groups that they change nothing of', () => {
  expect(plainWords('en', 'uploadPhotos')).toBeUndefined();
  expect(plainWords('en', 'toString')).toBeUndefined();
});
