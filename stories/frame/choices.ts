/** The toolbar's choices. An empty value keeps the theme's default. */
export const themes = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'auto', title: 'As the system' },
] as const;

/** The preset of plain words, or the words that the specification dictates. */
export const wordings = [
  { value: 'plain', title: 'Plain words' },
  { value: '', title: 'Built-in words' },
] as const;

/** Colours that test the contrast: pale, saturated, black, white and mid-grey brands. */
export const brands = [
  { value: '', title: 'Default brand' },
  { value: '#0b5cad', title: 'Blue' },
  { value: '#b3261e', title: 'Red' },
  { value: '#ffd400', title: 'Yellow' },
  { value: '#9be564', title: 'Lime' },
  { value: '#777777', title: 'Mid-grey' },
  { value: '#000000', title: 'Black' },
  { value: '#ffffff', title: 'White' },
] as const;

export const fonts = [
  { value: '', title: 'Font of the page' },
  { value: 'serif', title: 'Serif' },
  { value: 'monospace', title: 'Monospace' },
] as const;

export const radii = [
  { value: '', title: 'Radius 6 px' },
  { value: '0px', title: 'Square' },
  { value: '12px', title: '12 px' },
  { value: '24px', title: '24 px' },
] as const;

export const densities = [
  { value: '', title: 'Density 1' },
  { value: '0.75', title: 'Dense, 0.75' },
  { value: '1.5', title: 'Loose, 1.5' },
] as const;

export const surfaces = [
  { value: '', title: 'Default surface' },
  { value: 'warm', title: 'Warm' },
  { value: 'cool', title: 'Cool' },
] as const;

/** The address of a story can carry a name, but no function of CSS. */
const surfaceColours = new Map<unknown, string>([
  ['warm', 'light-dark(#fffdf5, #1c1917)'],
  ['cool', 'light-dark(#f5f8ff, #0f172a)'],
]);

/** Storybook reads a number from an address. */
const textOf = (choice: unknown): string =>
  typeof choice === 'string' || typeof choice === 'number' ? String(choice) : '';

/** The theme's custom properties as chosen; an empty one keeps its default. */
export const lookOf = (globals: Readonly<Record<string, unknown>>) => ({
  '--portico-color-brand': textOf(globals['brand']),
  '--portico-font': textOf(globals['font']),
  '--portico-radius': textOf(globals['radius']),
  '--portico-density': textOf(globals['density']),
  '--portico-color-surface': surfaceColours.get(globals['surface']) ?? '',
});

export const widths = [
  { value: '', title: 'Full width' },
  { value: '320px', title: '320 px' },
  { value: '768px', title: '768 px' },
] as const;
