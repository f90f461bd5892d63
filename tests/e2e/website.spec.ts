import type { Page } from '@playwright/test';
import { strictPolicy } from '../../demo-host/website/policy';
import {
  pageNames,
  pagePath,
  pagesOf,
  variantNames,
  type PageName,
} from '../../demo-host/website/variants';
import { maya } from './support/borrowers';
import { expect, test } from './support/test';
import { accountRow, signInAs } from './support/borrower-steps';
import { words } from './support/words';

/** These pages redirect without a payment or a mailed link; other tests visit them. */
const redirectingPages: readonly string[] = [
  'confirm',
  'activate',
  'new-password',
] satisfies readonly PageName[];
const pagesWithTags = pageNames.filter((page) => !redirectingPages.includes(page));
const pages = {
  'own part': [
    '/',
    '/moving',
    '/terms/bank-payments',
    '/terms/online-access',
    '/terms/e-statements',
    '/terms/text-messages',
    '/portal',
    '/phone',
  ],
  ...Object.fromEntries(
    variantNames.map((variant) => [variant, pagesWithTags.map((page) => pagePath(variant, page))]),
  ),
};
const widths = [320, 768, 1280];

/** Neither the page nor what a tag shows, which may use the gutter beside it, is wider than the window. */
async function expectNoExcess(page: Page, path: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wider = () =>
      page.evaluate(() => {
        const tags = [...document.querySelectorAll('*')].filter((element) =>
          element.localName.startsWith('portico-'),
        );
        const { clientWidth, scrollWidth } = document.documentElement;
        const wide = tags.filter((element) => {
          const { left, width: own } = element.getBoundingClientRect();
          return own > 0 && left + element.scrollWidth > clientWidth;
        });
        return [
          ...(scrollWidth > clientWidth ? ['html'] : []),
          ...wide.map(({ localName }) => localName),
        ];
      });
    // What depends on the width by script is drawn a frame later.
    await expect.poll(wider, `${path} at ${width}`).toEqual([]);
  }
}

for (const [part, paths] of Object.entries(pages)) {
  test(`no page scrolls sideways at any width, ${part}`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expectNoExcess(page, path);
    }
  });
}

for (const variant of variantNames) {
  test(`no page with accounts and amounts scrolls sideways either, ${variant}`, async ({
    page,
    testConsole,
  }) => {
    await signInAs({ page, testConsole }, maya);
    const { dashboard = '', payment = '' } = pagesOf(variant);
    await page.goto(dashboard);
    await expect(accountRow(page, maya.loan)).toBeVisible();
    await expectNoExcess(page, dashboard);
    await page.goto(payment.replace('{accountReference}', maya.loan));
    await page.getByRole('radio', { name: words['payment.ach'] }).check();
    await page.getByRole('combobox', { name: 'Bank account' }).selectOption({ label: maya.bank });
    await expect(page.getByRole('radio', { name: /^Another amount/ })).toBeVisible();
    await expectNoExcess(page, payment);
  });
}

test('the strict pages send the policy that the widgets support', async ({ request, host }) => {
  const response = await request.get(pagePath('strict', 'login'));
  const sent = response.headers()['content-security-policy'] ?? '';
  const cardFields = /frame-src (http:\/\/[\w.:]+);/.exec(sent)?.[1] ?? '';
  expect(cardFields).not.toBe(host.url);
  expect(sent).toBe(strictPolicy(cardFields));
});

test('the suite is served compressed, and hashed files are immutable', async ({
  page,
  request,
}) => {
  const loaded: string[] = [];
  page.on('request', (sent) => loaded.push(sent.url()));
  await page.goto(pagePath('plain', 'login'));
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  const suite = loaded.filter((url) => url.includes('/portico/'));
  expect(suite.length).toBeGreaterThan(1);
  for (const url of suite) {
    const response = await request.get(url, { headers: { 'Accept-Encoding': 'br' } });
    const kept = response.headers()['cache-control'];
    if (/\/portico\.css$/.test(url)) expect(kept, url).toContain('max-age=60');
    // The page names its hash, so an older one must not be taken from the cache.
    else if (/\/loader\.js$/.test(url)) expect(kept, url).toBe('no-cache');
    else expect(kept, url).toContain('immutable');
    expect(response.headers()['content-encoding'], url).toBe('br');
  }
});

test('language, colour and scheme are kept from page to page', async ({ page }) => {
  await page.goto('/plain/login?lang=es&brand=plum&scheme=dark');
  await expect(page).toHaveURL('/plain/login');
  await page.goto('/plain/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'plum');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});
