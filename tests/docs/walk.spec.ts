import type { Page } from '@playwright/test';
import { withOwnAddresses } from '../../demo-host/docs/serve/example';
import { hanna } from '../e2e/support/borrowers';
import { payFromNewBank } from '../e2e/support/borrower-steps';
import { ledgerOf } from '../e2e/support/ledger';
import { plainSite, type Site } from '../e2e/support/sites';
import { expect, test } from '../e2e/support/test';

/** What a reader copies from the quickstart, as the site shows it. */
type Copied = { readonly parts: readonly string[]; readonly files: ReadonlyMap<string, string> };

async function copyFrom(page: Page): Promise<Copied> {
  await page.goto('/docs/start/quickstart.html');
  const group = page.locator('.vp-code-group').first();
  const names = await group.locator('.tabs label').allTextContents();
  const codes = await group.locator('.blocks pre code').allTextContents();
  expect(codes).toHaveLength(names.length);
  // The first two blocks of HTML: the script, and the tag.
  const parts = await page
    .locator('main div.language-html:not(.blocks *) pre code')
    .allTextContents();
  return {
    parts: parts.slice(0, 2),
    files: new Map(names.map((name, index) => [name.trim(), codes[index] ?? ''])),
  };
}

/** Serves files in a folder of the host's origin, with its addresses in place of the examples'. */
async function serve(page: Page, files: ReadonlyMap<string, string>, own: string): Promise<void> {
  await page.route('**/copied/*', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const text = files.get(name);
    if (text === undefined) return route.fulfill({ status: 404 });
    const body = withOwnAddresses(text, { suite: `${own}/portico/1.0.0/`, api: own });
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
}

const copiedSite: Site = {
  ...plainSite,
  title: 'copied',
  login: '/copied/login.html',
  account: /\/copied\/account\.html$/,
  pay: /\/copied\/pay\.html\?account=ref-\w+$/,
  confirm: /\/copied\/paid\.html$/,
  accountPath: '/copied/account.html',
};

test('[POR-121] script and tag, copied from the quickstart into a plain page, show sign-in, and the console stays empty', async ({
  page,
  host,
  records,
}) => {
  const { parts } = await copyFrom(page);
  const [script = '', tag = ''] = parts;
  const text = `<!doctype html><html lang="en"><head><title>Mine</title>${script}</head><body><h1>Mine</h1>${tag}</body></html>`;
  await serve(page, new Map([['mine.html', text]]), host.url);
  await page.goto('/copied/mine.html');
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeEditable();
  await expect(page.locator('portico-sign-in:defined')).toBeVisible();
  expect(records.consoleMessages).toEqual([]);
});

test('[POR-121] the pages copied from the quickstart lead a borrower from sign-in to the accounts and through a payment', async ({
  page,
  host,
  testConsole,
}) => {
  const { files } = await copyFrom(page);
  expect([...files.keys()]).toEqual(['login.html', 'account.html', 'pay.html', 'paid.html']);
  await serve(page, files, host.url);
  const borrower = await testConsole.borrower(hanna.username);
  const visit = { page, site: copiedSite, testConsole, borrower };
  await payFromNewBank(visit, hanna.loan, ledgerOf(host.database));
});
