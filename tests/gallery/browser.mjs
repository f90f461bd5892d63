import { chromium } from '@playwright/test';
import { ensureBrowser } from '../setup/browser.mjs';

/** Two pages keep two cores busy; more only wait for one another. */
const pagesAtOnce = 2;

export async function openBrowser() {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'],
    // An interruption saves the run first.
    handleSIGINT: false,
  });
}

/**
 * Calls `work` for each item, two at a time, each with what `open` returns for its page.
 *
 * @template T, P
 * @param {readonly T[]} items
 * @param {() => Promise<P>} open
 * @param {(page: P, item: T) => Promise<void>} work
 */
export async function inPages(items, open, work) {
  const waiting = [...items];
  const workers = Array.from({ length: Math.min(pagesAtOnce, waiting.length) }, async () => {
    const page = await open();
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(page, item);
    }
  });
  await Promise.all(workers);
}
