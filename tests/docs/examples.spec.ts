import type { Page } from '@playwright/test';
import { screenNotes } from '../../packages/build/screen-notes.mjs';
import { maya } from '../e2e/support/borrowers';
import { enterCode, enterCredentials } from '../e2e/support/borrower-steps';
import { plainSite } from '../e2e/support/sites';
import { expect, test } from '../e2e/support/test';
import { filesIn } from './site';

/** Counts the widgets of a page that can be used. */
async function countReady(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let ready = 0;
    document.addEventListener('portico-ready', () => {
      ready += 1;
      document.documentElement.dataset['ready'] = String(ready);
    });
  });
  return async () => Number(await page.locator('html').getAttribute('data-ready'));
}

for (const file of filesIn('examples', '.html')) {
  test(`[POR-121] the example ${file} shows its widget, and the console stays empty`, async ({
    page,
    records,
  }) => {
    await page.clock.install();
    const ready = await countReady(page);
    await page.goto(`/docs/examples/${file}`);
    await expect.poll(ready).toBeGreaterThan(0);
    // A screen without an address is named in the console after a second.
    await page.clock.runFor(1_200);
    expect(records.consoleMessages).toEqual([]);
    expect(records.addresses.filter((address) => address.includes('.example'))).toEqual([]);
  });
}

test('the analytics in plain script count what is shown', async ({ page }) => {
  await page.goto('/docs/examples/analytics.html');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'dataLayer'))))
    .toBe('[{"event":"portico_shown","tag":"portico-sign-in"}]');
});

test('[POR-121] the live page of each tag shows it', async ({ context }) => {
  const tags = new Set(Object.values(screenNotes).flatMap(({ tag }) => tag ?? []));
  for (const tag of [...tags, 'portico-session', 'portico-portal']) {
    // In a tab of its own: a tag without its link leads to the sign-in after it was shown.
    const page = await context.newPage();
    const ready = await countReady(page);
    await page.goto(`/docs/live/${tag}`);
    await expect.poll(ready, tag).toBeGreaterThan(0);
    await page.close();
  }
});

/** Keeps the events of a tab with their details; the function returns them, one per line. */
async function recordEvents(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const names = ['ready', 'signed-in', 'navigate', 'payment-submitted', 'error', 'analytics'];
    for (const name of names) {
      document.addEventListener(`portico-${name}`, (event) => {
        const detail: unknown = Reflect.get(event, 'detail');
        const before = sessionStorage.getItem('test.events') ?? '';
        sessionStorage.setItem('test.events', `${before}${name} ${JSON.stringify(detail)}\n`);
      });
    }
  });
  return () => page.evaluate(() => sessionStorage.getItem('test.events') ?? '');
}

test('[POR-121, POR-124] a borrower goes from sign-in to payment on the quickstart’s site, and no event, address or report has an account number', async ({
  page,
  testConsole,
  records,
}) => {
  const events = await recordEvents(page);
  const borrower = await testConsole.borrower(maya.username);
  const visit = { page, site: plainSite, testConsole, borrower };
  await page.goto('/docs/examples/site/login.html');
  await enterCredentials(visit);
  await enterCode(visit);
  await expect(page).toHaveURL(/\/site\/account\.html$/);

  const row = page.getByRole('row').filter({ hasText: maya.loan });
  await row.getByRole('link', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/site\/pay\.html\?account=ref-[0-9a-z]{4}$/);
  const chosen = page.getByRole('combobox', { name: 'Loan account' }).locator('option:checked');
  await expect(chosen).toContainText(maya.loan);
  // The reference is the same after a reload, and opens the account.
  await page.reload();
  await expect(chosen).toContainText(maya.loan);

  await page.goto('/docs/examples/site/account.html');
  await row.getByRole('link', { name: maya.loan, exact: false }).first().click();
  await expect(page).toHaveURL(/\/site\/loan\.html\?account=ref-[0-9a-z]{4}$/);
  await expect(page.getByText(maya.loan).first()).toBeVisible();

  const happened = await events();
  expect(happened).toMatch(/^navigate .*"accountReference":"ref-/m);
  const pages = records.addresses.filter((address) => !address.includes('/api/'));
  const told = [happened, ...records.reported, ...records.consoleMessages, ...pages].join('\n');
  expect(told).not.toContain(maya.loan);
  expect(told).not.toContain(maya.loan.replaceAll('-', ''));
});

test('[POR-121] on every page that the quickstart’s site leads a borrower to, the console stays empty', async ({
  page,
  testConsole,
  records,
}) => {
  await page.clock.install();
  const ready = await countReady(page);
  const borrower = await testConsole.borrower(maya.username);
  const visit = { page, site: plainSite, testConsole, borrower };
  await page.goto('/docs/examples/site/login.html');
  await enterCredentials(visit);
  await enterCode(visit);
  await expect(page).toHaveURL(/\/site\/account\.html$/);

  const links = page.getByRole('link');
  await expect(links.filter({ hasText: 'A-20417' })).toBeVisible();
  let addresses = new Set<string>();
  // Each list is shown once its answer is there.
  await expect(async () => {
    addresses = new Set(await links.evaluateAll((all) => all.map(String)));
    const kinds = [...addresses].map((address) => new URL(address).pathname.split('/').at(-1));
    expect(new Set(kinds)).toEqual(
      new Set(['pay.html', 'loan.html', 'deposit.html', 'application.html']),
    );
  }).toPass({ timeout: 10_000 });
  for (const address of addresses) {
    await page.goto(address);
    await expect.poll(ready).toBeGreaterThan(1);
    await page.clock.runFor(1_200);
  }
  expect(records.consoleMessages).toEqual([]);
});
