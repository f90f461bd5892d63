import { expect, type CDPSession, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openLongHistory } from './support/long-history';
import { test } from './support/test';

const rows = 10_000;

/** A machine that does other things too is slower than the page: the best of some attempts counts. */
const attempts = 5;

/** Milliseconds of a frame at 60 frames a second. */
const frame = 1_000 / 60;

/** How many frames are scrolled through: three seconds. */
const scrolledFrames = 180;

/** What the browser counts of a page: all that it does, or its scripts, styles and layout alone. */
const everything = /^TaskDuration$/;
const ownWork = /^(Script|Layout|RecalcStyle)Duration$/;

const region = (page: Page) => page.getByRole('region', { name: 'Account history' });

/**
 * Milliseconds of processor time of some kinds of the page's work during an action. Other programs do
 * not add to it.
 */
async function measureWork(
  devtools: CDPSession,
  kinds: RegExp,
  act: () => Promise<void>,
): Promise<number> {
  const workSoFar = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics
      .filter(({ name }) => kinds.test(name))
      .reduce((sum, { value }) => sum + value * 1_000, 0);
  };
  const before = await workSoFar();
  await act();
  return (await workSoFar()) - before;
}

/**
 * How many times slower this machine is at the moment than the one that the limits are meant for,
 * by a computation that takes 15 ms there. A processor that other programs share computes at half
 * its speed, also in processor time. The fastest of several counts: one that was interrupted would
 * excuse a slow page.
 */
async function measureSlowness(page: Page, devtools: CDPSession): Promise<number> {
  // In a timer: the browser does not count what a debugger evaluates.
  const compute = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            const numbers = Array.from({ length: 30_000 }, (_, i) => (i * 7_919) % 30_011);
            numbers.map(String).sort();
            resolve();
          });
        }),
    );
  let fastest = Infinity;
  for (let time = 0; time < 5; time += 1) {
    fastest = Math.min(fastest, await measureWork(devtools, ownWork, compute));
  }
  return fastest / 15;
}

/**
 * The lowest processor time of an action in some attempts, in milliseconds of the machine that the
 * limits are meant for; stops at the first that is low enough.
 */
async function best(
  page: Page,
  kinds: RegExp,
  act: () => Promise<void>,
  enough: number,
): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  let lowest = Infinity;
  for (let attempt = 0; attempt < attempts && lowest > enough; attempt += 1) {
    const slowness = await measureSlowness(page, devtools);
    const work = await measureWork(devtools, kinds, act);
    lowest = Math.min(lowest, work / slowness);
  }
  await devtools.detach();
  return lowest;
}

/** Scrolls by more than a row in each frame. */
async function scroll(page: Page): Promise<void> {
  await region(page).evaluate(async (element, count) => {
    for (let frames = 0; frames < count; frames += 1) {
      element.scrollTop += 60;
      await new Promise(requestAnimationFrame);
    }
  }, scrolledFrames);
}

/** Presses a column's header and waits until its order is drawn. */
async function sort(page: Page, column: string): Promise<void> {
  const header = page.getByRole('columnheader', { name: column }).getByRole('button');
  await header.evaluate(async (button: HTMLElement) => {
    const table = button.closest('table');
    const firstRow = () => table?.querySelector('[data-row="0"]')?.textContent;
    const before = firstRow();
    button.click();
    while (firstRow() === before) await new Promise((resolve) => setTimeout(resolve));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  });
}

test.beforeEach(async ({ page }) => {
  test.slow();
  await openLongHistory(page, rows);
  await expect(page.getByText('10,000 entries in the last 30 days.')).toBeVisible();
});

for (const [name, width] of [
  ['table', 1280],
  ['list on a phone', 320],
] as const) {
  test(`[POR-093] the ${name} of ten thousand entries scrolls at 60 frames a second on a slow processor`, async ({
    page,
    records,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    // A slow processor needs four times as long for all of it.
    const enough = (scrolledFrames * frame) / 4;
    const work = await best(page, ownWork, () => scroll(page), enough);
    expect(work).toBeGreaterThan(0);
    expect(work).toBeLessThanOrEqual(enough);
    expect(await region(page).locator('[data-row]').count()).toBeLessThan(100);
    await expectAccessible(page);
    expect(records.violations).toEqual([]);
  });
}

test('[POR-093] the table of ten thousand entries sorts in under 100 ms', async ({ page }) => {
  for (const column of ['Description', 'Total', 'Date']) {
    const work = await best(page, everything, () => sort(page, column), 100);
    expect(work, column).toBeGreaterThan(0);
    expect(work, column).toBeLessThan(100);
  }
});

test('the history scrolls and sorts by keyboard', async ({ page }) => {
  await page.getByRole('columnheader', { name: 'Date' }).getByRole('button').press('Enter');
  await expect(region(page).locator('[data-row="0"]')).toContainText('$19,999.00');
  await region(page).press('End');
  await expect(region(page).locator('[aria-rowindex="10001"]')).toBeInViewport();
});
