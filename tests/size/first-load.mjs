/**
 * Which files a page loads initially, and which of them before its first content can be read: the
 * CDN files are served with the API's ordinary responses, a browser opens a page with the tags, and
 * the server records the requests.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { findBrowser, root } from '../setup/index.mjs';

/** Stored as core stores it, so that a page opens signed in. */
const session = {
  id: '1-2-3',
  userToken: 'token',
  username: 'maya',
  personalName: 'Maya Whitfield',
  lastLoggedIn: '2026-05-28',
  lastLoggedInIP: '203.0.113.7',
  servicingBranch: '12',
  emailAddress: 'maya@example.com',
  companyNumber: 0,
  agreed: [],
};

/** Of the answers, as attributes of the tags that show one account or application. */
const attributes = {
  'portico-loan-details': 'account-number="0012-104417-3"',
  'portico-deposit-details': 'account-number="0012-500112-7"',
  'portico-application-details': 'application-number="A-2041"',
};

/**
 * @typedef {object} Loaded
 * @property {string[]} initially  the files that the page loads until nothing is requested any more
 * @property {string[] | undefined} read  those of them that were loaded when the last widget first
 *   showed the text
 * @property {number} calls  how many calls of the API were answered by then, or in all
 */

/**
 * @param {ReadonlyMap<string, Buffer>} built  the files by name
 * @returns {Promise<{ open: (tags: string[], signedIn: boolean, text?: string) => Promise<Loaded>, close: () => Promise<void> }>}
 */
export async function openFirstLoads(built) {
  const { bodies, bodiesWithDeposit } = await apiBodies();
  let answers = bodies;
  let asked = new Set();
  let called = new Set();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const name = pathname.slice(1);
    const send = (type, text) => response.writeHead(200, { 'Content-Type': type }).end(text);
    if (pathname.startsWith('/api/')) {
      called.add(name);
      return send('application/json', answers.get(pathname) ?? '{}');
    }
    if (name.startsWith('page/')) return send('text/html', page(name.slice(5).split('+')));
    const file = built.get(name);
    if (file === undefined) return response.writeHead(404).end();
    asked.add(name);
    return send('text/javascript', file);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });

  return {
    async open(tags, signedIn, text) {
      asked = new Set();
      called = new Set();
      answers = tags.includes('portico-deposit-details') ? bodiesWithDeposit : bodies;
      const context = await browser.newContext();
      const tab = await context.newPage();
      if (signedIn) {
        await tab.addInitScript(
          (kept) => sessionStorage.setItem('portico.session', kept),
          JSON.stringify({ ...session, api: origin }),
        );
      }
      await tab.addInitScript(dropLongDelays);
      if (text !== undefined) await tab.addInitScript(noteLoaded, text);
      await tab.goto(`${origin}/page/${tags.join('+')}`);
      await tab.waitForFunction(
        (count) => document.documentElement.dataset.ready === String(count),
        tags.length,
        { timeout: 20_000 },
      );
      await tab.waitForLoadState('networkidle');
      const loaded = await tab.evaluate(() => globalThis.loaded);
      await context.close();
      return {
        initially: [...asked].sort(),
        read: loaded?.filter((name) => asked.has(name)),
        calls: (loaded ?? [...called]).filter((name) => called.has(name)).length,
      };
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

/** In the page: what waits for a second is not loaded initially, however slow the machine is. */
function dropLongDelays() {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (run, delay = 0, ...given) =>
    delay < 1_000 ? setTimeout(run, delay, ...given) : 0;
}

/** In the page: notes what is loaded when its last widget first shows the text. */
function noteLoaded(text) {
  const attachShadow = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    const observer = new MutationObserver(() => {
      if (this !== document.body.lastElementChild || !root.textContent.includes(text)) return;
      observer.disconnect();
      const resources = performance.getEntriesByType('resource');
      globalThis.loaded = resources.map(({ name }) => new URL(name).pathname.slice(1));
    });
    observer.observe(root, { childList: true, characterData: true, subtree: true });
    return root;
  };
}

function page(tags) {
  return `<!doctype html><title>size</title>
<script>
  let ready = 0;
  addEventListener('portico-ready', () => (document.documentElement.dataset.ready = ++ready));
</script>
<script type="module" src="/loader.js" data-api="" data-locale="en" data-debug="false"></script>
${tags.map((tag) => `<${tag} ${attributes[tag] ?? ''}></${tag}>`).join('\n')}`;
}

/** Bundles the responses, which are TypeScript like the contract they are made from. */
async function apiBodies() {
  const outfile = join(root, 'node_modules', '.cache', 'portico-size', 'answers.mjs');
  await build({
    entryPoints: [join(root, 'tests/size/answers.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@portico/source'],
    logLevel: 'error',
  });
  return import(outfile);
}
