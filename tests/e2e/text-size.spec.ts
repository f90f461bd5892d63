import type { Page } from '@playwright/test';
import { signInAs } from './support/borrower-steps';
import { maya } from './support/borrowers';
import type { TestConsole } from './support/console';
import { expect, test } from './support/test';

const signedOut = [
  '/plain/login',
  '/plain/register',
  '/plain/recovery',
  '/plain/activate',
  '/plain/faq',
  '/plain/messages',
  '/plain/locations',
];
const signedIn = [
  '/plain/account',
  `/plain/loan?account=${maya.loan}`,
  '/plain/documents',
  '/plain/profile',
  '/plain/contact-change',
  '/plain/sign-ins',
  `/plain/pay?account=${maya.loan}`,
  '/portal#/myaccount/dashboard',
];

/** The size in px of each text that the widgets of a page show, by the text and its number. */
async function sizes(page: Page): Promise<ReadonlyMap<string, number>> {
  return new Map(
    await page.evaluate(() => {
      const found: [string, number][] = [];
      const count = (text: string) => found.filter(([name]) => name.startsWith(`${text} #`)).length;
      for (const host of document.querySelectorAll('*')) {
        if (!host.localName.startsWith('portico-') || !host.shadowRoot) continue;
        const walker = document.createTreeWalker(host.shadowRoot, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const text = walker.currentNode.nodeValue?.trim();
          const element = walker.currentNode.parentElement;
          if (!text || !element?.checkVisibility()) continue;
          const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a : 1;
          const size = parseFloat(getComputedStyle(element).fontSize) * (scale ?? 1);
          found.push([`${text} #${count(text)}`, size]);
        }
      }
      return found;
    }),
  );
}

async function sizesOf(page: Page, testConsole: TestConsole) {
  const found = new Map<string, ReadonlyMap<string, number>>();
  const read = async (path: string) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[part~=root]').first()).toBeVisible();
    found.set(path, await sizes(page));
  };
  for (const path of signedOut) await read(path);
  await signInAs({ page, testConsole }, maya);
  for (const path of signedIn) await read(path);
  return found;
}

test('[POR-157] every widget’s text is twice as large in a browser whose text is', async ({
  playwright,
  launchOptions,
  page,
  testConsole,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const usual = await sizesOf(page, testConsole);
  const large = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  try {
    const context = await large.newContext({
      ...(baseURL !== undefined && { baseURL }),
      // The same number of letters on a line.
      viewport: { width: 2560, height: 1800 },
    });
    const doubled = await sizesOf(await context.newPage(), testConsole);
    for (const [path, texts] of usual) {
      const compared = [...texts].flatMap(([text, size]) => {
        const grown = doubled.get(path)?.get(text);
        return grown === undefined ? [] : [{ text, ratio: grown / size }];
      });
      expect(compared.length, path).toBeGreaterThan(3);
      expect(
        compared.filter(({ ratio }) => Math.abs(ratio - 2) > 0.05),
        path,
      ).toEqual([]);
    }
  } finally {
    await large.close();
  }
});
