import type { BrowserContext } from '@playwright/test';
import { suiteVersion } from '../../demo-host/files/mount';
import { docsPage } from '../../packages/core/src/diagnose/mistakes';
import { diagnosedMark } from '../../packages/core/src/diagnose/diagnosed-mark';
import { pageNames, pagePath, variantNames } from '../../demo-host/website/variants';
import { expect, test } from './support/test';
import { serveWrongApis, wrongApis } from './support/wrong-apis';
import {
  wrongConfigurations,
  wrongNetworks,
  wrongSurroundings,
  wrongTags,
  type WrongPage,
} from './support/wrong-pages';

/** Pages open at the same time. */
const together = 4;

/** The addresses that a wrong page names. */
type Places = { readonly API: string; readonly SUITE: string; readonly WRONG: string };

function htmlOf(wrong: WrongPage): string {
  const { doctype = '<!doctype html>', html = 'lang="en"', body = '' } = wrong;
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  const { head = viewport, loader = 'data-api="API" data-locale="en"' } = wrong;
  return `${doctype}<html ${html}><head><title>A</title>
    <script type="module" src="SUITE/loader.js" data-debug ${loader}></script>${head}</head>
    <body>${body}</body></html>`;
}

function filled(text: string, places: Places): string {
  return text.replace(/\b(API|SUITE|WRONG)\b/g, (name) => String(Reflect.get(places, name)));
}

/** The developer messages of a page, once all its checks are done. */
async function messagesOf(
  context: BrowserContext,
  address: string,
  missing?: string,
): Promise<readonly string[]> {
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(docsPage)) messages.push(message.text());
  });
  if (missing !== undefined)
    await page.route(`**${missing}`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(address);
  await page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0,
    diagnosedMark,
    { timeout: 30_000 },
  );
  await page.close();
  return messages;
}

/** Calls a function for all, some at a time. */
async function forAll<T>(all: readonly T[], call: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const next = async (): Promise<void> => {
    const one = waiting.shift();
    if (one === undefined) return;
    await call(one);
    await next();
  };
  await Promise.all(Array.from({ length: together }, next));
}

const subjects = {
  configuration: wrongConfigurations,
  tags: wrongTags,
  'the page around them': wrongSurroundings,
  'the API and the policy': wrongNetworks,
};

test('the wrong pages have at least forty mistakes', () => {
  const ids = Object.values(subjects).flatMap((all) => all.map(({ says: [id] }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(40);
});

for (const [subject, wrongPages] of Object.entries(subjects)) {
  test(`[POR-115] each mistake is named once with its fix and its docs: ${subject}`, async ({
    context,
    host,
  }) => {
    test.slow();
    await serveWrongApis(context);
    const API = host.url.replace(/\/$/, '');
    const SUITE = `${API}/portico/${await suiteVersion()}`;
    const places = { API, SUITE, WRONG: wrongApis };
    await context.route('**/wrong/*', (route) => {
      const wrong = wrongPages.find(({ says: [id] }) => route.request().url().endsWith(`/${id}`));
      if (!wrong) return route.fallback();
      const policy = wrong.policy && { 'content-security-policy': filled(wrong.policy, places) };
      const body = filled(htmlOf(wrong), places);
      return route.fulfill({ contentType: 'text/html', headers: { ...policy }, body });
    });
    const faults: string[] = [];
    await forAll(wrongPages, async ({ says: [id, ...parts], missing }) => {
      const messages = await messagesOf(context, `${API}/wrong/${id}`, missing);
      const wanted = [...parts.map((part) => filled(part, places)), `${docsPage}#${id}`];
      const [message = ''] = messages;
      if (messages.length !== 1 || !wanted.every((part) => message.includes(part)))
        faults.push(`${id}: ${wanted.join(' … ')}\n  ${messages.join('\n  ')}`);
    });
    expect(faults.join('\n')).toBe('');
  });
}

test('[POR-115] a correct page says nothing, in any variant', async ({ context }) => {
  test.slow();
  // A route would also keep the pages from sharing files in the browser's cache.
  await context.addInitScript(() => {
    const debug = () => document.querySelector('script[data-api]')?.setAttribute('data-debug', '');
    new MutationObserver(debug).observe(document, { childList: true, subtree: true });
  });
  const paths = variantNames.flatMap((variant) =>
    pageNames
      .filter((name) => !['confirm', 'activate', 'new-password'].includes(name))
      .map((name) => pagePath(variant, name)),
  );
  const said: string[] = [];
  await forAll([...paths, '/portal'], async (path) => {
    said.push(...(await messagesOf(context, path)).map((message) => `${path}: ${message}`));
  });
  expect(said.join('\n')).toBe('');
});
