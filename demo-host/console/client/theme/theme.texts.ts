import type { ThemeField } from './theme';

const fields: Readonly<Record<ThemeField, string>> = {
  brand: 'Brand colour',
  brandDark: 'Brand colour in dark',
  surface: 'Surface in light',
  surfaceDark: 'Surface in dark',
  font: 'Font',
  headingFont: 'Font of headings',
  radius: 'Radius in pixels',
  density: 'Density',
};

/** The tokens by what they colour. */
const tokens: Readonly<Record<string, string>> = {
  'on-brand': 'button text',
  'brand-fill': 'filled button',
  'brand-strong': 'filled button, pointed at',
  accent: 'links, outlines',
  surface: 'surface',
  sunken: 'quiet area',
  ink: 'text',
  line: 'line, placeholder',
  muted: 'quiet text',
  danger: 'error text',
  success: 'success text',
  warning: 'warning text',
  raised: 'card or dialog',
  tint: 'chosen row',
  'success-tint': 'success message',
  'warning-tint': 'warning message',
  'danger-tint': 'error message',
  focus: 'focus ring',
  'chart-balance': 'chart: balance',
  'chart-interest': 'chart: interest',
  'chart-gain': 'chart: gain',
  edge: 'edge of a field',
};

/** The texts of the theme studio. */
export const themeTexts = {
  title: 'Theme studio',
  about:
    'Change the look of every widget and watch it, in light and in dark. The address of this page carries the theme: send it to a colleague.',
  fields,
  tokenOf: (token: string) => tokens[token] ?? token,
  byDefault: 'Default',
  told: (front: string, back: string, ratio: string, result: string) =>
    `${tokens[front] ?? front} on ${tokens[back] ?? back} ${ratio}, ${result.toLowerCase()}`,
  fontOfPage: 'The page’s own font',
  otherFont: 'Another font, named beside',
  sample: 'Amount due $1,064.00 by Wednesday, December 2',
  pick: (field: string) => `${field}, picked`,
  refused: {
    colour: 'Not a colour without transparency.',
    font: 'Only names of fonts, separated by commas.',
    radius: 'A number from 0 to 32.',
    density: 'A number from 0.75 to 1.5.',
  },
  presets: 'Start from',
  theme: 'Theme',
  preview: 'Preview',
  schemes: { light: 'Light', dark: 'Dark' },
  previewOf: (scheme: string) => `Preview, ${scheme.toLowerCase()}`,
  contrastTitle: 'Contrast',
  contrastAbout:
    'Text needs 4.5:1 (WCAG 1.4.3), edges, focus rings and charts 3:1 (WCAG 1.4.11). “As set” is with the brand colour as you chose it, “as drawn” with what the widgets draw in its place.',
  contrastSum: (passing: number, all: number, corrected: number) =>
    `${passing} of ${all} pairs pass as drawn; ${corrected} of them were corrected.`,
  everyPair: (scheme: string) => `Every pair, ${scheme.toLowerCase()}`,
  pair: 'Pair',
  needs: 'Needs',
  before: 'As set',
  after: 'As drawn',
  result: 'Result',
  results: { passes: 'Passes', corrected: 'Corrected', fails: 'Fails' },
  on: 'on',
  importTitle: 'Take over a site’s look',
  importAbout:
    'Paste a stylesheet, custom properties as JSON, or a theme.json. For the computed styles of a page, run this in its developer tools: what it copies can be pasted here.',
  importScript: 'For the developer tools',
  importField: 'Styles of the site',
  importNow: 'Take over',
  importNothing: 'No colour, font or radius was found in this text.',
  importFound: (found: readonly { readonly field: ThemeField; readonly from: string }[]) =>
    `Taken over: ${found.map(({ field, from }) => `${fields[field]} from ${from}`).join(', ')}.`,
  outputTitle: 'Take it along',
  css: 'CSS for the page',
  json: 'JSON',
  wordPress: 'WordPress, theme.json',
  link: 'Link with this theme',
} as const;
