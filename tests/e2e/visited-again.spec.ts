import { maya } from './support/borrowers';
import { signInAs } from './support/borrower-steps';
import { plainSite } from './support/sites';
import { expect, test } from './support/test';

/**
 * A line so slow that most of a visit is spent on it, whatever else the machine does: milliseconds
 * and bytes per second.
 */
const line = { latency: 300, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Notes when the first amount of the accounts is in the page. */
const noteFigures = () => {
  const look = () => {
    const text = document.querySelector('portico-accounts')?.shadowRoot?.textContent ?? '';
    if (/\$\d/.test(text)) Object.assign(globalThis, { figuresAt: performance.now() });
    else requestAnimationFrame(look);
  };
  look();
};

test('[POR-175] a page visited again shows its first figures in half the time of the first visit', async ({
  page,
  testConsole,
}) => {
  test.slow();
  await signInAs({ page, testConsole }, maya);
  await page.addInitScript(noteFigures);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...line });
  const visit = async () => {
    await page.goto(plainSite.accountPath);
    const figuresAt = await page.waitForFunction<number>('globalThis.figuresAt');
    return figuresAt.jsonValue();
  };

  const shares: number[] = [];
  for (let pair = 0; pair < 3; pair += 1) {
    await devtools.send('Network.clearBrowserCache');
    const first = await visit();
    shares.push((await visit()) / first);
  }
  expect(Math.min(...shares)).toBeLessThan(0.5);
});
