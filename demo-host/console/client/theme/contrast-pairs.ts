/** A pair of the theme's tokens that a borrower has to tell apart, and the least contrast of it. */
export type Pair = readonly [front: string, back: string, least: number];

/** Every pair of text and its background (WCAG 1.4.3), and of a control and its (1.4.11). */
export const contrastPairs: readonly Pair[] = [
  ['on-brand', 'brand-fill', 4.5],
  ['on-brand', 'brand-strong', 4.5],
  ['accent', 'surface', 4.5],
  ['accent', 'sunken', 4.5],
  ['ink', 'surface', 4.5],
  ['ink', 'line', 4.5],
  ['muted', 'surface', 4.5],
  ['muted', 'sunken', 4.5],
  ['danger', 'surface', 4.5],
  ['danger', 'sunken', 4.5],
  ['success', 'sunken', 4.5],
  ['warning', 'sunken', 4.5],
  ['accent', 'raised', 4.5],
  ['accent', 'tint', 4.5],
  ['ink', 'tint', 4.5],
  ['ink', 'raised', 4.5],
  ['muted', 'raised', 4.5],
  ...['success', 'warning', 'danger'].flatMap((tone) => [
    [tone, `${tone}-tint`, 4.5] as const,
    ['ink', `${tone}-tint`, 4.5] as const,
    ['accent', `${tone}-tint`, 4.5] as const,
    [tone, 'raised', 4.5] as const,
  ]),
  ['focus', 'surface', 3],
  ['chart-balance', 'surface', 3],
  ['chart-interest', 'surface', 3],
  ['chart-gain', 'surface', 3],
  ['edge', 'surface', 3],
  ['edge', 'sunken', 3],
  ['edge', 'raised', 3],
];

/** Every token of a pair. */
export const pairedTokens: readonly string[] = [
  ...new Set(contrastPairs.flatMap(([front, back]) => [front, back])),
];

/** The CSS value of a token. The ring's colour is the page's, or that of links. */
export const valueOfToken = (token: string): string =>
  token === 'focus' ? 'var(--portico-color-focus, var(--p-accent))' : `var(--p-${token})`;
