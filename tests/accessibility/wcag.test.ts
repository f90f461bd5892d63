import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const rows = read('packages/ACCESSIBILITY.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , level = '', state = '', how = '']) => ({ id, level, state, how }));

/** The numbers of the criteria of levels A and AA in each guideline of WCAG 2.2. */
const criteria = {
  '1.1': [1],
  '1.2': [1, 2, 3, 4, 5],
  '1.3': [1, 2, 3, 4, 5],
  '1.4': [1, 2, 3, 4, 5, 10, 11, 12, 13],
  '2.1': [1, 2, 4],
  '2.2': [1, 2],
  '2.3': [1],
  '2.4': [1, 2, 3, 4, 5, 6, 7, 11],
  '2.5': [1, 2, 3, 4, 7, 8],
  '3.1': [1, 2],
  '3.2': [1, 2, 3, 4, 6],
  '3.3': [1, 2, 3, 4, 7, 8],
  '4.1': [2, 3],
};

it('the table of WCAG 2.2 has each of the 55 criteria of levels A and AA once, in order', () => {
  const ids = Object.entries(criteria).flatMap(([guideline, numbers]) =>
    numbers.map((number) => `${guideline}.${number}`),
  );
  expect(ids).toHaveLength(55);
  expect(rows.map(({ id }) => id)).toEqual(ids);
});

it.each(rows)('$id $state: each test that it names is there', ({ level, state, how }) => {
  expect(level).toMatch(/^AA?$/);
  expect(state).toMatch(/^(holds|does not apply)$/);
  const tests = [...how.matchAll(/`((?:packages|tests)\/[\w./-]+)`((?:,? “[^”]+”)*)/g)];
  if (state === 'holds') expect(tests.length).toBeGreaterThan(0);
  for (const [, file = '', titles = ''] of tests) {
    const text = read(file);
    for (const [, title = ''] of titles.matchAll(/“([^”]+)”/g)) expect(text).toContain(title);
  }
  const ledger = read('tests/requirements/beyond.tsv');
  for (const [id] of how.matchAll(/POR-\d+/g)) expect(ledger).toContain(`${id}\t`);
});

it('no style depends on the orientation of the screen', () => {
  const styles = readdirSync(new URL('packages', root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[^/]+\/src\/.*\.(css|tsx?)$/.test(name))
    .filter((name) =>
      /orientation:\s*(portrait|landscape)|\b(portrait|landscape):/.test(read(`packages/${name}`)),
    );
  expect(styles).toEqual([]);
});
