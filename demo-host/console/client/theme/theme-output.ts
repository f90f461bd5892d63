import { standard, type Theme } from './theme';

const bothSchemes = (light: string, dark: string): string =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

/** The custom properties that give a theme, with the suite's names. */
export function themeProperties(theme: Theme): Readonly<Record<string, string>> {
  const { brand, brandDark, surface, surfaceDark, font, headingFont, radius, density } = theme;
  const light = brand || standard.brand;
  return {
    ...((brand || brandDark) && {
      '--portico-color-brand': bothSchemes(light, brandDark || light),
    }),
    ...((surface || surfaceDark) && {
      '--portico-color-surface': bothSchemes(
        surface || standard.surface,
        surfaceDark || standard.surfaceDark,
      ),
    }),
    ...(font && { '--portico-font': font }),
    ...(headingFont && { '--portico-font-heading': headingFont }),
    ...(radius && { '--portico-radius': `${radius}px` }),
    ...(density && { '--portico-density': density }),
  };
}

/** A stylesheet to paste into the page. */
export function themeCss(theme: Theme): string {
  const lines = Object.entries(themeProperties(theme)).map(
    ([name, value]) => `  ${name}: ${value};\n`,
  );
  return `:root {\n${lines.join('')}}\n`;
}

/** The custom properties as JSON, which the studio can import again. */
export function themeJson(theme: Theme): string {
  return `${JSON.stringify(themeProperties(theme), null, 2)}\n`;
}

/** The part of a WordPress theme's theme.json that gives a theme. */
export function wordPressSettings(theme: Theme): string {
  const settings = {
    $schema: 'https://schemas.wp.org/trunk/theme.json',
    version: 3,
    styles: { css: themeCss(theme).replace(/\s+/g, ' ').trim() },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
