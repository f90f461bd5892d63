import type { Page } from '@playwright/test';
import { maya } from './support/borrowers';
import { accountRow, signInAs } from './support/borrower-steps';
import { expect, test } from './support/test';

const lists = ['Loans', 'Lines of credit', 'Deposits', 'Investments'];

/** The left and right edge of a list's column. */
async function edgesOf(page: Page, list: string, column: string) {
  const header = page
    .getByRole('table', { name: list })
    .getByRole('columnheader', { name: column });
  const box = await header.boundingBox();
  return box && [Math.round(box.x), Math.round(box.x + box.width)];
}

/** How many headers of columns can be seen. */
const headers = (page: Page) => page.getByRole('columnheader').filter({ visible: true }).count();

const setLayout = (page: Page, layout: string) =>
  page
    .locator('portico-accounts')
    .evaluate((tag, value) => tag.setAttribute('layout', value), layout);

test('the columns of all lists line up, and narrow lists are cards that can be sorted', async ({
  page,
  testConsole,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs({ page, testConsole }, maya);
  await expect(accountRow(page, maya.loan)).toBeVisible();
  for (const column of ['Account', 'Balance', 'Rate', 'Status']) {
    // A list that is shown later may move the others, by a scroll bar.
    await expect(async () => {
      const edges = await Promise.all(lists.map((list) => edgesOf(page, list, column)));
      expect(edges, column).toEqual(lists.map(() => edges[0]));
    }).toPass({ timeout: 10_000 });
  }

  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => headers(page)).toBe(0);
  const names = page.getByRole('table', { name: 'Loans' }).getByRole('rowheader');
  const soonest = await names.allTextContents();
  const choice = page.getByRole('combobox', { name: 'Sort loans by' });
  await choice.selectOption({ label: 'Rate, highest first' });
  await expect.poll(() => names.allTextContents()).toEqual([...soonest].sort().reverse());
  const first = names.first();
  await expect(first).toContainText('Home improvement loan');

  await setLayout(page, 'table');
  await expect.poll(() => headers(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1280, height: 900 });
  await setLayout(page, 'cards');
  await expect.poll(() => headers(page)).toBe(0);
  const cards = await Promise.all([0, 1].map((row) => names.nth(row).boundingBox()));
  expect(cards[0]?.y).toBe(cards[1]?.y);
  expect(cards[0]?.x).toBeLessThan(cards[1]?.x ?? 0);

  await setLayout(page, 'auto');
  await expect.poll(() => headers(page)).toBeGreaterThan(0);
  await page.evaluate(() => document.documentElement.style.setProperty('--portico-rem', '32px'));
  await expect.poll(() => headers(page), 'with text of twice the size').toBe(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

/** In the page: a shift is noted with the frame after it. */
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('what is due can be paid before the lists have loaded, which then move nothing in sight', async ({
  page,
  testConsole,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addInitScript(() => {
    const moved = new PerformanceObserver((list) => {
      for (const { entryType } of list.getEntries())
        document.documentElement.dataset['moved'] = entryType;
    });
    moved.observe({ type: 'layout-shift' });
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/later-account-lists[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await signInAs({ page, testConsole }, maya);
  const accounts = page.locator('portico-accounts');
  await expect(accounts.getByRole('link', { name: /^Pay \$/ }).first()).toBeVisible();
  await expect(accounts.getByRole('heading', { name: 'Deposits' })).toBeVisible();
  await expect(accounts.getByRole('table')).toHaveCount(0);
  await expect(accounts.getByText('Applications')).toBeHidden();
  await page.evaluate(() => delete document.documentElement.dataset['moved']);

  release();
  await expect(accountRow(page, maya.loan)).toBeVisible();
  await expect(accounts.getByRole('heading', { name: 'Applications' })).toBeVisible();
  await page.evaluate(twoFrames);
  expect(await page.evaluate(() => document.documentElement.dataset['moved'])).toBeUndefined();
});

test('what is due and the applications stay where the code of the lists cannot be loaded', async ({
  page,
  testConsole,
}) => {
  const lists = /\/later-account-lists[^/]*\.js$/;
  await page.route(lists, (route) => route.abort());
  await signInAs({ page, testConsole }, maya);
  const accounts = page.locator('portico-accounts');
  const again = accounts.getByRole('button', { name: 'Try again' }).first();
  await expect(again).toBeVisible();
  await expect(accounts.getByRole('link', { name: /^Pay \$/ }).first()).toBeVisible();
  await expect(accounts.getByRole('heading', { name: 'Applications' })).toBeVisible();

  await page.unroute(lists);
  await again.click();
  await expect(accountRow(page, maya.loan)).toBeVisible();
});
