import { describe, expect, it } from 'vitest';
import { day } from '../testing/dates';
import { isElectronic, statementsOfYear, statementYears } from './statements';

describe('the statement format', () => {
  it.each([
    ['[LON-245]', 'ElectronicOnly', true],
    ['[LON-246]', 'PaperOnly', false],
    ['[LON-247]', undefined, false],
    ['[LON-247]', '', false],
    ['[LON-247]', 'Both', false],
    ['[LON-247]', 'electroniconly', false],
  ])('%s %s means e-statements: %s', (_, format, expected) => {
    expect(isElectronic(format)).toBe(expected);
  });
});

describe('the years of statements', () => {
  it.each([
    ['2026-11-23', [2026, 2025, 2024]],
    ['2026-01-01', [2026, 2025, 2024]],
    ['2025-12-31', [2025, 2024, 2023]],
  ])('[LON-272] on %s are %s', (today, years) => {
    expect(statementYears(day(today))).toEqual(years);
  });
});

describe('the statements of a year', () => {
  const statements = [
    { id: 'a', date: day('2025-01-31') },
    { id: 'b', date: day('2024-12-31') },
    { id: 'c', date: day('2025-12-31') },
    { id: 'd', date: undefined },
    { id: 'e', date: day('2022-06-30') },
  ];

  it.each([
    [2025, ['c', 'a']],
    [2024, ['b']],
    [2023, []],
  ])('[LON-273, LON-277] of %s are %s, the newest first', (year, ids) => {
    expect(statementsOfYear(statements, year).map(({ id }) => id)).toEqual(ids);
  });
});
