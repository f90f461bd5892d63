import { expect, type CDPSession, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openLongHistory } from './support/long-history';
import { test } from './support/test';

const rows = 10_000;

/** A machine that does other things too is slower than the page: the best of some attempts counts. */
const attempts = 5;

/**
 * How much longer a frame may take than one of the same page at rest, which takes as long as the
 * machine needs at that moment. A page that is too slow misses every second frame: twice as long.
 */
const enough = 1.25;

const region = (page: Page) => page.getByRole('region', { name: 'Account history' });

type Scrolled = {
  /** Milliseconds between two frames, the median. */
  readonly frame: number;
  /**
   * Milliseconds of processor time of the page's own work for a frame: scripts, styles and layout;
   * the average. Other programs do not add to it.
   */
  readonly work: number;
};

/** Milliseconds of processor time so far of the page's own work of some kinds. */
async function workSoFar(devtools: CDPSession, kinds: RegExp): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics
    .filter(({ name }) => kinds.test(name))
    .reduce((sum, { value }) => sum + value * 1_000, 0);
}

/** Scrolls by some pixels a frame for three seconds, on a processor four times slower. */
async function scroll(page: Page, step: number): Promise<Scrolled> {
  const kinds = /^(Script|Layout|RecalcStyle)Duration$/;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const before = await workSoFar(devtools, kinds);
  const frames = await region(page).evaluate(async (element, step) => {
    const times: number[] = [];
    let last = await new Promise(requestAnimationFrame);
    while (times.length < 180) {
      element.scrollTop += step;
      const now = await new Promise(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return times.sort((a, b) => a - b);
  }, step);
  const work = (await workSoFar(devtools, kinds)) - before;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.detach();
  return { frame: frames[frames.length / 2] ?? Infinity, work: work / frames.length };
}

/**
 * Milliseconds of processor time of all that the page does from the press on a column's header until
 * its order is drawn. Other programs do not add to it.
 */
async function sort(page: Page, column: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await workSoFar(devtools, /^TaskDuration$/);
  const header = page.getByRole('columnheader', { name: column }).getByRole('button');
  await header.evaluate(async (button: HTMLElement) => {
    const table = button.closest('table');
    const firstRow = () => table?.querySelector('[data-row="0"]')?.textContent;
    const before = firstRow();
    button.click();
    while (firstRow() === before) await new Promise((resolve) => setTimeout(resolve));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  });
  const work = (await workSoFar(devtools, /^TaskDuration$/)) - before;
  await devtools.detach();
  return work;
}

/** The lowest of the results of some attempts, stopping at the first that is low enough. */
async function best(measure: () => Promise<number>, enough: number): Promise<number> {
  let lowest = Infinity;
  for (let attempt = 0; attempt < attempts && lowest > enough; attempt += 1) {
    lowest = Math.min(lowest, await measure());
  }
  return lowest;
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
    const works: number[] = [];
    const slowdown = await best(async () => {
      const still = await scroll(page, 0);
      const scrolled = await scroll(page, 60);
      works.push(scrolled.work);
      return scrolled.frame / Math.max(still.frame, 1_000 / 60);
    }, enough);
    expect(slowdown).toBeLessThanOrEqual(enough);
    expect(Math.min(...works)).toBeLessThanOrEqual(1_000 / 60);
    expect(await region(page).locator('[data-row]').count()).toBeLessThan(100);
    await expectAccessible(page);
    expect(records.violations).toEqual([]);
  });
}

test('[POR-093] the table of ten thousand entries sorts in under 100 ms', async ({ page }) => {
  for (const column of ['Description', 'Total', 'Date']) {
    const work = await best(() => sort(page, column), 100);
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
