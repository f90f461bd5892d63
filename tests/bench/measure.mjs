/** One visit of one page: cold cache, separate browser context; then once more, if it is a borrower's. */

/**
 * `slow` is a phone some years old with a slow connection; its processor is so many times `slower`
 * than the one that limits in milliseconds are meant for.
 */
export const profiles = {
  fast: undefined,
  slow: { slower: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 },
};

/** Stored as core stores it, so that a page opens signed in. */
const session = {
  id: '1-2-3',
  userToken: 'token',
  username: 'maya',
  personalName: 'Maya Whitfield',
  lastLoggedInIP: '203.0.113.7',
  servicingBranch: '12',
  emailAddress: 'maya@example.com',
  companyNumber: 0,
  agreed: [],
};

/** Milliseconds after which the page is considered settled and logs it. */
const settle = 500;
const quiet = 'nothing moves any more';

/**
 * @typedef {object} Visit
 * @property {number} usable       ms until the first visible field accepts input, or until the text
 *   that the page `shows` is visible
 * @property {number} [again]      the same of the next visit, with the files from the cache
 * @property {number} interactive  ms until React's screen is shown
 * @property {number} blocking     ms beyond 50 of every task longer than that
 * @property {number} cls          cumulative layout shift
 * @property {number} [bytes] after brotli, of the scripts needed until it was usable: the loader
 *   and first screens
 * @property {number} [requests] how many of these scripts
 * @property {number} [second]  ms of work until another element of the same kind is usable
 * @property {number} heap bytes of JavaScript objects in the settled page
 * @property {boolean} [isBusy] whether it began while the browser was still busy
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {(typeof profiles.slow & { rate: number }) | undefined} profile  with the rate of the browser's
 *   emulation that makes this machine's processor that of the profile
 * @param {{ signedIn?: boolean, second?: string, shows?: string }} page
 * @returns {Promise<Visit>}
 */
export async function visit(browser, url, profile, page) {
  const { signedIn, second, shows } = page;
  const context = await browser.newContext({ viewport: { width: 400, height: 800 } });
  try {
    const tab = await context.newPage();
    await tab.addInitScript(observe, { settle, quiet, shows });
    if (signedIn) await tab.addInitScript(keep, session);
    const devtools = await context.newCDPSession(tab);
    await limitLine(devtools, profile);
    const isQuiet = await quietOf(browser);
    // Throttling keeps the processor busy, so it starts after the wait.
    await slowDown(devtools, profile);
    await open(tab, url);
    const heap = await heapOf(devtools);
    const measured = { ...(await tab.evaluate(another, second)), heap, isBusy: !isQuiet };
    if (!signedIn) return measured;
    await open(tab, url);
    const { usable: again } = await tab.evaluate(() => globalThis.bench);
    return { ...measured, again };
  } finally {
    await context.close();
  }
}

/** Opens a page and waits until it has settled. */
async function open(tab, url) {
  // The page logs it itself, because polling from outside would cause long tasks in it.
  const settled = tab.waitForEvent('console', {
    predicate: (message) => message.text() === quiet,
    timeout: 60_000,
  });
  await tab.goto(url, { waitUntil: 'commit' });
  await settled.catch(() => {
    throw new Error(`${url} did not become usable within a minute`);
  });
}

async function limitLine(devtools, profile) {
  if (profile === undefined) return;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.bytesPerSecond,
    uploadThroughput: profile.bytesPerSecond,
  });
}

/** After garbage collection. @returns {Promise<number>} */
async function heapOf(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

async function slowDown(devtools, profile) {
  if (profile) await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.rate });
}

/**
 * Opening a tab takes most of a second and a whole core, which must not count as the page's time.
 *
 * @returns {Promise<boolean>} whether it became idle within five seconds
 */
async function quietOf(browser) {
  const session = await browser.newBrowserCDPSession();
  const used = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  let before = await used();
  let still = 0;
  for (let looks = 0; still < 3 && looks < 100; looks++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const now = await used();
    // In seconds, with a resolution of 0.01: the measurement itself sometimes takes one such step.
    still = now - before < 0.015 ? still + 1 : 0;
    before = now;
  }
  await session.detach();
  return still === 3;
}

/** Runs in the settled page: how long one more element of a kind takes. */
async function another(tag) {
  // A copy, because what happens now is not part of the first visit.
  const bench = { ...globalThis.bench };
  if (tag === undefined) return bench;
  const times = [];
  for (let turn = 0; turn < 5; turn++) {
    const start = performance.now();
    const added = document.body.appendChild(document.createElement(tag));
    const ready = new Promise((resolve) =>
      addEventListener('portico-ready', resolve, { once: true }),
    );
    if (!added.shadowRoot.querySelector('input')) await ready;
    times.push(performance.now() - start);
    await ready;
  }
  bench.second = times.sort((a, b) => a - b)[2];
  return bench;
}

/** Runs in the page before anything else, as does the next. */
function keep(session) {
  const api = `${location.origin}/fake`;
  sessionStorage.setItem('portico.session', JSON.stringify({ ...session, api }));
}

function observe({ settle, quiet, shows }) {
  const bench = { usable: undefined, interactive: undefined, blocking: 0, cls: 0 };
  const note = (name) => {
    if (bench[name]) return;
    bench[name] = performance.now();
    if (bench.usable && bench.interactive) setTimeout(sum, settle);
  };
  const sum = () => {
    // Read from the browser's buffer, because an observer during the visit would add tasks to it.
    const shifts = new PerformanceObserver(() => undefined);
    shifts.observe({ type: 'layout-shift', buffered: true });
    for (const entry of shifts.takeRecords()) if (!entry.hadRecentInput) bench.cls += entry.value;
    console.debug(quiet);
  };
  /** Requests sent before the first field was usable, which needs only the scripts named here. */
  const weigh = () => {
    const asked = performance.getEntriesByType('resource');
    const needed = asked.filter(({ name }) => /\/(?:loader|[\w-]+\.(?:en|es))\.js$/.test(name));
    bench.requests = needed.length;
    bench.bytes = needed.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  };
  globalThis.bench = bench;

  addEventListener('portico-ready', () => note('interactive'));
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });

  const roots = [];
  const fields = 'input, textarea, select';
  const isUsable = (field) => !field.disabled && field.checkVisibility();
  const hasUsable = (root) => [...root.querySelectorAll(fields)].some(isUsable);
  const textOf = (root) => (root === document ? document.body?.textContent : root.textContent);
  const hasText = (root) => textOf(root)?.includes(shows);
  /** The innermost element with the text. */
  const showsText = (root) =>
    [...root.querySelectorAll('*')]
      .findLast((element) => element.textContent.includes(shows))
      ?.checkVisibility({ visibilityProperty: true });
  const [mayBeShown, isShown] = shows
    ? [hasText, showsText]
    : [(root) => root.querySelector(fields), hasUsable];
  // Look only in the frame after it is added, because any work here delays the page's own.
  let isAsked = false;
  const look = () => {
    isAsked = false;
    if (!roots.some(isShown)) return;
    note('usable');
    weigh();
  };
  const ask = () => {
    if (isAsked || bench.usable || !roots.some(mayBeShown)) return;
    isAsked = true;
    requestAnimationFrame(look);
  };
  const watch = (root) => {
    roots.push(root);
    new MutationObserver(ask).observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      characterData: true,
    });
    return root;
  };
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    return watch(attachShadow.call(this, options));
  };
  watch(document);
}
