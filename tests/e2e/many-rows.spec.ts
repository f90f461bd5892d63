import { expect, type Locator } from '@playwright/test';
import { openLongHistory, openManyLoans } from './support/many-rows';
import { test } from './support/test';
import { best, everything, longestTask } from './support/work';

/** A task of more milliseconds keeps the page from answering the next press in time. */
const quick = 50;

/** Where a thousand rows moved at once, the task had over 600 ms. */
const inParts = 250;

/** Types into a field, and waits until what it changes is drawn. */
const type = (field: Locator, text: string) =>
  field.evaluate(async (input: HTMLInputElement, typed) => {
    input.value = typed;
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await new Promise(requestAnimationFrame);
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }, text);

/** Presses the header of a column, and waits until no row moves any more. */
const sort = (header: Locator) =>
  header.evaluate(async (button: HTMLElement) => {
    const rows = button.closest('table')?.tBodies[0]?.rows ?? [];
    let before = [...rows];
    button.click();
    for (let still = 0; still < 5;) {
      await new Promise(requestAnimationFrame);
      const now = [...rows];
      still = now.every((row, index) => row === before[index]) ? still + 1 : 0;
      before = now;
    }
  });

test('the overview of 1,000 loans is sorted in parts, all rows in their places at the end', async ({
  page,
}) => {
  test.slow();
  await openManyLoans(page, 1_000);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(1_001, { timeout: 40_000 });
  for (const column of ['Account', 'Balance', 'Rate']) {
    const header = page.getByRole('columnheader', { name: column });
    const press = () => sort(header.getByRole('button'));
    const work = await longestTask(page, press, inParts);
    expect(work, column).toBeGreaterThan(0);
    expect(work, column).toBeLessThanOrEqual(inParts);
    await expect(header).toHaveAttribute('aria-sort', /ending$/);
  }
  const rates = await rows.getByRole('cell', { name: '%' }).allInnerTexts();
  const numbers = rates.map((rate) => parseFloat(rate));
  const isDescending =
    (await page.getByRole('columnheader', { name: 'Rate' }).getAttribute('aria-sort')) ===
    'descending';
  expect(numbers).toHaveLength(1_000);
  expect(numbers).toEqual(numbers.toSorted((a, b) => (isDescending ? b - a : a - b)));
});

test('a history of 10,000 entries is searched in under 50 ms a key', async ({ page }) => {
  test.slow();
  await openLongHistory(page, 10_000);
  const all = page.getByText('10,000 entries in the last 30 days.');
  const search = page.getByRole('searchbox', { name: 'Find in the history' });
  const found = page.getByText(/of 10,000 entries have what you typed/);
  // The texts that are searched are made once in a page.
  const openAgain = async () => {
    await page.reload();
    await expect(all).toBeVisible();
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  };
  for (const [typed, prepare] of [
    ['5', openAgain],
    ['pa', undefined],
    ['payment 5', undefined],
    ['12', undefined],
  ] as const) {
    const work = await best(page, everything, () => type(search, typed), quick, prepare);
    await expect(found).toBeVisible();
    expect(work, typed).toBeGreaterThan(0);
    expect(work, typed).toBeLessThanOrEqual(quick);
  }
});
