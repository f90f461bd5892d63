import { expect, test, type Page } from '@playwright/test';
import { baseCss, classRules } from '../../packages/ui/src/styles/styles.generated';

/** The minimum contrast of each pair of colours: 4.5 for text, 3 for edges and focus rings. */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
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
];

const hues = Array.from({ length: 24 }, (_, index) => index * 15);

/** Colours without a pattern, the same in each run: those of a linear congruential generator. */
function* randomColours(count: number): Generator<string> {
  for (let index = 0, state = 20261125; index < count; index += 1) {
    state = (state * 48271) % (2 ** 31 - 1);
    yield `#${(state % 2 ** 24).toString(16).padStart(6, '0')}`;
  }
}

/** Every hue, vivid, pale and dark, brand colours with difficult contrast, and any others. */
const brands = [
  ...['', 'yellow', '#ffd400', 'white', 'black', '#777', '#767676', 'gray', 'red', 'lime', 'blue'],
  ...[
    'cyan',
    'magenta',
    '#0d6efd',
    '#ff6f00',
    'rebeccapurple',
    'rgb(0 90 160 / 20%)',
    'transparent',
  ],
  ...['color(display-p3 0 1 0)', 'oklch(0.7 0.3 30)'],
  ...randomColours(100),
  ...hues.flatMap((hue) => [
    `hsl(${hue} 100% 50%)`,
    `hsl(${hue} 60% 80%)`,
    `hsl(${hue} 80% 25%)`,
    `hsl(${hue} 30% 48%)`,
  ]),
];

/** Runs in the page: the tokens' colours as they are painted, red green blue from 0 to 255. */
function paint(setup: { css: string; brand: string; theme: string; tokens: string[] }) {
  const host = document.createElement('div');
  host.setAttribute('theme', setup.theme);
  if (setup.brand) host.style.setProperty('--portico-color-brand', setup.brand);
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(setup.css);
  root.adoptedStyleSheets = [sheet];
  const wrapper = document.createElement('div');
  wrapper.className = 'portico-root';
  root.append(wrapper);
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colours = setup.tokens.map((token) => {
    const probe = document.createElement('i');
    probe.style.color = `var(--p-${token})`;
    wrapper.append(probe);
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  host.remove();
  return colours;
}

function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue]
    .map((channel) => channel / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(front: readonly number[], back: readonly number[]): number {
  const [light, dark] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

async function tooLow(page: Page, brand: string, theme: string): Promise<string[]> {
  const tokens = [...new Set(pairs.flatMap(([front, back]) => [front, back]))];
  const painted = await page.evaluate(paint, {
    css: baseCss + Object.values(classRules).join(''),
    brand,
    theme,
    tokens,
  });
  const colourOf = new Map(tokens.map((token, index) => [token, painted[index] ?? []]));
  return pairs.flatMap(([front, back, least]) => {
    const measured = contrast(colourOf.get(front) ?? [], colourOf.get(back) ?? []);
    return measured < least ? [`${front} on ${back}: ${measured.toFixed(2)}`] : [];
  });
}

for (const theme of ['light', 'dark']) {
  test(`[POR-088] ${theme}: text has at least 4.5:1 and edges 3:1 on ${brands.length} brand colours`, async ({
    page,
  }) => {
    for (const brand of brands) {
      expect.soft(await tooLow(page, brand, theme), brand || 'the default brand').toEqual([]);
    }
  });
}
