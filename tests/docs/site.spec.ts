import { mistakes } from '../../packages/core/src/diagnose/mistakes';
import { hold } from '../e2e/support/hold';
import { expect, test } from '../e2e/support/test';
import { builtPages, pageAt, sentenceKeys } from './site';

const origin = 'http://site.test';

test('[POR-121] no link of the documentation is dead, and every anchor exists', async ({
  request,
}) => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(80);
  const idsOf = new Map(pages.map(({ address, ids }) => [address, ids]));
  const dead: string[] = [];
  const files = new Set<string>();
  for (const { address, links } of pages) {
    for (const link of links) {
      const target = new URL(link, `${origin}${address}`);
      if (target.origin !== origin) continue;
      const ids = idsOf.get(pageAt(target));
      if (!ids) files.add(target.pathname);
      const anchor = decodeURIComponent(target.hash.slice(1));
      if (anchor !== '' && !ids?.has(anchor)) dead.push(`${address}: ${link}`);
    }
  }
  for (const file of files) {
    const response = await request.head(file);
    if (!response.ok()) dead.push(`${file}: ${String(response.status())}`);
  }
  expect(dead).toEqual([]);
});

test('each page is there as Markdown, named by the page and by llms.txt', async ({ request }) => {
  const list = await (await request.get('/docs/llms.txt')).text();
  const listed = [...list.matchAll(/\]\((\/docs\/.+?\.md)\)/g)].map(([, path = '']) => path);
  const pages = builtPages();
  expect(listed.length).toBe(pages.length);
  for (const { address, links } of pages) {
    const markdown = address.replace(/html$/, 'md');
    expect(listed).toContain(markdown);
    // In the head for tools, and at the end for people; the first page has no end.
    const times = address === '/docs/index.html' ? 1 : 2;
    expect(links.filter((link) => link === markdown).length, address).toBe(times);
  }
  const guide = await request.get('/docs/start/quickstart.md');
  expect(guide.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  const text = await guide.text();
  expect(text).toContain('src="https://cdn.example/portico/1.0.0/loader.js"');
  expect(text).toContain('](/docs/reference/pages.md)');
  expect(text).not.toMatch(/<<<|#region|^:::/m);
});

test('the search finds a setting and a text, and opens its page', async ({ page }) => {
  await page.goto('/docs/');
  // The button is in the page before the script that it needs.
  await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#app') ?? {}));
  await page.getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('searchbox').or(page.getByRole('textbox', { name: 'Search' }));
  await search.fill('hidePayoffOption');
  await page.locator('.result[href*="/docs/settings/"]').first().click();
  await expect(page).toHaveURL(/\/docs\/settings\//);
});

test('the filter of a catalogue leaves the rows with all words', async ({ page }) => {
  await page.goto('/docs/settings/all.html');
  await page.getByRole('searchbox', { name: 'Filter settings' }).fill('leave warning');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('globalOptions.leaveWarningOption');
  await expect(page.getByRole('status')).toHaveText('1 rows');
});

test('the filter of a catalogue uses what was typed before its script was loaded', async ({
  page,
}) => {
  const scripts = await hold(page, /\.js$/);
  await page.goto('/docs/settings/all.html', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Filter settings' }).fill('leave warning');
  await expect(page.getByRole('status')).toHaveText('0 rows');
  scripts();
  await expect(page.getByRole('status')).toHaveText('1 rows');
});

test('the address in a message of the console opens its mistake', async ({ page }) => {
  const ids = Object.keys(mistakes);
  const last = ids.at(-1) ?? '';
  await page.goto(`/docs/reference/mistakes#${last}`);
  await expect(page.getByRole('heading', { name: last })).toBeInViewport();
  const anchors = await page.locator('h3').evaluateAll((all) => all.map(({ id }) => id));
  expect(anchors).toEqual(ids);
});

test('the first page shows the product, and leads to Storybook and the console', async ({
  page,
}) => {
  await page.goto('/docs/');
  const picture = page.getByRole('img', { name: /^The account page of a lender/ });
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
  const frame = page.frameLocator('iframe[title="<portico-sign-in>, live"]');
  await expect(frame.getByRole('textbox', { name: 'Username' })).toBeVisible();
  for (const name of ['Storybook', 'Console']) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^http:/);
  }
  await expect(page.getByRole('heading', { name: 'Who to ask' })).toBeVisible();
});

test('a page of a tag shows the widget, live', async ({ page }) => {
  await page.goto('/docs/tags/portico-sign-in.html');
  const frame = page.frameLocator('iframe[title="<portico-sign-in>, live"]');
  await expect(frame.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(frame.getByRole('textbox', { name: 'Nombre de usuario' })).toBeVisible();
});

test('the content guide has every sentence in both languages', async ({ page }) => {
  await page.goto('/docs/review/content-guide.html');
  const rows = await page
    .locator('tbody tr')
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())),
    );
  expect(rows.map(([key]) => key).sort()).toEqual([...sentenceKeys()].sort());
  expect(rows.filter(([, english, spanish]) => !english || !spanish)).toEqual([]);
});
