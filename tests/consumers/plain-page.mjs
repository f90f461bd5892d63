/**
 * A lender's pages without a framework: the files of the release's archive on one origin, the sandbox
 * on a second, and on a third the pages, with what `npx @portico/cdn snippet` prints for each.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { chromium } from '@playwright/test';
import { releaseFolder } from '../../packages/build/release.mjs';
import { findBrowser, root } from '../setup/index.mjs';
import { inShell } from './commands.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** The tag of each page. */
const tags = {
  '/login': 'sign-in',
  '/account': 'accounts',
  '/pay': 'payment',
  '/paid': 'payment-confirmation',
};

/** The pages that the site has, and null for the screens that it has not. */
const pages = {
  ...{ login: '/login', dashboard: '/account', paymentConfirm: '/paid' },
  payment: '/pay?account={accountReference}',
  ...{ recovery: null, register: null, faq: null, loanDetails: null, depositDetails: null },
  ...{ applicationDetails: null, documentCenter: null, requestChange: null },
};

/**
 * Signs in, follows the accounts' first link to a payment, pays, and reads the confirmation.
 *
 * @param {string} folder  of a user who has installed the release's packages
 * @returns {Promise<{ visited: string[], number: string, complaints: string[] }>} the paths of the
 *   pages, the confirmation number, and all that the browser wrote to the console
 */
export async function walkPlainPages(folder) {
  const site = unpackFiles(folder);
  const suite = await serve((path) => fileAnswer(join(site, path)));
  const api = await startSandbox(folder);
  const texts = new Map();
  for (const [path, tag] of Object.entries(tags))
    texts.set(path, await pageOf(folder, { suite: suite.url, api: api.url, tag }));
  const lender = await serve((path) => texts.get(path));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    return await walk(await browser.newPage(), lender.url);
  } finally {
    await browser.close();
    for (const { close } of [suite, api, lender]) close();
  }
}

async function walk(page, url) {
  const { pay, signIn } = await import(join(root, 'packages/testing/dist/index.js'));
  const [visited, complaints] = [[], []];
  const arrivedAt = async (path) => {
    await page.waitForURL((address) => address.pathname === path);
    visited.push(path);
  };
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`${url}/login`);
  await signIn(page, { username: 'maya', password: 'Juniper-14-road', code: '123456' });
  await arrivedAt('/account');
  await page.locator('portico-accounts').getByRole('link', { name: /pay/i }).first().click();
  await arrivedAt('/pay');
  const number = await pay(page, { method: { savedBank: '6789' } });
  await arrivedAt('/paid');
  return { visited, number, complaints };
}

/** Unpacks the archive for a web server. @returns {string} the folder of its site */
function unpackFiles(folder) {
  const { version } = JSON.parse(readFileSync(join(releaseFolder, 'release.json'), 'utf8'));
  const name = `portico-files-${version}`;
  const archive = readFileSync(join(releaseFolder, `${name}.zip`));
  for (const [path, content] of Object.entries(unzipSync(archive))) {
    if (path.endsWith('/')) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return join(folder, name, 'site');
}

/** The page with what the command prints for its tag, and the policy that it prints. */
async function pageOf(folder, { suite, api, tag }) {
  const command = `npx @portico/cdn snippet --origin ${suite} --api ${api} --tags ${tag}`;
  const { output } = await inShell(command, folder);
  // `# Where it belongs`, an empty line and the text, until the next title.
  const parts = output.split(/^# .+\n\n/m).slice(1);
  const [head, body, policy] = parts.map((text) => text.trim());
  const script = head.replace('data-locale', `data-pages='${JSON.stringify(pages)}' data-locale`);
  const [name, value] = policy.split(': ');
  return {
    headers: { 'Content-Type': types['.html'], [name]: value },
    content: `<!doctype html><html lang="en"><head><title>Lender</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
${script}
</head><body><h1>Lender</h1>
${body}</body></html>`,
  };
}

/** Any static server; browsers check the hash of a file of another origin only if it may be read. */
function fileAnswer(file) {
  if (!existsSync(file)) return undefined;
  const headers = { 'Content-Type': types[extname(file)], 'Access-Control-Allow-Origin': '*' };
  return { headers, content: readFileSync(file) };
}

async function serve(answerOf) {
  const server = createServer((request, response) => {
    const answer = answerOf(new URL(request.url, 'http://localhost').pathname);
    if (answer === undefined) return response.writeHead(404).end();
    return response.writeHead(200, answer.headers).end(answer.content);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

/** The reference API as its command. */
async function startSandbox(folder) {
  const child = spawn('npx @portico/sandbox --port 0', {
    ...{ cwd: folder, shell: true, detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /ready on (http:\S+)/.exec(output);
      if (found !== null) resolve(found[1]);
    });
    child.on('close', (code) => reject(new Error(`The sandbox ended with ${code}: ${output}`)));
  });
  return { url, close: () => process.kill(-child.pid) };
}
