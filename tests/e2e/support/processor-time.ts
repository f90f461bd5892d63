import type { CDPSession, Page } from '@playwright/test';

/** What the browser counts of a page: all that it does, or its scripts, styles and layout alone. */
export const everything = /^TaskDuration$/;
export const ownWork = /^(Script|Layout|RecalcStyle)Duration$/;

/** The browser's tools of a page, which count processor time. */
export async function counting(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return devtools;
}

/**
 * Milliseconds of processor time of some kinds of the page's work during an action. Other programs do
 * not add to it.
 */
export async function measureWork(
  devtools: CDPSession,
  kinds: RegExp,
  act: () => Promise<unknown>,
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
