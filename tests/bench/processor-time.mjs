/** The processor time of a page, which other programs do not add to. */

/** What the browser counts of a page: all that it does, or its scripts, styles and layout alone. */
export const everything = /^TaskDuration$/;
export const ownWork = /^(Script|Layout|RecalcStyle)Duration$/;

/**
 * @param {import('playwright').Page} page
 * @returns the browser's tools of the page, which count processor time
 */
export async function counting(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return devtools;
}

/**
 * @param {import('playwright').CDPSession} devtools  of `counting`
 * @param {RegExp} kinds  `everything` or `ownWork`
 * @param {() => Promise<unknown>} act
 * @returns {Promise<number>} milliseconds of processor time of these kinds of the page's work during
 *   the action
 */
export async function measureWork(devtools, kinds, act) {
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
