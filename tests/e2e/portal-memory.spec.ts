import type { CDPSession, Page } from '@playwright/test';
import { accountRow, signInAs } from './support/borrower-steps';
import { maya } from './support/borrowers';
import { portalSite } from './support/sites';
import { expect, test } from './support/test';
import { words } from './support/words';

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

/** Bytes, DOM nodes and event listeners. */
type Memory = { readonly bytes: number; readonly nodes: number; readonly listeners: number };

/** What the page holds after a garbage collection. */
async function collectedMemory(session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { bytes: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/**
 * What the page holds once it is at rest: an answer that is drawn late adds nodes, and what is
 * removed by a timer or collected in a further pass takes some away.
 */
async function memoryAtRest(session: CDPSession): Promise<Memory> {
  let last = await collectedMemory(session);
  await expect(async () => {
    const { nodes, listeners } = last;
    last = await collectedMemory(session);
    expect(last).toMatchObject({ nodes, listeners });
  }).toPass({ intervals: [250], timeout: 20_000 });
  return last;
}

const growth = (before: Memory, after: Memory) => ({
  nodes: after.nodes - before.nodes,
  listeners: after.listeners - before.listeners,
  heap: after.bytes / before.bytes,
});

/** What a walk may add. */
const limits = { nodes: 10, listeners: 10, heap: 1.05 };

function hasGrown(before: Memory, after: Memory): boolean {
  const { nodes, listeners, heap } = growth(before, after);
  return nodes >= limits.nodes || listeners >= limits.listeners || heap >= limits.heap;
}

/** Opens each of the screens. */
async function openScreens(page: Page): Promise<void> {
  for (const [hash, title] of screens) {
    await page.evaluate((to) => (location.hash = `#/myaccount/${to}`), hash);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
}

/** Timers that wait and channels that are open. */
type Held = { readonly timers: number; readonly channels: number };

/** Counts them in each page from now on. */
const countHeld = (page: Page) =>
  page.addInitScript({
    content: `
      const timers = new Set();
      const channels = new Set();
      for (const kind of ['Timeout', 'Interval']) {
        const set = globalThis['set' + kind];
        const clear = globalThis['clear' + kind];
        globalThis['set' + kind] = (run, delay, ...given) => {
          const id = set(() => {
            if (kind === 'Timeout') timers.delete(id);
            run(...given);
          }, delay);
          timers.add(id);
          return id;
        };
        globalThis['clear' + kind] = (id) => {
          timers.delete(id);
          clear(id);
        };
      }
      globalThis.BroadcastChannel = class extends BroadcastChannel {
        constructor(name) {
          super(name);
          channels.add(this);
        }
        close() {
          channels.delete(this);
          super.close();
        }
      };
      globalThis.held = () => ({ timers: timers.size, channels: channels.size });`,
  });

// A trace keeps every node it has seen.
test.use({ trace: 'off' });

test('the portal walked again and again holds no more memory, nodes or listeners', async ({
  page,
  testConsole,
}) => {
  test.setTimeout(120_000 + rounds * 16_000);
  await signInAs({ page, site: portalSite, testConsole }, maya);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');

  const walk = async (times: number) => {
    for (let round = 0; round < times; round += 1) {
      // Without input the session would end after some minutes.
      await page.mouse.move(round % 2, 0);
      await openScreens(page);
    }
    // The heading is there before the accounts are.
    await expect(accountRow(page, maya.loan)).toBeVisible();
    return memoryAtRest(session);
  };

  // Code and answers that are kept.
  let before = await walk(5);
  let after = await walk(rounds);
  // What is kept once, such as code that the engine compiles, ends growing; a leak does not.
  for (let again = 0; again < 3 && hasGrown(before, after); again += 1) {
    before = after;
    after = await walk(rounds);
  }
  const grown = growth(before, after);
  expect(grown.nodes, 'new nodes').toBeLessThan(limits.nodes);
  expect(grown.listeners, 'new listeners').toBeLessThan(limits.listeners);
  expect(grown.heap, 'growth of the heap').toBeLessThan(limits.heap);
});

test('the portal open for eight hours, its session renewed, holds no more memory, timers or channels', async ({
  page,
  testConsole,
}) => {
  test.setTimeout(240_000);
  await page.clock.install();
  await countHeld(page);
  // Requested once the session is monitored: before, no input is recorded.
  const monitored = page.waitForRequest(/session-timeout/);
  await signInAs({ page, site: portalSite, testConsole }, maya);
  await monitored;
  await expect(accountRow(page, maya.loan)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const held = () => page.evaluate<Held>('held()');
  /** Two hours: each quarter the page is left until it warns; each second, the screens are opened. */
  const twoHours = async () => {
    for (let quarter = 0; quarter < 8; quarter += 1) {
      for (let minutes = 0; minutes <= 10; minutes += 2) {
        await page.mouse.move(minutes, quarter);
        if (minutes < 10) await page.clock.runFor('02:00');
      }
      if (quarter % 2 === 0) await openScreens(page);
      await page.clock.runFor('03:01');
      await page.getByRole('button', { name: words['sessionTimeout.resume'] }).click();
      await page.clock.runFor('01:59');
    }
    await expect(accountRow(page, maya.loan)).toBeVisible();
    return memoryAtRest(session);
  };

  const before = await twoHours();
  const heldBefore = await held();
  await twoHours();
  const sixHours = await twoHours();
  const after = await twoHours();
  const grown = growth(before, after);
  expect(grown.nodes, 'new nodes').toBeLessThan(limits.nodes);
  expect(grown.listeners, 'new listeners').toBeLessThan(limits.listeners);
  // What is kept once, such as code that the engine compiles, comes in the first hours.
  expect(growth(sixHours, after).heap, 'growth of the heap').toBeLessThan(limits.heap);
  await expect.poll(async () => (await held()).timers).toBeLessThanOrEqual(heldBefore.timers);
  expect((await held()).channels).toBe(heldBefore.channels);
});
