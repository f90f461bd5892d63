import { readFile } from 'node:fs/promises';
import { hostPath } from '../../paths';
import { describe, expect, it } from 'vitest';
import { type Limit, limits, longestPeriod } from '@portico/server/parts';

const units = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/** A period in words: `15 minutes`, `hour`. */
function inWords(milliseconds: number): string {
  const [unit, length] = units.find(([, each]) => milliseconds % each === 0) ?? ['ms', 1];
  const count = milliseconds / length;
  return count === 1 ? unit : `${count} ${unit}s`;
}

const allowed = ({ most, within }: Limit) =>
  `${most} in ${/^\d/.test(inWords(within)) ? '' : 'a '}${inWords(within)}`.replace(
    'a hour',
    'an hour',
  );

describe('the limits', () => {
  it('stand in the README as they are', async () => {
    const readme = await readFile(hostPath('README.md'), 'utf8');
    const rows = readme.split('\n').map((line) => line.replace(/ +/g, ' '));
    for (const [name, { counts, by, allows }] of Object.entries(limits)) {
      expect(rows).toContain(
        `| \`${name}\` | ${counts} | ${by} | ${allows.map(allowed).join(', ')} |`,
      );
    }
  });

  it.each(Object.entries(limits))(
    '%s: a longer period allows more, at a lower rate',
    (_name, { allows }) => {
      const rates = allows.map(({ most, within }) => most / within);
      expect(rates).toEqual(rates.toSorted((a, b) => b - a));
      const counts = allows.map(({ most }) => most);
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      for (const { within } of allows) expect(within).toBeLessThanOrEqual(longestPeriod);
    },
  );
});
