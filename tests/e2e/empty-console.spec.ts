import type { BrowserContext, Page } from '@playwright/test';
import { pageNames, pagePath, pagesOf, variantNames } from '../../demo-host/website/variants';
import { signInAs } from './support/borrower-steps';
import { maya } from './support/borrowers';
import { expect, test } from './support/test';

test.use({ diagnosed: true });

/** These pages redirect without a payment or a mailed link. */
const redirecting: readonly string[] = ['confirm', 'activate', 'new-password'];

/** Every page of one variant, and the first with a tag of each other. */
const ofVisitor = [
  ...pageNames.filter((name) => !redirecting.includes(name)).map((name) => pagePath('plain', name)),
  ...variantNames.slice(1).map((variant) => pagePath(variant, 'login')),
  '/portal',
];

const ofBorrower = [
  ...Object.entries(pagesOf('plain'))
    .filter(([screen]) =>
      ['dashboard', 'payment', 'loanDetails', 'documentCenter', 'profile', 'messages'].includes(
        screen,
      ),
    )
    .map(([, address]) => address.replace('{accountReference}', maya.loan)),
  '/portal#/myaccount/dashboard',
];

/** Notes what is wrong with a page's colours, two seconds after its first widget is shown. */
const themeCheck = 'later-check-theme.js';

/** Lets a test know when the first widget of a page is ready. */
const markReady = () => {
  document.addEventListener('portico-ready', () => {
    document.documentElement.dataset['ready'] = '';
  });
};

/** Opens a page until all that it says about itself has been said: the notes on colours come last. */
async function openFully(page: Page, address: string): Promise<void> {
  const requested = page.waitForRequest((request) => request.url().endsWith(`/${themeCheck}`));
  await page.goto(address);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.clock.runFor(3_000);
  const url = (await requested).url();
  // Resolves after the code has run, which writes the notes at once.
  await page.evaluate((file) => import(file), url);
  await page.evaluate(() => undefined);
}

async function openAll(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const page = await context.newPage();
    await page.addInitScript(markReady);
    await page.clock.install();
    await openFully(page, address);
    await page.close();
  }
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('[POR-115] the console of a page with a theme stays empty', async ({ context, records }) => {
    await openAll(context, [pagePath('plain', 'login')]);
    expect(records.consoleMessages).toEqual([]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme });

    test('[POR-115] the console of every page for visitors stays empty', async ({
      context,
      records,
    }) => {
      test.slow();
      await openAll(context, ofVisitor);
      expect(records.consoleMessages).toEqual([]);
    });

    test('[POR-115] the console of the pages for borrowers stays empty', async ({
      page,
      testConsole,
      records,
    }) => {
      test.slow();
      await page.addInitScript(markReady);
      await page.clock.install();
      await signInAs({ page, testConsole }, maya);
      // The session is in this tab.
      for (const address of ofBorrower) await openFully(page, address);
      expect(records.consoleMessages).toEqual([]);
    });
  });
}
