import { expect, test, type Page } from '@playwright/test';
import { baseCss, classRules } from '../../packages/ui/src/styles/styles.generated';

/** All styles of the suite, as in a widget's shadow root. */
const suite = baseCss + Object.values(classRules).join('');

/** A page that sets every inherited property, and more by `*` and `!important`. */
const hostile = `
  html { font-size: 62.5%; }
  * { letter-spacing: 4px !important; line-height: 3 !important; box-sizing: content-box; margin: 9px; }
  body, body * {
    color: rgb(255 0 0); text-transform: uppercase; text-align: right; text-indent: 30px;
    word-spacing: 9px; font-size: 40px; font-weight: 900; font-style: italic; font-variant: small-caps;
    cursor: wait; white-space: pre; list-style: square; quotes: none; hyphens: auto;
    border-collapse: separate; pointer-events: none; user-select: none; text-shadow: 1px 1px red;
    writing-mode: vertical-rl; word-break: break-all; tab-size: 20; accent-color: red;
    -webkit-text-fill-color: lime; -webkit-text-stroke: 2px lime; caret-color: red;
    --p-ink: red; --p-surface: red; --p-space: 40px; --tw-border-style: dashed;
    --tw-duration: 9s;
  }`;

/** What a page may set: direction, font, visibility and colour scheme. */
const ofThePage = ['direction', 'font-family', 'visibility', 'color-scheme'];

/** Runs in the page: every computed style of a paragraph inside a widget. */
function computedStyles(css: string): Record<string, string> {
  const host = document.createElement('portico-probe');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const wrapper = document.createElement('div');
  wrapper.className = 'portico-root';
  const probe = document.createElement('p');
  probe.className = 'border duration-200';
  probe.textContent = 'Amount due';
  wrapper.append(probe);
  root.append(wrapper);
  const style = getComputedStyle(probe);
  return Object.fromEntries(
    Array.from(style, (name) => [name, style.getPropertyValue(name)] as const),
  );
}

/** A custom property that no rule of the suite reads; it is not compared. */
const isIdle = (name: string) => name.startsWith('--') && !suite.includes(`var(${name}`);

/** Lengths that depend only on the width of the page. */
const measured = /^(inline-size|block-size|width|height|perspective-origin|transform-origin)$/;

async function stylesOn(page: Page, css: string): Promise<Record<string, string>> {
  await page.setContent(`<!doctype html><style>${css}</style><body></body>`);
  const styles = await page.evaluate(computedStyles, suite);
  const kept = Object.entries(styles).filter(
    ([name]) => !ofThePage.includes(name) && !measured.test(name) && !isIdle(name),
  );
  return Object.fromEntries(kept);
}

test('nothing that a page sets leaks into a widget', async ({ page }) => {
  const plain = await stylesOn(page, '');
  expect(await stylesOn(page, hostile)).toEqual(plain);
  expect(plain['font-size']).toBe('16px');
  expect(plain['border-top-style']).toBe('solid');
});

test('a widget has the font, the direction and the colour scheme of its page', async ({ page }) => {
  await page.setContent('<!doctype html><html dir="rtl" style="color-scheme: dark"><body>');
  await page.evaluate(() => (document.body.style.fontFamily = 'Georgia'));
  const styles = await page.evaluate(computedStyles, suite);
  expect(styles['font-family']).toBe('Georgia');
  expect(styles['direction']).toBe('rtl');
  expect(styles['color']).toBe('rgb(231, 233, 236)');
});

test('a page that hides a part of itself hides the widget in it', async ({ page }) => {
  await page.setContent('<!doctype html><body style="visibility: hidden">');
  const styles = await page.evaluate(computedStyles, suite);
  expect(styles['visibility']).toBe('hidden');
});

test('the theme attribute overrides the page, and "auto" follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setContent('<!doctype html><body>');
  const inkOf = (theme: string) =>
    page.evaluate(
      ([css = '', attribute = '']) => {
        const host = document.createElement('div');
        host.setAttribute('theme', attribute);
        document.body.append(host);
        const root = host.attachShadow({ mode: 'open' });
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        root.adoptedStyleSheets = [sheet];
        const wrapper = document.createElement('div');
        wrapper.className = 'portico-root';
        root.append(wrapper);
        return getComputedStyle(wrapper).color;
      },
      [suite, theme],
    );
  expect(await inkOf('')).toBe('rgb(26, 30, 34)');
  expect(await inkOf('dark')).toBe('rgb(231, 233, 236)');
  expect(await inkOf('auto')).toBe('rgb(231, 233, 236)');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await inkOf('auto')).toBe('rgb(26, 30, 34)');
});
