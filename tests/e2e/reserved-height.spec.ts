import type { Page, Request } from '@playwright/test';
import { signInAs } from './support/borrower-steps';
import { hanna } from './support/borrowers';
import { expect, test } from './support/test';

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly previousRect: DOMRectReadOnly }[];
};

/** Sums, from the page's beginning, how far what was in sight has moved, as a share of the window. */
function recordShifts(): void {
  let moved = 0;
  const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const wasSeen =
        isShift(entry) && entry.sources.some(({ previousRect }) => previousRect.height > 0);
      if (wasSeen) moved += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  Reflect.set(globalThis, 'shifts', () => moved);
}

const shifts = (page: Page) => page.evaluate<number>('shifts()');

/**
 * Waits, from now on, as long as something is loading. What scrolling asks for is asked for within a
 * frame or two.
 */
function waitForRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await expect.poll(() => underWay.size, 'nothing is loading').toBe(0);
  };
}

/** The height in px that a widget keeps below what it shows. */
const blank = (page: Page, tag: string) =>
  page.locator(tag).evaluate((host) => {
    const root = host.shadowRoot?.querySelector('[part~=root]');
    if (!root) return Number.NaN;
    return host.getBoundingClientRect().bottom - root.getBoundingClientRect().bottom;
  });

const widgets = [
  ['account', 'portico-accounts'],
  ['pay', 'portico-payment'],
  ['documents', 'portico-document-center'],
  ['messages', 'portico-messages'],
  ['faq', 'portico-faq'],
] as const;

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test(`[POR-156] reserved height is released without a jump, ${width} px wide`, async ({
    page,
    testConsole,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    // The website's own fonts move what is below its heading, sooner or later.
    await page.route('**/*.woff2', (route) => route.abort());
    await signInAs({ page, testConsole }, hanna);
    await page.addInitScript(recordShifts);
    const settled = waitForRequests(page);
    for (const [name, tag] of widgets) {
      await test.step(tag, async () => {
        await page.goto(`/plain/${name}`);
        await page.waitForLoadState('networkidle');
        const shown = page
          .locator(tag)
          .getByRole('heading')
          .or(page.locator(tag).getByRole('textbox'));
        await expect(shown.first()).toBeAttached();
        await expect
          .poll(async () => {
            const below = await blank(page, tag);
            const { bottom } = await page
              .locator(tag)
              .evaluate((host) => host.getBoundingClientRect());
            return below <= 1 || bottom <= height + 1;
          }, `${tag}: what is blank ends with the window`)
          .toBe(true);
        expect(await shifts(page), `${tag}: what is in sight stays`).toBeLessThanOrEqual(0.01);
        await page.mouse.move(width / 2, height / 2);
        // As a borrower scrolls: what is near is loaded before it is in sight.
        for (let scrolled = 0; scrolled < 6_000; scrolled += 500) {
          await page.mouse.wheel(0, 500);
          await settled();
        }
        await expect
          .poll(() => blank(page, tag), `${tag}: nothing is blank`)
          .toBeLessThanOrEqual(1);
        expect(await shifts(page), `${tag}: what is in sight stays`).toBeLessThanOrEqual(0.01);
      });
    }
  });
}
