import { describe, expect, it } from 'vitest';
import { readColour } from './colour';
import { defaultTheme, hashOfTheme, readField, themeOfHash } from './theme';
import { themeCss, themeJson, wordPressSettings } from './theme-output';
import { importTheme } from './import-theme';
import { presets } from './presets';

const orange = { ...defaultTheme, brand: '#ff6f00', brandDark: '#ffb300', radius: '12' };

describe('a colour', () => {
  it.each([
    ['#ABC', '#aabbcc'],
    ['#0d6efd', '#0d6efd'],
    ['#0d6efdff', '#0d6efd'],
    ['rgb(13, 110, 253)', '#0d6efd'],
    ['rgb(13 110 253 / 100%)', '#0d6efd'],
    ['rgba(13,110,253,1)', '#0d6efd'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hsl(-120 100% 50%)', '#0000ff'],
  ])('%s is read as %s', (text, colour) => {
    expect(readColour(text)).toBe(colour);
  });

  it.each(['', 'rgb(1, 2)', '#12', '#12345', 'rgb(0 0 0 / 50%)', '#00000080', 'url(x)', 'red;}'])(
    '%s is none',
    (text) => {
      expect(readColour(text)).toBeUndefined();
    },
  );
});

describe('a theme as CSS', () => {
  it('sets only what is chosen, for both schemes', () => {
    expect(themeCss(orange)).toBe(
      ':root {\n  --portico-color-brand: light-dark(#ff6f00, #ffb300);\n  --portico-radius: 12px;\n}\n',
    );
  });

  it('keeps the default surface of the scheme that has none', () => {
    expect(themeCss({ ...defaultTheme, surface: '#fffdf5' })).toContain(
      '--portico-color-surface: light-dark(#fffdf5, #14171b);',
    );
  });

  it('is in the settings of WordPress, as valid JSON', () => {
    expect(JSON.parse(wordPressSettings(orange))).toMatchObject({
      version: 3,
      styles: {
        css: ':root { --portico-color-brand: light-dark(#ff6f00, #ffb300); --portico-radius: 12px; }',
      },
    });
  });
});

describe('a link with a theme', () => {
  it.each([...presets.map(({ theme }) => theme), orange])('gives the same theme: %j', (theme) => {
    expect(themeOfHash(hashOfTheme(theme))).toEqual(theme);
  });

  it('keeps the default for every value that is none', () => {
    const hostile = new URLSearchParams({
      brand: 'red;} body{display:none',
      surface: 'url(https://elsewhere.example)',
      font: 'x;} @import "//elsewhere.example"',
      headingFont: 'var(--x)',
      radius: '1e9',
      density: '9',
      other: '1',
    });
    expect(themeOfHash(`#theme?${hostile.toString()}`)).toEqual(defaultTheme);
  });
});

it('a font list is names only, its quotes closed', () => {
  expect(readField('font', ' "Open  Sans",\n Arial ')).toBe('"Open Sans", Arial');
  expect(readField('font', '"ヒラギノ角ゴ Pro", serif')).toBe('"ヒラギノ角ゴ Pro", serif');
  for (const text of ['"Open', 'a;b', 'a{', 'a/*', 'url(a)', 'a\\3b ']) {
    expect(readField('font', text), text).toBeUndefined();
  }
});

describe('an import', () => {
  const read = (text: string) => importTheme(text, readColour)?.theme;

  it('reads its own CSS, JSON and WordPress settings back', () => {
    for (const output of [themeCss, themeJson, wordPressSettings]) {
      expect(read(output(orange))).toEqual({
        brand: '#ff6f00',
        brandDark: '#ffb300',
        radius: '12',
      });
    }
  });

  it('reads a stylesheet of Bootstrap, and the light scheme of two', () => {
    const css = `/* --bs-primary: #000; */
      :root, [data-bs-theme=light] { --bs-blue: #1565c0; --bs-primary: var(--bs-blue);
        --bs-body-font-family: var(--bs-font, "Lato", sans-serif); --bs-border-radius: 0.5rem; --bs-body-bg: #fff }
      [data-bs-theme=dark] { --bs-primary: #fff; --bs-body-bg: #000 }`;
    expect(read(css)).toEqual({
      brand: '#1565c0',
      surface: '#ffffff',
      font: '"Lato", sans-serif',
      radius: '8',
    });
  });

  it('reads plain rules and computed styles', () => {
    const expected = { brand: '#112233', surface: '#fafafa', font: 'Lato', radius: '3' };
    const css = `body{font-family:Lato;background-color:rgb(250,250,250)}
      .x, .btn-primary { background-color: #123; border-radius: 3px }`;
    expect(read(css)).toEqual(expected);
    const computed = {
      'body.font-family': 'Lato',
      'body.background-color': 'rgb(250, 250, 250)',
      'button.background-color': 'rgb(17, 34, 51)',
      'button.border-radius': '3px',
    };
    expect(read(JSON.stringify(computed))).toEqual(expected);
  });

  it('reads the palette and fonts of a theme.json', () => {
    const json = {
      settings: {
        color: { palette: [{ slug: 'primary', color: '#7c3aed' }] },
        typography: { fontFamilies: [{ slug: 'body', fontFamily: 'Manrope, serif' }] },
      },
    };
    expect(read(JSON.stringify(json))).toEqual({ brand: '#7c3aed', font: 'Manrope, serif' });
  });

  it('finds nothing in a text without styles, and follows no circle of variables', () => {
    expect(read('hello')).toBeUndefined();
    expect(read('[1]')).toBeUndefined();
    expect(read(':root{--bs-primary:var(--a);--a:var(--bs-primary)}')).toBeUndefined();
    expect(read('a { color: transparent }')).toBeUndefined();
  });

  it('says where each value is from', () => {
    expect(importTheme('{"--primary":"#123456"}', readColour)?.found).toEqual([
      { field: 'brand', from: '--primary' },
    ]);
  });
});
