import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { consolePage } from './support/console';
import { portalSite } from './support/sites';
import { expect, test } from './support/test';

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');
const username = (page: Page) =>
  preview(page).getByRole('textbox', { name: 'Username', exact: false });
const row = (page: Page, key: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(key, { exact: true }) });
const setting = (page: Page, key: string) => row(page, key).getByRole('textbox');

async function openStudio(page: Page): Promise<void> {
  await page.goto(consolePage('settings'));
  await expect(username(page)).toBeVisible();
}

test('[POR-123] a press on a sentence in the preview finds its setting, whose change is seen there', async ({
  page,
}) => {
  await openStudio(page);
  const heading = preview(page).getByRole('heading').first();
  const before = (await heading.innerText()).replace(/[\u2060-\u2064]/g, '');
  await heading.click();
  await expect(page.getByRole('status')).toHaveText('1 of 1');
  await expect(setting(page, 'signIn.heading')).toBeVisible();
  await expect(setting(page, 'signIn.heading')).toHaveValue(before);

  await setting(page, 'signIn.heading').fill('Good to see you');
  await page.getByRole('button', { name: 'Save Sign in: Heading', exact: true }).click();
  await expect(preview(page).getByRole('heading', { name: 'Good to see you' })).toBeVisible();
  await expect(page.getByText(`Default: ${before}`)).toBeVisible();
  const website = await page.context().newPage();
  await website.goto(portalSite.login);
  await expect(website.getByRole('heading', { name: 'Good to see you' })).toBeVisible();

  await page.getByRole('button', { name: 'Use the default Sign in: Heading' }).click();
  await expect(setting(page, 'signIn.heading')).toHaveValue(before);
  await expect(setting(page, 'signIn.heading')).toBeFocused();
  await expect(preview(page).getByRole('heading', { name: before })).toBeVisible();
});

test('[POR-123] a press on a field, a link and a button finds their settings, and does nothing else', async ({
  page,
}) => {
  await openStudio(page);
  await username(page).click();
  await expect(setting(page, 'signIn.usernameLabel')).toBeVisible();
  await expect(username(page)).not.toBeFocused();

  // The button is disabled until something is typed, and has its setting all the same. Unseen marks
  // follow its words; one with a passkey may be below it.
  await preview(page)
    .getByRole('button', { name: /^Sign in\W*$/ })
    .click({ force: true });
  await expect(page.getByRole('status')).toHaveText('1 of 1');
  await expect(setting(page, 'signIn.logIn')).toBeVisible();

  const link = preview(page).getByRole('link').first();
  await link.click();
  await expect(setting(page, 'signIn.logIn')).toHaveCount(0);
  await expect(page.getByText('The setting of what you pressed:')).toBeVisible();
  await expect(username(page)).toBeVisible();
});

test('[POR-123] Enter on a field finds its setting too, in Spanish and with built-in words', async ({
  page,
}) => {
  await openStudio(page);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Spanish');
  await page.getByRole('checkbox', { name: 'Plain words' }).uncheck();
  const field = preview(page).getByRole('textbox', { name: /^Nombre de usuario/ });
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(setting(page, 'signIn.usernameLabel')).toBeVisible();
  await expect(setting(page, 'signIn.usernameLabel')).toHaveValue('Nombre de usuario');
});

test('[POR-123] a message that appears after a mistake has its setting as well', async ({
  page,
}) => {
  await openStudio(page);
  const finds = page.getByRole('checkbox', { name: 'A press finds the setting' });
  await finds.uncheck();
  await username(page).fill('x');
  await username(page).fill('');
  await page.keyboard.press('Tab');
  const message = preview(page)
    .getByText(/Enter your username/)
    .first();
  await expect(message).toBeVisible();
  await finds.check();
  await message.click();
  await expect(setting(page, 'signIn.usernameRequired')).toBeVisible();
});

test('settings are found by the words a borrower reads, by the preview, and in groups', async ({
  page,
}) => {
  await openStudio(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('Enter your username');
  const group = page.getByRole('region', { name: 'Signing in' });
  await expect(group.getByRole('textbox', { name: 'Sign in: Username required' })).toBeVisible();
  await page.getByRole('button', { name: /^Settings of the \d\d? sentences/ }).click();
  await expect(setting(page, 'signIn.usernameLabel')).toBeVisible();
  await expect(setting(page, 'payment.heading')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all settings' }).click();
  await expect(page.getByRole('status')).toHaveText(/^80 of \d{4}$/);
});

test('settings are exported, imported and described by a schema', async ({ page, request }) => {
  await openStudio(page);
  await page.getByText('Export and import').click();
  const exported = page.getByLabel('What is set now', { exact: true }).and(page.locator('pre'));
  const text = (await exported.textContent()) ?? '';
  const field = page.getByLabel('Settings to import');
  await field.fill(text);
  await expect(page.getByText('It changes nothing.')).toBeVisible();

  const file: unknown = {
    english: { 'signIn.heading': 'Imported heading', 'signIn.nothing': 'x' },
    shared: { 'globalOptions.useFAQOption': 'perhaps' },
  };
  await field.fill(JSON.stringify(file));
  await expect(page.getByText('english, signIn.nothing: no such setting')).toBeVisible();
  await expect(
    page.getByText('shared, globalOptions.useFAQOption: not of the kind flag'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported: 1')).toBeVisible();
  await expect(exported).toContainText('Imported heading');
  await expect(preview(page).getByRole('heading', { name: 'Imported heading' })).toBeVisible();

  const schema = await request.get('/settings.schema.json');
  expect(await schema.json()).toMatchObject({
    $defs: { settings: { properties: { 'signIn.heading': { type: 'string' } } } },
  });
});

test('the settings studio is accessible, wide and narrow', async ({ page }) => {
  await openStudio(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the preview of a borrower’s tag is signed in as whom one chooses', async ({ page }) => {
  await page.goto(consolePage('settings'));
  const widget = page.getByRole('combobox', { name: 'Widget shown' });
  await widget.selectOption('portico-accounts');
  await expect(preview(page).getByText('Auto loan').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Signed in as' }).selectOption('hanna');
  await expect(preview(page).getByText('Furniture loan').first()).toBeVisible();
  await widget.selectOption('portico-sign-in');
  await expect(page.getByRole('combobox', { name: 'Signed in as' })).toHaveCount(0);
  await expect(username(page)).toBeVisible();
});
