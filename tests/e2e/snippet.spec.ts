import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { makeSnippet, type Snippet, type SnippetChoice } from '../../packages/cdn/src/snippet';
import { serveFiles } from '../../packages/cdn/src/serve';
import { readManifest, readVersions } from '../../packages/cdn/src/versions';
import { accountRow, enterCode, enterCredentials } from './support/borrower-steps';
import { maya } from './support/borrowers';
import { plainSite } from './support/sites';
import { expect, test } from './support/test';

/**
 * A lender's pages on an origin of their own, with the files of the suite on a second and the API on
 * a third: what `npx @portico/cdn snippet` makes has to carry all of the page.
 */

const suiteFolder = fileURLToPath(new URL('../../dist/cdn', import.meta.url));
const font = new URL(
  '../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  import.meta.url,
);
const pages = JSON.stringify({ login: '/login', dashboard: '/account' });

const style = `@font-face { font-family: Lender; src: url(/lender.woff2); }
h1 { font-family: Lender; color: rgb(1, 2, 3); }`;
const script = `document.querySelector('h1').dataset.own = 'runs';`;

const servers: Server[] = [];

test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const originOf = (server: Server, name = '127.0.0.1') => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen');
  return `http://${name}:${address.port}`;
};

/** The files of the suite on an origin of their own. @returns its origin and what makes snippets */
async function serveSuite(api: string) {
  const versions = await readVersions(suiteFolder);
  const [newest] = versions;
  if (newest === undefined) throw new Error('There is no version');
  const server = await serveFiles(suiteFolder, versions, { port: 0, host: '127.0.0.1' });
  servers.push(server);
  const origin = originOf(server);
  const manifest = await readManifest(newest);
  const snippetOf = (tag: string) => {
    const choice: SnippetChoice = {
      ...{ origin, api, tags: [tag], locale: 'en', isPlain: true, fonts: [] },
    };
    return makeSnippet(manifest, choice);
  };
  return { origin, manifest, snippetOf };
}

const pageOf = ({
  head,
  body,
}: Snippet) => `<!doctype html><html lang="en"><head><title>Lender</title>
<link rel="stylesheet" href="/site.css">
${head.replace('data-locale="en"', `data-locale="en" data-pages='${pages}'`)}
</head><body><h1>Lender</h1><form action="/found"><button>Search</button></form>
${body.replace('></', '>Call us</')}<script src="/site.js"></script></body></html>`;

/** The lender's server: pages with the snippet's policy, a style sheet, a font and a script. */
async function serveLender(snippets: ReadonlyMap<string, Snippet>): Promise<string> {
  const files = new Map<string, readonly [type: string, body: string | Buffer]>([
    ['/site.css', ['text/css', style]],
    ['/site.js', ['text/javascript', script]],
    ['/lender.woff2', ['font/woff2', await readFile(font)]],
    ['/found', ['text/html', '<title>Found</title>']],
  ]);
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    const snippet = snippets.get(path);
    const [type, body] = snippet ? ['text/html', pageOf(snippet)] : (files.get(path) ?? ['', '']);
    const policy = snippet && { 'Content-Security-Policy': snippet.policy };
    response.writeHead(type === '' ? 404 : 200, { 'Content-Type': type, ...policy }).end(body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return originOf(server, 'localhost');
}

test('[POR-160] a page of another origin with the snippet works whole: sign-in, accounts, its own files', async ({
  page,
  host,
  testConsole,
  records,
}) => {
  const { manifest, origin, snippetOf } = await serveSuite(host.url);
  const lender = await serveLender(
    new Map([
      ['/login', await snippetOf('sign-in')],
      ['/account', await snippetOf('accounts')],
    ]),
  );
  const borrower = await testConsole.borrower(maya.username);
  const visit = { page, site: plainSite, testConsole, borrower };
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));

  await page.goto(`${lender}/login`);
  await enterCredentials(visit);
  const heading = page.getByRole('heading', { name: 'Lender' });
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(heading).toHaveAttribute('data-own', 'runs');
  expect(await page.evaluate(() => document.fonts.check('1em Lender'))).toBe(true);
  const atSignIn = [...loaded];
  await enterCode(visit);
  await expect(page).toHaveURL(`${lender}/account`);
  await expect(accountRow(page, maya.loan)).toBeVisible();
  expect(records.violations).toEqual([]);

  // Every file of the suite that sign-in loaded has its hash in the page.
  const { head } = await snippetOf('sign-in');
  const scripts = atSignIn.filter((url) => url.startsWith(origin) && url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(4);
  expect(scripts.filter((url) => !head.includes(url))).toEqual([]);
  expect(Object.keys(manifest.files).length).toBeGreaterThan(4 * head.split('sha384-').length);

  await page.goto(`${lender}/login`);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveTitle('Found');
});

test('under the snippet a file with a changed byte does not run, and the tag’s own text is shown', async ({
  page,
  host,
}) => {
  const { manifest, snippetOf } = await serveSuite(host.url);
  const lender = await serveLender(new Map([['/login', await snippetOf('sign-in')]]));
  const { entry } = manifest.tags['portico-sign-in'] ?? {};
  await page.route(`**/${entry ?? ''}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.changed = 1;` });
  });
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.goto(`${lender}/login`);
  await refused;
  await expect(page.getByText('Call us')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'changed'))).toBeUndefined();
});
