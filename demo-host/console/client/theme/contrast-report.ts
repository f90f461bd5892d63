import { contrast, type Colour } from '../../../../packages/element/src/theme/theme-notes';
import { contrastPairs } from './contrast-pairs';

/** The colours of a widget as they are painted. */
export type Painted = {
  /** The brand as the page has set it. */
  readonly brand: Colour;
  readonly tokens: ReadonlyMap<string, Colour>;
};

/** A pair of colours in the report. */
export type ContrastRow = {
  readonly front: string;
  readonly back: string;
  readonly least: number;
  /** With the brand as it was set. */
  readonly before: number;
  /** As it is drawn, with what the theme has corrected. */
  readonly after: number;
  readonly corrected: boolean;
  readonly passes: boolean;
};

/** The tokens that stand for the brand and are corrected. */
const ofBrand = new Set(['accent', 'focus', 'brand-fill']);

/** Every pair of a painted theme, before and after the correction; those that fail are first. */
export function contrastReport({ brand, tokens }: Painted): readonly ContrastRow[] {
  const after = (token: string) => tokens.get(token) ?? [];
  const before = (token: string) => (ofBrand.has(token) ? brand : after(token));
  const rows = contrastPairs.map(([front, back, least]) => {
    const [set, drawn] = [
      contrast(before(front), before(back)),
      contrast(after(front), after(back)),
    ];
    return {
      front,
      back,
      least,
      before: set,
      after: drawn,
      corrected: set < least && drawn >= least,
      passes: drawn >= least,
    };
  });
  return [...rows].sort((one, other) => Number(one.passes) - Number(other.passes));
}

/** How a pair stands: as it was set, or with the colour that is drawn in its place. */
export const resultOf = ({ passes, corrected }: ContrastRow) =>
  passes ? (corrected ? 'corrected' : 'passes') : 'fails';

/** A ratio that is never rounded up to a threshold it misses. */
export const ratio = (value: number): string => `${(Math.floor(value * 100) / 100).toFixed(2)}:1`;
