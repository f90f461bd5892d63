import { describe, expect, it } from 'vitest';
import { day } from '../testing/dates';
import { parseStatementProvider, statementMonth, statementViewer } from './statement-viewers';

describe('the viewer of a statement', () => {
  it.each([
    ['[LON-280]', 0, 'standard'],
    ['[LON-281]', 1, 'broadridge'],
    ['[LON-282]', 3, 'amsive'],
    ['[LON-283]', 4, 'standard'],
    ['[LON-284]', 2, undefined],
    ['[LON-284]', 99, undefined],
    ['without a provider,', undefined, 'standard'],
  ])('%s of provider %s is %s by default', (_, provider, viewer) => {
    expect(statementViewer(provider, [])).toBe(viewer);
  });

  it.each([
    ['is remapped', ['1=amsive'], 1, 'amsive'],
    ['is added', ['7=broadridge'], 7, 'broadridge'],
    ['of others stays', ['1=amsive'], 3, 'amsive'],
    ['of two lines is the last one', ['0=amsive', '0=broadridge'], 0, 'broadridge'],
    ['stays where a line cannot be read', ['1=pdf'], 1, 'broadridge'],
  ])("[LON-285] %s by the lender's lines %s", (_, lines, provider, viewer) => {
    expect(statementViewer(provider, lines)).toBe(viewer);
  });
});

describe('a line of the setting', () => {
  it.each([
    ['3=amsive', { provider: 3, viewer: 'amsive' }],
    [' 12 = Standard ', { provider: 12, viewer: 'standard' }],
    ['3=pdf', undefined],
    ['=amsive', undefined],
    ['3', undefined],
    ['x=amsive', undefined],
  ])('%j is read as %j', (line, expected) => {
    expect(parseStatementProvider(line)).toEqual(expected);
  });
});

describe("a statement's month", () => {
  it.each([
    ['2026-03-31', '2026-03-01', '2026-03-31'],
    ['2026-02-10', '2026-02-01', '2026-02-28'],
    ['2024-02-01', '2024-02-01', '2024-02-29'],
    ['2025-12-15', '2025-12-01', '2025-12-31'],
  ])('[LON-289] of %s is from %s to %s', (date, start, end) => {
    expect(statementMonth(day(date))).toEqual({ start, end });
  });
});
