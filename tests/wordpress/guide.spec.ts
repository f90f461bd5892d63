import { readFileSync } from 'node:fs';
import { filled } from '../../demo-host/docs/generate/sections.mjs';
import { expect, test } from './support/test';
import { openSettings, signInAs } from './support/administrator';

/** The guide to WordPress as the documentation site shows it. */
const guide = filled(
  readFileSync(new URL('../../demo-host/docs/pages/start/wordpress.md', import.meta.url), 'utf8'),
  {},
);

/** The rows of the table with these two columns. */
function tableOf(first: string, second: string): readonly (readonly [string, string])[] {
  const lines = guide.split('\n').map((line) => line.trim());
  const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
  const at = lines.findIndex((line) => {
    const [, one, two] = cellsOf(line);
    return one === first && two === second;
  });
  const rows: (readonly [string, string])[] = [];
  for (const line of at < 0 ? [] : lines.slice(at + 2)) {
    if (!line.startsWith('|')) break;
    const [, one = '', two = ''] = cellsOf(line);
    rows.push([one, two.replaceAll('`', '')]);
  }
  return rows;
}

test('[POR-118, POR-121, POR-159] following the guide leads a visitor from sign-in to the accounts and to a payment', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf('classic');
  await site.php(`delete_option('portico');`);
  const pages = new Map<string, string>();
  for (const [title, text] of tableOf('title', 'text of the page')) {
    pages.set(title, await site.publish(title, text));
  }
  expect(pages.size).toBe(4);

  await signInAs(page, site, 'admin');
  await openSettings(page, site);
  expect(guide).toContain('enter the address of your API as "Address of the API", and save');
  await page.getByLabel('Address of the API').fill('/lender');
  const screens = tableOf('screen', 'page');
  expect(screens.map(([, title]) => title)).toEqual([...pages.keys()]);
  for (const [screen, title] of screens) {
    const choice = page.getByLabel(screen, { exact: true });
    const option = choice.getByRole('option', { name: title, exact: true }).last();
    await choice.selectOption(await option.getAttribute('value'));
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await page.context().clearCookies();

  /** Whether an address is that of the page, whatever else is in its query. */
  const isAt = (title: string) => (address: URL) => {
    const { pathname, searchParams } = new URL(pages.get(title) ?? '');
    const isSame = [...searchParams].every(
      ([key, value]) => address.searchParams.get(key) === value,
    );
    return address.pathname === pathname && isSame;
  };
  await page.goto(pages.get('Log in') ?? '');
  await page.getByLabel('Username').fill('maya');
  await page.getByLabel('Password', { exact: true }).fill('a-password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(isAt('My accounts'));
  await page.locator('portico-accounts').getByRole('link', { name: /pay/i }).first().click();
  await page.waitForURL(isAt('Pay'));
  await expect(page.locator('portico-payment').getByLabel('Loan account')).toBeVisible();
});
