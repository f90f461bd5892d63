import { dateOf, daysBetween, yearOf, type Cents, type LocalDate, sequence } from '@portico/rules';
import type { BalanceLines, BalancePoint } from './balance-points';

/** Where something is drawn, in px. */
export type Point = { readonly x: number; readonly y: number };

/** A label of an axis. */
export type Tick = { readonly at: number; readonly text: string };

/** The picture drawn for one width, in px. */
export type Chart = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly base: number;
  readonly amounts: readonly Tick[];
  readonly years: readonly Tick[];
  readonly past: readonly Point[];
  readonly planned: readonly Point[];
  readonly faster: readonly Point[];
};

const top = 28;
const bottom = 26;
/** Of the last dot. */
const right = 8;
/** Width of a character at 13 px, at most. */
export const characterWidth = 8;
/** Smallest distance between two years; the first one, at the edge, begins where it is. */
const yearDistance = 56;
const firstDistance = 72;

/** Draws the lines for a width; the sizes of labels do not change with it. */
export function drawChart(
  lines: BalanceLines,
  width: number,
  amountText: (amount: number) => string,
): Chart {
  const all = [...lines.past, ...lines.planned, ...lines.faster];
  const days = all.map(({ on }) => on).sort();
  const [first, last] = [days[0], days.at(-1)];
  const height = Math.round(Math.min(430, Math.max(236, width * 0.66)));
  const base = height - bottom;
  const steps = roundSteps(Math.max(1, ...all.map(({ balance }) => balance)), width < 480 ? 2 : 5);
  const highest = steps.at(-1) ?? 1;
  const left = 8 + characterWidth * Math.max(...steps.map((step) => amountText(step).length));
  const y = (amount: number) => base - ((base - top) * amount) / highest;
  const span = first && last ? Math.max(1, daysBetween(first, last)) : 1;
  const x = (day: LocalDate) =>
    first ? left + ((width - right - left) * daysBetween(first, day)) / span : left;
  const place = ({ on, balance }: BalancePoint): Point => ({ x: x(on), y: y(balance) });
  return {
    width,
    height,
    left,
    base,
    amounts: steps.map((step) => ({ at: y(step), text: amountText(step) })),
    years: first && last ? yearTicks(first, last, x) : [],
    past: lines.past.map(place),
    planned: lines.planned.map(place),
    faster: lines.faster.map(place),
  };
}

/** 0 and up to `count` equal steps in round amounts, the last one not below the greatest. */
export function roundSteps(greatest: number, count: number): readonly number[] {
  const rough = greatest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough;
  return sequence(Math.ceil(greatest / step) + 1, (index) => index * step);
}

/** The years that begin in the span, and the first one, as far as they do not touch. */
function yearTicks(
  first: LocalDate,
  last: LocalDate,
  x: (day: LocalDate) => number,
): readonly Tick[] {
  const years = sequence(yearOf(last) - yearOf(first), (index) => {
    const year = yearOf(first) + index + 1;
    return { year, at: x(dateOf(year, 1, 1) ?? first) };
  });
  const [one, two] = years;
  const start = { year: yearOf(first), at: x(first) };
  const all = one && one.at - start.at < firstDistance ? years : [start, ...years];
  const perYear = one && two ? two.at - one.at : yearDistance;
  const every = Math.max(1, Math.ceil(yearDistance / perYear));
  return all
    .filter((_, index) => index % every === 0)
    .map(({ year, at }) => ({ at, text: String(year) }));
}

/** An SVG path along the places. */
export function pathOf(places: readonly Point[]): string {
  return places.map(({ x, y }, index) => `${index ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
}

/** A closed SVG path: along the first places and back along the others. */
export function areaOf(there: readonly Point[], back: readonly Point[]): string {
  return there.length && back.length ? `${pathOf([...there, ...[...back].reverse()])}Z` : '';
}

/** The area between places and the base line. */
export function areaBelow(places: readonly Point[], base: number): string {
  const [first] = places;
  const last = places.at(-1);
  return first && last
    ? areaOf(places, [
        { x: first.x, y: base },
        { x: last.x, y: base },
      ])
    : '';
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Thousands and millions of dollars in short: 20k, 1.5M. */
export function shortAmount(amount: Cents | number): {
  readonly value: string;
  readonly unit: 'k' | 'M' | '';
} {
  const dollars = amount / 100;
  if (dollars >= 1_000_000) return { value: String(dollars / 1_000_000), unit: 'M' };
  if (dollars >= 1_000) return { value: String(dollars / 1_000), unit: 'k' };
  return { value: String(dollars), unit: '' };
}
