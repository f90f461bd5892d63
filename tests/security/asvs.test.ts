import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const exists = (path: string) => existsSync(new URL(`../../${path}`, import.meta.url));

const rows = read('packages/SECURITY.md')
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, ids = '', state = '', how = '']) => ({ ids, state, how }));

/** `V1.2.1 to V1.2.3, V1.3.1` as a list. */
const idsOf = (cell: string): readonly string[] =>
  cell.split(', ').flatMap((part) => {
    const [, section, from, to = from] =
      /^(V\d+\.\d+)\.(\d+)(?: to V\d+\.\d+\.(\d+))?$/.exec(part) ?? [];
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: count }, (_, n) => `${section ?? ''}.${Number(from) + n}`);
  });

it('the table of ASVS has each of the 253 requirements of levels 1 and 2 once', () => {
  const ids = rows.flatMap((row) => idsOf(row.ids));
  expect(ids).toHaveLength(253);
  expect(new Set(ids).size).toBe(253);
});

it.each(rows)('$ids $state: names what there is', ({ state, how }) => {
  expect(['holds', 'does not apply', 'forced']).toContain(state);
  expect(how).not.toBe('');
  const files = [...how.matchAll(/`((?:packages|demo-host|tests)\/[\w./-]+)[#`]/g)];
  for (const [, file = ''] of files) expect(exists(file), file).toBe(true);
  const ledger = read('tests/requirements/beyond.tsv');
  for (const [id] of how.matchAll(/POR-\d+/g)) expect(ledger).toContain(`${id}\t`);
});
