import type { BrowserContext } from '@playwright/test';
import { suiteVersion } from '../../demo-host/files/mount';
import { mistakesFile } from '../../packages/core/src/diagnose/mistakes';
import { diagnosedMark } from '../../packages/core/src/diagnose/diagnosed-mark';
import { pageNames, pagePath, variantNames } from '../../demo-host/website/variants';
import { choosePayment, openCardForm, signInAs } from './support/borrower-steps';
import { iris } from './support/borrowers';
import { expect, test } from './support/test';
import { serveWrongApis, wrongApis } from './support/wrong-apis';
import {
  correct,
  wrongConfigurations,
  wrongNetworks,
  wrongSurroundings,
  wrongTags,
  type WrongPage,
} from './support/wrong-pages';

test.use({ diagnosed: true });

/** Pages open at the same time. */
const together = 4;

/** The addresses that a wrong page names. */
type Places = { readonly API: string; readonly SUITE: string; readonly WRONG: string };

function htmlOf(wrong: WrongPage): string {
  const { doctype = '<!doctype html>', html = 'lang="en"', body = '' } = wrong;
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  const { head = viewport, loader = correct } = wrong;
  const script = `<script type="module" src="SUITE/loader.js" ${loader}></script>`;
  return `${doctype}<html ${html}><head><title>A</title>
    ${wrong.isWithoutTag ? '' : script}${head}</head>
    <body>${body}</body></html>`;
}

function filled(text: string, places: Places): string {
  return text.replace(/\b(API|SUITE|WRONG)\b/g, (name) => String(Reflect.get(places, name)));
}

/** The developer messages of a page, once all its checks are done; of a wrong one, at least one. */
async function messagesOf(
  context: BrowserContext,
  address: string,
  wrong?: WrongPage,
): Promise<readonly string[]> {
  const page = await context.newPage();
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Portico')) messages.push(message.text());
  });
  const missing = wrong?.missing;
  if (missing !== undefined)
    await page.route(`**${missing}`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(address);
  await page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0,
    diagnosedMark,
    { timeout: 30_000 },
  );
  // A policy blocks a picture when it is shown, which may be after the checks.
  if (wrong) await expect.poll(() => messages.length, nameOf(wrong)).toBeGreaterThan(0);
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

/** The name of a wrong page: its mistake, and which of several pages with it. */
const nameOf = ({ says: [id], form }: WrongPage) => (form === undefined ? id : `${id}-${form}`);

test('there are at least sixty wrong pages', () => {
  const names = Object.values(subjects).flatMap((all) => all.map(nameOf));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(60);
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
      const wrong = wrongPages.find((one) =>
        route
          .request()
          .url()
          .endsWith(`/${nameOf(one)}`),
      );
      if (!wrong) return route.fallback();
      const policy = wrong.policy && { 'content-security-policy': filled(wrong.policy, places) };
      const body = filled(htmlOf(wrong), places);
      return route.fulfill({ contentType: 'text/html', headers: { ...policy }, body });
    });
    const faults: string[] = [];
    await forAll(wrongPages, async (wrong) => {
      const [id, ...parts] = wrong.says;
      const messages = await messagesOf(context, `${API}/wrong/${nameOf(wrong)}`, wrong);
      const wanted = [
        ...parts.map((part) => filled(part, places)),
        `${SUITE}/${mistakesFile}#${id}`,
      ];
      const [message = ''] = messages;
      if (messages.length !== 1 || !wanted.every((part) => message.includes(part)))
        faults.push(`${nameOf(wrong)}: ${wanted.join(' … ')}\n  ${messages.join('\n  ')}`);
    });
    expect(faults.join('\n')).toBe('');
  });
}

test('[POR-115] a correct page says nothing, in any variant, on the machine of its developer', async ({
  context,
}) => {
  test.slow();
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

test('[POR-115] a policy without the frame for a card is named, at the payment', async ({
  page,
  testConsole,
  records,
}) => {
  const visit = await signInAs({ page, testConsole }, iris);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "frame-src 'none'" };
    return route.fulfill({ response, headers });
  });
  await choosePayment(visit, iris.loan);
  await openCardForm(page);
  const named = () => records.consoleMessages.filter((one) => one.includes('#policy-frame'));
  await expect.poll(named).toEqual([expect.stringMatching(/frame-src http:\S+:\d+, besides/)]);
});
