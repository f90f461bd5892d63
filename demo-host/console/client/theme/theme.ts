import { readColour, type ReadColour } from './colour';

/** What the studio changes. An empty value keeps the suite's default. */
export const themeFields = [
  'brand',
  'brandDark',
  'surface',
  'surfaceDark',
  'font',
  'headingFont',
  'radius',
  'density',
] as const;
export type ThemeField = (typeof themeFields)[number];
export type Theme = Readonly<Record<ThemeField, string>>;

/** The suite's own look. */
export const defaultTheme: Theme = {
  brand: '',
  brandDark: '',
  surface: '',
  surfaceDark: '',
  font: '',
  headingFont: '',
  radius: '',
  density: '',
};

/** What an empty field stands for: the defaults of `packages/ui/src/styles/theme.css`. */
export const standard = {
  brand: '#1f5a4c',
  surface: '#ffffff',
  surfaceDark: '#14171b',
  radius: '6',
  density: '1',
} as const;

/** The least and the greatest of what is a number. */
export const limits = {
  radius: { least: 0, most: 32, step: 1 },
  density: { least: 0.75, most: 1.5, step: 0.05 },
} as const;

/** Names of font families, quoted or not; nothing that could end the declaration. */
const fontList = /^(?:[\p{L}\p{N}_\s,.-]|"[\p{L}\p{N}_\s.-]*"|'[\p{L}\p{N}_\s.-]*')+$/u;

function readFont(text: string): string | undefined {
  const list = text.trim().replace(/\s+/g, ' ');
  return list.length <= 300 && fontList.test(list) ? list : undefined;
}

function readNumber(field: keyof typeof limits, text: string): string | undefined {
  const { least, most } = limits[field];
  if (!/^\d+(\.\d+)?$/.test(text.trim())) return undefined;
  const number = Number(text);
  return number >= least && number <= most ? String(number) : undefined;
}

/** The value of a field as it is kept; undefined when it is none. */
export function readField(
  field: ThemeField,
  text: string,
  colour: ReadColour = readColour,
): string | undefined {
  if (text.trim() === '') return '';
  switch (field) {
    case 'font':
    case 'headingFont':
      return readFont(text);
    case 'radius':
    case 'density':
      return readNumber(field, text);
    case 'brand':
    case 'brandDark':
    case 'surface':
    case 'surfaceDark':
      return colour(text);
  }
}

/** A theme read from values of unknown origin; those that are none keep the default. */
function readTheme(values: (field: ThemeField) => string | null): Theme {
  const read = (field: ThemeField) => readField(field, values(field) ?? '') ?? '';
  return {
    brand: read('brand'),
    brandDark: read('brandDark'),
    surface: read('surface'),
    surfaceDark: read('surfaceDark'),
    font: read('font'),
    headingFont: read('headingFont'),
    radius: read('radius'),
    density: read('density'),
  };
}

/** The theme in an address's hash: `#theme?brand=%23123456`. */
export function themeOfHash(hash: string): Theme {
  const query = new URLSearchParams(hash.split('?')[1] ?? '');
  return readTheme((field) => query.get(field));
}

/** The hash that carries a theme. */
export function hashOfTheme(theme: Theme): string {
  const set = themeFields.filter((field) => theme[field] !== '');
  const query = new URLSearchParams(set.map((field) => [field, theme[field]]));
  return set.length > 0 ? `#theme?${query.toString()}` : '#theme';
}
