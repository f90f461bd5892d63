import { consolePage } from './support/console';
import { maya } from './support/borrowers';
import { plainSite } from './support/sites';
import { expect, test } from './support/test';
import { words } from './support/words';
import { enterCredentials } from './support/borrower-steps';

test('a sentence changed in the console is shown on the page', async ({ page }) => {
  await page.goto(consolePage('settings'));
  await page.getByRole('searchbox', { name: 'Search' }).fill('signIn.logIn');
  await page.getByRole('textbox', { name: 'Sign in: Log in', exact: true }).fill('Good to see you');
  await page.getByRole('button', { name: 'Save Sign in: Log in', exact: true }).click();
  const useDefault = page.getByRole('button', { name: 'Use the default Sign in: Log in' });
  await expect(useDefault).toBeVisible();
  await page.goto(plainSite.login);
  await expect(page.getByRole('button', { name: 'Good to see you' })).toBeVisible();

  await page.goto(consolePage('settings'));
  await page.getByRole('checkbox', { name: 'Only changed ones' }).check();
  await page.getByRole('searchbox', { name: 'Search' }).fill('signIn.logIn');
  await useDefault.click();
  await expect(page.getByRole('status')).toHaveText('0 of 0');
  await page.goto(plainSite.login);
  await expect(
    page.getByRole('button', { name: words['signIn.logIn'], exact: true }),
  ).toBeVisible();
});

test('a fault breaks the next call, and the log shows both', async ({ page, testConsole }) => {
  const borrower = await testConsole.borrower(maya.username);
  await page.goto(consolePage('faults'));
  await page.getByRole('combobox', { name: 'Call' }).selectOption('userLogin');
  await page.getByRole('combobox', { name: 'Fault' }).selectOption('HTTP status');
  await page.getByRole('spinbutton', { name: 'HTTP status' }).fill('503');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(page.getByText('HTTP status 503, once')).toBeVisible();

  await page.goto(plainSite.login);
  await enterCredentials({ page, site: plainSite, testConsole, borrower });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await page.goto(consolePage('requests'));
  const entry = page.getByRole('listitem').filter({ hasText: '/api/login/userlogin' }).first();
  await expect(entry).toContainText('503');
  await expect(entry).not.toContainText(borrower.password);
  await page.goto(consolePage('faults'));
  await expect(page.getByText('No faults: every call is answered.')).toBeVisible();
});

test('the outbox shows the code that a borrower is asked for', async ({ page, testConsole }) => {
  const borrower = await testConsole.borrower(maya.username);
  await page.goto(plainSite.login);
  await enterCredentials({ page, site: plainSite, testConsole, borrower });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(consolePage('outbox'));
  const code = await testConsole.nextCode(borrower.email ?? '');
  await expect(page.getByText(code, { exact: true })).toBeVisible();
});

test('the clock of the institution can be advanced by days', async ({ page, testConsole }) => {
  await testConsole.setClock({ today: null });
  await page.goto(consolePage('clock'));
  const shown = page.locator('strong');
  await expect(shown).toContainText('20');
  const before = await shown.innerText();
  await page.getByRole('button', { name: '30 days' }).click();
  await expect(page.getByRole('button', { name: 'Back to real time' })).toBeEnabled();
  await expect(shown).not.toContainText(before.slice(0, 20));
  await page.getByRole('button', { name: 'Back to real time' }).click();
  await expect(shown).toContainText(before.slice(0, 20));
});

test('the first screen can be pasted with its tag, and is shown without scripts', async ({
  page,
  browser,
}) => {
  await page.goto(consolePage('snippets'));
  const article = page.getByRole('article').filter({ hasText: 'portico-sign-in' }).first();
  await article.getByText('Shown before any script').click();
  const snippet = await article.getByLabel('portico-sign-in, Spanish', { exact: true }).innerText();
  const bare = await browser.newContext({ javaScriptEnabled: false });
  const lender = await bare.newPage();
  await lender.route('**/pasted', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>x</title>${snippet}`,
    }),
  );
  await lender.goto(new URL('/pasted', page.url()).href);
  await expect(lender.getByLabel('Nombre de usuario')).toBeEditable();
  await expect(lender.getByRole('button', { name: 'Iniciar sesión', exact: true })).toHaveCSS(
    'border-radius',
    '6px',
  );
  await bare.close();
});

test('the snippets with the import map of hashes fetch no file twice, and the console is empty', async ({
  page,
}) => {
  await page.goto(consolePage('snippets'));
  await page.getByText('Hold every further file to its hash').click();
  const pasted = await Promise.all(
    ['Import map', 'The script, once per page', 'portico-session'].map((name) =>
      page
        .locator('pre')
        .and(page.getByLabel(name, { exact: true }))
        .innerText(),
    ),
  );
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const markup = `<!doctype html><meta charset="utf-8"><title>x</title>${pasted.join('\n')}`;
  await page.route('**/pasted', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: markup }),
  );
  await page.goto(new URL('/pasted', page.url()).href);
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(messages).toEqual([]);
  expect(requested).toEqual([...new Set(requested)]);
});

test('there is a snippet for every tag, without an attribute to fill in', async ({ page }) => {
  await page.goto(consolePage('snippets'));
  for (const tag of [
    'sign-in',
    'session',
    'accounts',
    'payment',
    'payment-confirmation',
    'portal',
  ]) {
    const heading = page.getByRole('heading', { name: `portico-${tag}`, exact: true });
    await expect(heading).toBeVisible();
    // With no attribute: a token or an account in it would precede those of the page's address.
    await expect(page.getByText(`<portico-${tag} style="`)).toBeVisible();
  }
});
