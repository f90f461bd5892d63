/** Opens a built app in Chromium, with the API's ordinary answers. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { cdnOutput } from '../../packages/build/cdn.mjs';
import { findBrowser } from '../setup/index.mjs';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain',
};

/**
 * Waits for the first screen of sign-in and types into it, as soon as it can be typed into.
 *
 * @param {string} folder  the built app
 * @param {ReadonlyMap<string, string>} answers  of the API, by path
 * @param {readonly import('../../packages/ui/build/post-process.mjs').Rule[]} rules  of all classes
 * @param {{ beforeScripts?: boolean }} [options]  to type before any script is loaded
 * @returns {Promise<{ heading: string, ready: string, heard: string, typed: string, errors: string[], styles: string[] }>}
 *   `ready` is the tag that told the page so, `heard` the one that told a handler of the app
 */
export function openSignIn(folder, answers, rules, { beforeScripts = false } = {}) {
  return inBrowser(folder, answers, async (page, address, errors) => {
    let release = () => undefined;
    const released = new Promise((resolve) => (release = resolve));
    if (!beforeScripts) release();
    await page.route('**/*.js', (route) => released.then(() => route.continue()));
    await page.goto(address, { waitUntil: 'commit' });
    const username = page.getByLabel('Username');
    await username.fill('maya');
    release();
    await page.waitForFunction(() => document.documentElement.dataset.shown);
    await page.waitForLoadState('networkidle');
    return {
      heading: (await page.getByRole('heading').first().textContent()) ?? '',
      ready: await page.evaluate(() => document.documentElement.dataset.shown),
      heard: await page.evaluate(() => document.documentElement.dataset.ready ?? ''),
      typed: await username.inputValue(),
      errors,
      styles: await page.evaluate(misplacedRules, rules),
    };
  });
}

/**
 * Signs in, and follows the accounts' first link to a payment.
 *
 * @param {string} folder  the built app
 * @param {ReadonlyMap<string, string>} answers  of the API, by path
 * @returns {Promise<{ accounts: string, isSamePage: boolean, payment: string, errors: string[] }>}
 *   the addresses, and whether the app's router led from sign-in to the accounts
 */
export function walkToPayment(folder, answers) {
  return inBrowser(folder, answers, async (page, address, errors) => {
    const pathOf = () => new URL(page.url()).pathname;
    await page.goto(address);
    await page.evaluate(() => (document.documentElement.dataset.first = ''));
    await page.getByLabel('Username').fill('maya');
    await page.getByLabel('Password', { exact: true }).fill('a-password');
    await page.getByRole('button', { name: 'Log in' }).click();
    const pay = page.locator('portico-accounts').getByRole('link', { name: /^(Make a )?pay/i });
    await pay.first().waitFor();
    const accounts = pathOf();
    const isSamePage = (await page.locator('html[data-first]').count()) === 1;
    await pay.first().click();
    await page.locator('portico-payment').getByLabel('Loan account').waitFor();
    return { accounts, isSamePage, payment: pathOf(), errors };
  });
}

/**
 * Opens an app's portal, signs in, opens another screen and leaves the page.
 *
 * @param {string} folder  the built app
 * @param {ReadonlyMap<string, string>} answers  of the API, by path
 * @returns {Promise<{ collected: Record<string, unknown>[], errors: string[] }>}
 *   `collected` is what the app sent to its collector
 */
export function collectFrom(folder, answers) {
  return inBrowser(folder, answers, async (page, address, errors, collected) => {
    await page.goto(`${address}?portal`);
    await page.getByLabel('Username').fill('maya');
    await page.getByLabel('Password', { exact: true }).fill('a-password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(/dashboard$/);
    await waitUntil(() => collected.some(({ screen }) => screen === 'dashboard'));
    // A widget that cannot read its settings tells so.
    await page.evaluate(() => {
      document.querySelector('portico-portal').setAttribute('settings', '{');
    });
    await waitUntil(() => collected.some(({ kind }) => kind === 'failure'));
    // Vitals are sent when the page is hidden, as when a borrower goes elsewhere.
    await page.goto('about:blank');
    await waitUntil(() =>
      ['LCP', 'CLS'].every((vital) => collected.some(({ name }) => name === vital)),
    );
    return { collected, errors };
  });
}

/** Serves an app and the API, and opens a page of Chromium. */
async function inBrowser(folder, answers, use) {
  const collected = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/collector') {
      void json(request).then((entry) => collected.push(entry));
      return response.writeHead(204).end();
    }
    const answer = answers.get(pathname.replace('/lender', ''));
    if (answer !== undefined) return send(response, '.json', answer);
    const ofSuite = pathname.startsWith('/cdn/') && join(dirname(cdnOutput), pathname.slice(5));
    const file = ofSuite || fileOf(folder, pathname);
    if (file === undefined || !existsSync(file)) return response.writeHead(404).end();
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
    await page.addInitScript(() => {
      document.addEventListener('portico-ready', ({ detail }) => {
        document.documentElement.dataset.shown = detail.tag;
      });
    });
    return await use(page, `http://127.0.0.1:${server.address().port}/`, errors, collected);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}

/** Waits for at most twenty seconds; what did not happen, the test reports. */
async function waitUntil(isSo) {
  for (const end = Date.now() + 20_000; !isSo() && Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * A page's address has no ending. An app with one page has the others in its router.
 *
 * @returns {string | undefined}
 */
function fileOf(folder, pathname) {
  if (extname(pathname) !== '') return join(folder, pathname);
  return [`${pathname}.html`, `${pathname}/index.html`, 'index.html']
    .map((name) => join(folder, name))
    .find((file) => existsSync(file));
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
