import { array, is, object, string } from 'valibot';

/** Values by the name of a custom property, or by `element.property`. */
export type Styles = ReadonlyMap<string, string>;

/** Longer texts are not read: a stylesheet of a site has less. */
const most = 2_000_000;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const fieldOf = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inside, name) =>
      typeof inside === 'object' && inside !== null ? Reflect.get(inside, name) : undefined,
    value,
  );

const palette = array(object({ slug: string(), color: string() }));
const fontFamilies = array(object({ slug: string(), fontFamily: string() }));

/** A preset of a theme.json is its list, or its list under `theme`. */
function listsAt(json: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = fieldOf(json, ...path);
  return [found, fieldOf(found, 'theme')];
}

function ofThemeJson(json: unknown): readonly (readonly [string, string])[] {
  const css = fieldOf(json, 'styles', 'css');
  const colours = listsAt(json, 'settings', 'color', 'palette').flatMap((list) =>
    is(palette, list) ? list : [],
  );
  const fonts = listsAt(json, 'settings', 'typography', 'fontFamilies').flatMap((list) =>
    is(fontFamilies, list) ? list : [],
  );
  return [
    ...(typeof css === 'string' ? ofCss(css) : []),
    ...colours.map(({ slug, color }) => [`--wp--preset--color--${slug}`, color] as const),
    ...fonts.map(
      ({ slug, fontFamily }) => [`--wp--preset--font-family--${slug}`, fontFamily] as const,
    ),
  ];
}

function ofJson(json: object): readonly (readonly [string, string])[] {
  const texts = Object.entries(json).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return [...texts, ...ofThemeJson(json)];
}

const elementOf = (selector: string): string | undefined =>
  /^(body|h1|a)$/.exec(selector)?.[1] ??
  (/^(button|\.btn-primary|\.wp-element-button)$/.test(selector) ? 'button' : undefined);

/** Custom properties wherever they are set, and the declarations of a few plain selectors. */
function ofCss(text: string): readonly (readonly [string, string])[] {
  const plain = text.replace(/\/\*[^]*?\*\//g, '');
  const blocks = plain.split('{').map((block, index, all) => {
    const selector = all[index - 1]?.split(/[;}]/).at(-1) ?? '';
    return { elements: selector.split(',').map((one) => elementOf(one.trim())), block };
  });
  return blocks.flatMap(({ elements, block }) =>
    (block.split('}')[0] ?? '').split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, colon).trim();
      const value = declaration.slice(colon + 1).trim();
      if (colon < 0 || value === '') return [];
      if (name.startsWith('--')) return [[name, value] as const];
      return elements.flatMap((element) =>
        element === undefined ? [] : [[`${element}.${name}`, value] as const],
      );
    }),
  );
}

/** Reads styles from CSS or JSON. The first value of a name counts: a dark scheme follows it. */
export function parseStyles(text: string): Styles {
  if (text.length > most) return new Map();
  const json = parseJson(text);
  const entries = typeof json === 'object' && json !== null ? ofJson(json) : ofCss(text);
  return new Map(entries.toReversed());
}

/** To be run in the developer tools on the lender's page: it copies what the import reads. */
export const readingScript = `copy(JSON.stringify(Object.fromEntries([
  ['body', 'font-family'], ['body', 'background-color'], ['h1', 'font-family'],
  ['a', 'color'], ['button', 'background-color'], ['button', 'border-radius'],
].flatMap(([name, property]) => {
  const found = document.querySelector(name === 'button' ? 'button, .btn, .wp-element-button' : name);
  return found ? [[name + '.' + property, getComputedStyle(found)[property]]] : [];
}))))`;
