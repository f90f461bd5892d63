import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../dist/storybook', import.meta.url));

/** No server listens here: every request is answered from the built files. */
export const origin = 'http://localhost';

/** @type {Record<string, string>} */
const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * @typedef {object} StoryEntry
 * @property {string} id     `screens-payment-choosing--loan-chosen`
 * @property {string} title  `Screens/Payment/Choosing`
 * @property {string} name   `Loan Chosen`
 */

/**
 * @returns {StoryEntry[]}
 * @throws {Error} when Storybook has not been built
 */
export function listStories() {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) {
    throw new Error('There is no built Storybook: run "npm run build:storybook" first.');
  }
  const { entries } = JSON.parse(readFileSync(index, 'utf8'));
  return Object.values(entries).filter((entry) => entry.type === 'story');
}

/**
 * Serves the built files to a context and aborts all other requests: no story needs a network.
 *
 * @param {import('@playwright/test').BrowserContext} context
 */
export async function serveStorybook(context) {
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const path = join(folder, decodeURIComponent(url.pathname));
    if (url.origin === origin && existsSync(path)) {
      await route.fulfill({
        path,
        contentType: types[extname(path)] ?? 'application/octet-stream',
      });
    } else {
      await route.abort();
    }
  });
}
