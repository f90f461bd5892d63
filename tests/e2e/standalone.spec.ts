import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { buildStandalone } from '../../packages/build/standalone.mjs';
import { maya } from './support/borrowers';
import { accountRow, signInAs } from './support/borrower-steps';
import { portalSite } from './support/sites';
import { expect, test } from './support/test';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves a folder below `/bank/`, as a plain static server does. */
async function serveFolder(folder: string) {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, pathname.replace(/^\/bank\//, '').replace(/^$/, 'index.html'));
    if (!pathname.startsWith('/bank/') || !existsSync(file)) {
      missing.push(pathname);
      return void response.writeHead(404).end();
    }
    response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'text/plain' });
    return void createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: AddressInfo = Object(server.address());
  return {
    url: `http://127.0.0.1:${port}/bank/`,
    missing,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('[POR-114] the portal as one folder signs in from a plain static server', async ({
  page,
  host,
  testConsole,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-portal-'));
  buildStandalone(folder);
  const index = join(folder, 'index.html');
  const html = await readFile(index, 'utf8');
  await writeFile(index, html.replace('data-api=""', `data-api="${host.url}" data-words="plain"`));
  const { url, missing, close } = await serveFolder(folder);
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) origins.add(new URL(request.url()).origin);
  });
  await signInAs({ page, site: { ...portalSite, login: url }, testConsole }, maya);
  await expect(page).toHaveURL(`${url}#/myaccount/dashboard`);
  await expect(accountRow(page, maya.loan)).toBeVisible();
  expect(missing).toEqual([]);
  expect([...origins].sort()).toEqual([new URL(url).origin, host.url].sort());
  close();
  await rm(folder, { recursive: true });
});
