import { expect, test, type Page } from '@playwright/test';
import {
  contrastPairs,
  pairedTokens,
  valueOfToken,
} from '../../demo-host/console/client/theme/contrast-pairs';
import { baseCss, classRules } from '../../packages/ui/src/styles/styles.generated';

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

/** Runs in the page: the values' colours as they are painted, red green blue from 0 to 255. */
function paint(setup: { css: string; brand: string; theme: string; values: string[] }) {
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
  const colours = setup.values.map((value) => {
    const probe = document.createElement('i');
    probe.style.color = value;
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
  const painted = await page.evaluate(paint, {
    css: baseCss + Object.values(classRules).join(''),
    brand,
    theme,
    values: pairedTokens.map(valueOfToken),
  });
  const colourOf = new Map(pairedTokens.map((token, index) => [token, painted[index] ?? []]));
  return contrastPairs.flatMap(([front, back, least]) => {
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
