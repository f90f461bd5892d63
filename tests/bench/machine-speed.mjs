/** How fast pages are on this machine, which a computation does not show. */
import { counting, everything, measureWork } from './processor-time.mjs';

/**
 * Milliseconds of processor time that `drawing` takes on the machine that limits in milliseconds are
 * meant for.
 */
const onReference = 5;

/** Of these many times the median counts. */
const drawings = 9;

/**
 * How many times slower this machine is at the moment than the one that the limits are meant for. At
 * least 1: on a faster one a limit in milliseconds holds as it is.
 *
 * @param {import('playwright').BrowserContext} context
 */
export async function slownessOf(context) {
  return Math.max(1, (await drawing(context, 1)) / onReference);
}

/**
 * The rate of the browser's emulation at which pages are so many times slower than on the machine
 * that the limits are meant for. Rate 4 makes them four times slower on some machines, and ten times
 * on others.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {number} slower
 */
export async function rateOf(context, slower) {
  let [low, high] = [1, 16];
  while (high - low > 0.1) {
    const between = (low + high) / 2;
    if ((await drawing(context, between)) < slower * onReference) low = between;
    else high = between;
  }
  return low;
}

/**
 * Milliseconds of processor time that a page of its own takes to draw a hundred rows: what a press
 * takes is such work, and where memory is slow, much slower than a computation.
 *
 * @param {import('playwright').BrowserContext} context
 * @param {number} rate  of the browser's emulation of a slower processor
 */
async function drawing(context, rate) {
  const page = await context.newPage();
  await page.setContent(
    `<style>p{display:grid;grid-template-columns:1fr 2fr 1fr;padding:4px}</style><main></main>`,
  );
  const devtools = await counting(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  const times = [];
  for (let time = 0; time < drawings; time += 1) {
    times.push(await measureWork(devtools, everything, () => page.evaluate(drawRows)));
  }
  await page.close();
  return times.sort((a, b) => a - b)[Math.floor(drawings / 2)];
}

/** Runs in the page: draws the rows anew. @returns {Promise<void>} after their frame */
function drawRows() {
  return new Promise((resolve) => {
    // In a timer: the browser does not count what a debugger evaluates.
    setTimeout(() => {
      const rows = Array.from({ length: 100 }, (_, row) => {
        const line = document.createElement('p');
        for (let cell = 0; cell < 3; cell += 1) {
          const text = document.createElement('span');
          text.textContent = `Payment ${row * 3 + cell} of the loan`;
          line.append(text);
        }
        return line;
      });
      document.querySelector('main').replaceChildren(...rows);
      requestAnimationFrame(() => setTimeout(resolve));
    });
  });
}
