import { readAnyColour, type ReadColour } from './colour';
import { readField, themeFields, type Theme, type ThemeField } from './theme';
import { parseStyles, type Styles } from './parse-styles';

/** What an import has found. */
export type ImportedTheme = {
  /** The fields it has a value for. */
  readonly theme: Partial<Theme>;
  /** Where each value is from. */
  readonly found: readonly { readonly field: ThemeField; readonly from: string }[];
};

/** Names of custom properties and computed styles with a field's value, the best first. */
const sources: Readonly<Record<ThemeField, readonly string[]>> = {
  brand: [
    '--portico-color-brand',
    '--bs-primary',
    '--md-sys-color-primary',
    '--mat-sys-primary',
    '--mdc-theme-primary',
    '--wp--preset--color--primary',
    '--wp--preset--color--accent',
    '--wp--preset--color--accent-1',
    '--wp--preset--color--contrast',
    '--brand',
    '--primary',
    '--color-primary',
    'button.background-color',
    'a.color',
  ],
  surface: [
    '--portico-color-surface',
    '--bs-body-bg',
    '--md-sys-color-surface',
    '--mat-sys-surface',
    '--mdc-theme-surface',
    '--wp--preset--color--base',
    '--wp--preset--color--background',
    'body.background-color',
  ],
  font: [
    '--portico-font',
    '--bs-body-font-family',
    '--bs-font-sans-serif',
    '--md-ref-typeface-plain',
    '--mat-sys-body-medium-font',
    '--wp--preset--font-family--body',
    'body.font-family',
  ],
  headingFont: [
    '--portico-font-heading',
    '--md-ref-typeface-brand',
    '--wp--preset--font-family--heading',
    'h1.font-family',
  ],
  radius: [
    '--portico-radius',
    '--bs-border-radius',
    '--md-sys-shape-corner-full',
    '--mat-sys-corner-full',
    'button.border-radius',
  ],
  density: ['--portico-density'],
  brandDark: [],
  surfaceDark: [],
};

const inPixels: Readonly<Record<string, number>> = { px: 1, rem: 16, em: 16, '': 1 };

/** A length in whole pixels, at most the studio's greatest. */
function readLength(text: string): string {
  const [, digits, unit = ''] = /^(\d*\.?\d+)(px|rem|em)?$/.exec(text.trim()) ?? [];
  if (digits === undefined) return text;
  return String(Math.min(32, Math.round(Number(digits) * (inPixels[unit] ?? 1))));
}

/** A value with its `var()` replaced by what the same styles give for it. */
function resolve(styles: Styles, value: string, depth = 8): string {
  if (depth === 0) return value;
  const [, name = '', fallback] =
    /^var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)$/.exec(value.trim()) ?? [];
  const next = name === '' ? undefined : (styles.get(name) ?? fallback);
  return next === undefined ? value.trim() : resolve(styles, next, depth - 1);
}

const darkFields = { brand: 'brandDark', surface: 'surfaceDark' } as const;

/** The values of one source: a colour can be a pair for light and dark. */
function valuesOf(
  field: ThemeField,
  text: string,
  colour: ReadColour,
): readonly (readonly [ThemeField, string])[] {
  const read = (name: ThemeField, value: string) => {
    const kept = readField(name, name === 'radius' ? readLength(value) : value, colour);
    return kept === undefined || kept === '' ? [] : [[name, kept] as const];
  };
  const [, light, dark] = /^light-dark\((#?[\w.]+(?:\([^()]*\))?),(.*)\)$/.exec(text) ?? [];
  if ((field === 'brand' || field === 'surface') && light !== undefined && dark !== undefined) {
    return [...read(field, light), ...read(darkFields[field], dark)];
  }
  return read(field, text);
}

/**
 * The theme in pasted styles: CSS text, JSON of custom properties or computed styles, or a
 * theme.json. Undefined when the text has none of them. What it holds is only read, never applied.
 */
export function importTheme(
  text: string,
  colour: ReadColour = readAnyColour,
): ImportedTheme | undefined {
  const styles = parseStyles(text);
  const hits = themeFields.flatMap((field) => {
    for (const from of sources[field]) {
      const values = valuesOf(field, resolve(styles, styles.get(from) ?? ''), colour);
      if (values.length > 0) return values.map(([name, value]) => ({ field: name, from, value }));
    }
    return [];
  });
  if (hits.length === 0) return undefined;
  return {
    theme: Object.fromEntries(hits.map(({ field, value }) => [field, value])),
    found: hits.map(({ field, from }) => ({ field, from })),
  };
}
