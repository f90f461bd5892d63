/** Takes the pictures of stories in a browser. */
import { serveStorybook } from '../stories/built-storybook.mjs';
import { openPreview } from '../stories/preview.mjs';

/** @typedef {import('./plan.mjs').Shot} Shot */

/** The least height of a page in px. A dialog is in the middle of it; other stories are cut to fit. */
const pageHeight = 720;

/** How often and for how long a story is looked at until nothing in it changes. */
const settleInterval = 100;
const settleTurns = 20;

/** @param {import('@playwright/test').Browser} browser */
export async function openStories(browser) {
  const context = await browser.newContext({
    viewport: { width: 320, height: pageHeight },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await serveStorybook(context);
  await context.addInitScript(makeTimeStoppable);
  const page = await context.newPage();
  const pending = new Set();
  page.on('request', (request) => pending.add(request));
  for (const end of ['requestfinished', 'requestfailed']) {
    page.on(end, (request) => pending.delete(request));
  }
  return { page, show: await openPreview(page), isLoading: () => pending.size > 0 };
}

/**
 * A story goes on after its play function: code that is loaded on demand, answers of its API. A
 * story that never rests, such as one that counts seconds, is taken as it is.
 */
async function waitUntilSettled({ page, isLoading }) {
  let before;
  for (let turn = 0; turn < settleTurns; turn++) {
    const markup = await page.evaluate(readMarkup);
    if (markup === before && !isLoading()) return;
    before = markup;
    await page.waitForTimeout(settleInterval);
  }
}

/** Runs in the page before its scripts: adds a function that holds timers, and runs the held ones. */
function makeTimeStoppable() {
  let isStopped = false;
  const held = new Map();
  const start = window.setTimeout.bind(window);
  const end = window.clearTimeout.bind(window);
  window.setTimeout = (run, delay, ...args) => {
    const fire = () => (isStopped ? held.set(id, fire) : run(...args));
    const id = start(fire, delay);
    return id;
  };
  window.clearTimeout = (id) => {
    held.delete(id);
    end(id);
  };
  window.stopTime = (stops) => {
    isStopped = stops;
    const due = stops ? [] : [...held.values()];
    held.clear();
    for (const fire of due) fire();
  };
}

/** Runs in the page: all its markup, with that of shadow roots. */
function readMarkup() {
  const read = (root) =>
    [...root.querySelectorAll('*')].reduce(
      (markup, { shadowRoot }) => (shadowRoot ? markup + read(shadowRoot) : markup),
      root.innerHTML,
    );
  return read(document.body);
}

/**
 * Renders a story once, in the width of its first shot, and takes all its pictures of one language.
 *
 * @param {Awaited<ReturnType<typeof openStories>>} stories
 * @param {readonly Shot[]} shots  of one story and one language, ordered by width
 * @returns {Promise<{ shot: Shot, png: Buffer, height: number, problem?: string }[]>}
 */
export async function takeShots(stories, shots) {
  const { page, show } = stories;
  const [{ story, locale, words, width }] = shots;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width, height: pageHeight });
  const failures = await show(story, { locale, words, theme: 'auto' });
  await waitUntilSettled(stories);
  // A message that disappears after seconds has to be in all pictures.
  await page.evaluate(() => window.stopTime(true));
  const taken = [];
  let size;
  for (const shot of shots) {
    if (size?.width !== shot.width) size = await fitPage(page, shot.width);
    await page.emulateMedia({ colorScheme: shot.scheme });
    const png = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      clip: { x: 0, y: 0, width: shot.width, height: size.height },
    });
    const problem = [...failures, ...tooWide(size)].join(' ');
    taken.push({ shot, png, height: size.height, ...(problem !== '' && { problem }) });
  }
  await page.evaluate(() => window.stopTime(false));
  return taken;
}

/** Makes the page as high as its content, so that no dialog has to scroll. */
async function fitPage(page, width) {
  await page.setViewportSize({ width, height: pageHeight });
  const { height, contentWidth } = await page.evaluate(measureContent);
  if (height > pageHeight) await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  return { width, height, contentWidth };
}

function tooWide({ width, contentWidth }) {
  return contentWidth > width ? [`${contentWidth - width} px wider than the page.`] : [];
}

/** Runs in the page: the height that shows everything. */
async function measureContent() {
  // What a dialog hides by scrolling appears in a page that is higher by as much.
  const heightOf = (element) => {
    const { overflowY, display } = getComputedStyle(element);
    if (display === 'none') return 0;
    const hidden = element.scrollHeight - element.clientHeight;
    if (element.matches(':modal')) return innerHeight + hidden;
    const { bottom } = element.getBoundingClientRect();
    const inside = overflowY === 'visible' ? (element.shadowRoot ?? element).children : [];
    return Math.max(bottom + scrollY, ...[...inside].map(heightOf));
  };
  await new Promise(requestAnimationFrame);
  const stories = document.querySelector('#storybook-root');
  const isShown = document.body.matches('.sb-show-main');
  return {
    height: Math.ceil(isShown ? heightOf(stories) : innerHeight),
    contentWidth: document.documentElement.scrollWidth,
  };
}
