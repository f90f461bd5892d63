/** Red, green and blue, from 0 to 255. */
export type Colour = readonly number[];

/** The colours of a page's theme as they are painted; those of a property the page has set. */
export type PaintedTheme = {
  readonly surface: Colour;
  /** The brand as the page has set it. */
  readonly brand: Colour;
  /** What links, outlines and the focus ring are drawn in. */
  readonly accent: Colour;
  /** What buttons are filled with. */
  readonly fill: Colour;
  /** Colours of the page that are used as they are, by their property. */
  readonly own: Readonly<Record<string, Colour>>;
};

/** The least contrast with the surface: 4.5 for text, 3 for lines and areas (WCAG 1.4.3, 1.4.11). */
const leastOfText = 4.5;
const least: Readonly<Record<string, number>> = {
  '--portico-color-focus': 3,
  '--portico-color-chart-balance': 3,
  '--portico-color-chart-interest': 3,
  '--portico-color-chart-gain': 3,
};

/** Which of these properties are used as they are and checked. */
export const ownColours: readonly string[] = [
  '--portico-color-text',
  '--portico-color-success',
  '--portico-color-warning',
  '--portico-color-danger',
  ...Object.keys(least),
];

/** The share of light a colour reflects, from 0 to 1 (WCAG's relative luminance). */
function luminance([red = 0, green = 0, blue = 0]: Colour): number {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const hex = (colour: Colour) =>
  `#${colour
    .slice(0, 3)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** For the page's developer: what the theme has corrected, and what is left too weak. */
export function themeNotes({ surface, brand, accent, fill, own }: PaintedTheme): string[] {
  const on = (colour: Colour) =>
    `${hex(colour)} has a contrast of ${contrast(colour, surface).toFixed(1)}:1 on ${hex(surface)}`;
  const notes: string[] = [];
  if (contrast(brand, surface) < leastOfText && hex(accent) !== hex(brand)) {
    notes.push(
      `--portico-color-brand: ${on(brand)}, and text needs ${leastOfText}:1. ` +
        `Links, outlines and the focus ring are drawn in ${hex(accent)}.`,
    );
  }
  if (hex(fill) !== hex(brand)) {
    notes.push(
      `--portico-color-brand: buttons are filled with ${hex(fill)}, so that they are seen on ` +
        `${hex(surface)}. Set --portico-color-brand-fill for another colour.`,
    );
  }
  for (const [name, colour] of Object.entries(own)) {
    const needed = least[name] ?? leastOfText;
    if (contrast(colour, surface) < needed) {
      notes.push(`${name}: ${on(colour)}, and needs ${needed}:1. Choose another colour.`);
    }
  }
  return notes;
}
