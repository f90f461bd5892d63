import { describe, expect, it } from 'vitest';
import { pairedTokens } from './contrast-pairs';
import { contrastReport, ratio } from './contrast-report';

const white = [255, 255, 255];
const black = [0, 0, 0];
const yellow = [255, 212, 0];
const brown = [122, 100, 0];
const backs = /surface|sunken|raised|tint|line|on-brand/;

const painted = (changes: Readonly<Record<string, readonly number[]>> = {}) => ({
  brand: changes['accent'] ? yellow : black,
  tokens: new Map(
    pairedTokens.map((token) => [token, changes[token] ?? (backs.test(token) ? white : black)]),
  ),
});

describe('the contrast report', () => {
  it('passes every pair of black on white', () => {
    const rows = contrastReport(painted());
    expect(rows.every(({ passes, corrected, after }) => passes && !corrected && after === 21)).toBe(
      true,
    );
  });

  it('has the ratio of the brand as set, and of the colour in its place', () => {
    const rows = contrastReport(painted({ accent: brown }));
    const links = rows.find(({ front, back }) => front === 'accent' && back === 'surface');
    expect(links).toMatchObject({ corrected: true, passes: true, least: 4.5 });
    expect([ratio(links?.before ?? 0), ratio(links?.after ?? 0)]).toEqual(['1.43:1', '5.75:1']);
  });

  it('lists what fails first', () => {
    const [first, second] = contrastReport(painted({ muted: [200, 200, 200], 'on-brand': white }));
    expect([first?.front, first?.passes]).toEqual(['muted', false]);
    expect(second?.front).toBe('muted');
  });

  it('never rounds a ratio up', () => {
    expect(ratio(4.499)).toBe('4.49:1');
  });
});
