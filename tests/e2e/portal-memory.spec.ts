import type { CDPSession } from '@playwright/test';
import { signIn } from './support/borrower-steps';
import { maya } from './support/borrowers';
import { portalSite } from './support/sites';
import { expect, test } from './support/test';

/** Rounds that are measured; a walk of 100 rounds (`PORTAL_ROUNDS=100`) takes five minutes. */
const rounds = Number(process.env['PORTAL_ROUNDS'] ?? 5);

/**
 * The screens of a round, by their hash and the title that shows they have opened. The payment is
 * without its loan, because Chromium keeps every removed radio button in the list of its shadow root.
 */
const screens = [
  [`loanDetails/${maya.loan}`, /Loan|Details/i],
  ['payment', 'Make a payment'],
  ['document-center', /Document/i],
  ['profile', /Profile/i],
  ['messages', /Message|Contact/i],
  ['dashboard', 'Your accounts'],
] as const;

/** What the page holds after a garbage collection: bytes, DOM nodes, event listeners. */
async function memory(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

// A trace keeps every node it has seen.
test.use({ trace: 'off' });

test('the portal walked again and again holds no more memory, nodes or listeners', async ({
  page,
  testConsole,
}) => {
  test.setTimeout(60_000 + rounds * 12_000);
  const borrower = await testConsole.borrower(maya.username);
  await signIn({ page, site: portalSite, testConsole, borrower });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  const walk = async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      // Without input the session would end after some minutes.
      await page.mouse.move(round % 2, 0);
      for (const [hash, title] of screens) {
        await page.evaluate((to) => (location.hash = `#/myaccount/${to}`), hash);
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      }
    }
    await page.waitForLoadState('networkidle');
  };

  // Code and answers that are kept.
  await walk(5);
  let before = await memory(session);
  await walk(rounds);
  let after = await memory(session);
  // The heap also grows by what the engine compiles: a leak grows it as much once more.
  if (after.bytes / before.bytes >= 1.05) {
    before = after;
    await walk(rounds);
    after = await memory(session);
  }
  expect(after.nodes - before.nodes, 'new nodes').toBeLessThan(10);
  expect(after.listeners - before.listeners, 'new listeners').toBeLessThan(10);
  expect(after.bytes / before.bytes, 'growth of the heap').toBeLessThan(1.05);
});
