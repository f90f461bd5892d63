/** Opens a built app in Chromium, with the API's ordinary answers. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { cdnOutput } from '../../packages/build/cdn.mjs';
import { findBrowser } from '../setup/index.mjs';

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Waits for the first screen of sign-in and types into it, as soon as it can be typed into.
 *
 * @param {string} folder  the built app
 * @param {ReadonlyMap<string, string>} answers  of the API, by path
 * @param {readonly import('../../packages/ui/build/post-process.mjs').Rule[]} rules  of all classes
 * @param {{ beforeScripts?: boolean }} [options]  to type before any script is loaded
 * @returns {Promise<{ heading: string, ready: string, typed: string, errors: string[], styles: string[] }>}
 */
export async function openSignIn(folder, answers, rules, { beforeScripts = false } = {}) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const answer = answers.get(pathname.replace('/lender', ''));
    if (answer !== undefined) return send(response, '.json', answer);
    const ofSuite = pathname.startsWith('/cdn/') && join(dirname(cdnOutput), pathname.slice(5));
    const file = ofSuite || join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return response.writeHead(404).end();
    return send(response, extname(file), readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    let release = () => undefined;
    const released = new Promise((resolve) => (release = resolve));
    if (!beforeScripts) release();
    await page.route('**/*.js', (route) => released.then(() => route.continue()));
    await page.goto(`http://127.0.0.1:${server.address().port}/`, { waitUntil: 'commit' });
    const username = page.getByLabel('Username');
    await username.fill('maya');
    release();
    await page.waitForFunction(() => document.documentElement.dataset.ready);
    await page.waitForLoadState('networkidle');
    return {
      heading: (await page.getByRole('heading').first().textContent()) ?? '',
      ready: await page.evaluate(() => document.documentElement.dataset.ready),
      typed: await username.inputValue(),
      errors,
      styles: await page.evaluate(misplacedRules, rules),
    };
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** In the page: the rules of shown classes that its sheet lacks, or has not in their order. */
function misplacedRules(rules) {
  const root = document.querySelector('portico-sign-in').shadowRoot;
  const elements = [...root.querySelectorAll('[class]')];
  const shown = new Set(elements.flatMap(({ classList }) => [...classList]));
  const sheets = [...root.adoptedStyleSheets];
  const adopted = sheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));
  const parsed = (css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet.cssRules[0]?.cssText;
  };
  let last = -1;
  return rules.flatMap(({ name, css }) => {
    if (!shown.has(name)) return [];
    const place = adopted.indexOf(parsed(css));
    if (place <= last) return [css];
    last = place;
    return [];
  });
}

function send(response, extension, content) {
  response.writeHead(200, { 'Content-Type': types[extension] ?? 'application/json' }).end(content);
}
