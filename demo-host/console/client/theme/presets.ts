import { defaultTheme, type Theme } from './theme';

/** A look to start from. */
export type Preset = { readonly name: string; readonly theme: Theme };

/** The look of Portico, and of a page that was built with a well-known kit and not changed. */
export const presets: readonly Preset[] = [
  { name: 'Portico', theme: defaultTheme },
  {
    name: 'Bootstrap',
    theme: {
      ...defaultTheme,
      brand: '#0d6efd',
      surface: '#ffffff',
      surfaceDark: '#212529',
      font: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
      radius: '6',
      density: '0.9',
    },
  },
  {
    name: 'WordPress',
    theme: {
      ...defaultTheme,
      brand: '#111111',
      brandDark: '#ffee58',
      surface: '#ffffff',
      surfaceDark: '#111111',
      font: 'Manrope, system-ui, sans-serif',
      radius: '24',
    },
  },
  {
    name: 'Material',
    theme: {
      ...defaultTheme,
      brand: '#6750a4',
      brandDark: '#d0bcff',
      surface: '#fef7ff',
      surfaceDark: '#141218',
      font: 'Roboto, system-ui, sans-serif',
      radius: '20',
    },
  },
];
