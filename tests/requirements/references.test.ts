import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');
const here = 'tests/requirements/';

/** The decisions by number, in the order of the file. */
const decided = [...read(`${here}decisions.md`).matchAll(/^- \*\*(D\d+)\*\*/gm)].map(
  ([, number]) => number ?? '',
);

/** `access §2`, of each row of the index of sections. */
const sections = new Set(
  read(`${here}sections.md`)
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const document = /^[\w.]+/.exec(part)?.[0] ?? '';
      return [...part.matchAll(/^\| (§[\d.]+) /gm)].map(([, section]) => `${document} ${section}`);
    }),
);

/** Not written by hand. */
const notSources = /^(?:node_modules|dist|reports|\..*)$/;

/** The files of a folder of the repository that people read, from the root. */
function filesIn(folder: string): string[] {
  return readdirSync(root + folder, { withFileTypes: true })
    .filter(({ name }) => !notSources.test(name))
    .flatMap((entry) => {
      const path = folder + entry.name;
      if (entry.isDirectory()) return filesIn(`${path}/`);
      return /\.(?:[cm]?[jt]sx?|md|tsv|php|css|html)$/.test(path) ? [path] : [];
    });
}

/** The index itself names a section only within its document. */
const files = filesIn('').filter((path) => path !== `${here}sections.md`);

/** A comment's line break and its marks, within a reference. */
const wrap = /\s*\n\s*(?:\*|\/\/|#)?\s*/g;

/** `access §4, §5; accounts §7` are three references. */
function sectionsIn(text: string): string[] {
  const lists = text
    .replaceAll(wrap, ' ')
    .matchAll(/(?:\b([\w.]+) )?(§ ?\d[\d.]*(?:(?:,| and|, and|–| to) § ?\d[\d.]*)*)/g);
  return [...lists].flatMap(([, document, list = '']) =>
    [...list.matchAll(/\d+(?:\.\d+)*/g)].map(([number]) => `${document ?? '?'} §${number}`),
  );
}

/** Sections of standards, which are cited by the standard's number: `RFC 5545 §3.1`. */
const isOfStandard = (reference: string): boolean => /^\d/.test(reference);

const unresolved = (find: (text: string) => readonly string[]): string[] =>
  files.flatMap((path) =>
    [...new Set(find(read(path)))].map((reference) => `${path}: ${reference}`),
  );

describe('references to decisions and specifications', () => {
  it('decisions are numbered without a gap, in their order', () => {
    expect(decided).toEqual(decided.map((_, index) => `D${index + 1}`));
  });

  it('[POR-149] every decision that a comment, test or ledger cites is in decisions.md', () => {
    const known = new Set(decided);
    expect(
      unresolved((text) =>
        [...text.matchAll(/\bD\d{1,3}\b/g)].map(([d]) => d).filter((d) => !known.has(d)),
      ),
    ).toEqual([]);
  });

  it('[POR-149] every section that a comment, test or ledger cites is in the index of sections', () => {
    expect(
      unresolved((text) =>
        sectionsIn(text).filter((one) => !sections.has(one) && !isOfStandard(one)),
      ),
    ).toEqual([]);
  });

  it('the index names only sections that a ledger cites', () => {
    const cited = new Set(
      ['access', 'payments', 'accounts', 'beyond'].flatMap((area) =>
        sectionsIn(read(`${here}${area}.tsv`)),
      ),
    );
    expect([...sections].filter((one) => !cited.has(one))).toEqual([]);
  });
});
