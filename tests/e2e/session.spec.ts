import type { Page } from '@playwright/test';
import { postedPayments } from './support/ledger';
import { maya } from './support/borrowers';
import { plainSite, portalSite } from './support/sites';
import { expect, test } from './support/test';
import {
  accountRow,
  chooseBank,
  choosePayment,
  enterAmount,
  enterCredentials,
  signInAs,
  signOut,
} from './support/borrower-steps';
import { words } from './support/words';

const idleLimit = 180_000;
const countdown = 120_000;

test('three idle minutes show a warning, two more sign out', async ({ page, testConsole }) => {
  await page.clock.install();
  await signInAs({ page, testConsole }, maya);
  // The session monitor starts when the page's code is loaded, later than the address changes.
  await expect(accountRow(page, maya.loan)).toBeVisible();
  const warning = page.getByRole('alertdialog', { name: words['sessionTimeout.title'] });

  await page.clock.runFor(idleLimit - 30_000);
  await expect(warning).toBeHidden();
  await page.clock.runFor(31_000);
  await expect(warning).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(warning.getByText(/we will sign you out in 1:\d\d\./)).toBeVisible();

  await warning.getByRole('button', { name: words['sessionTimeout.resume'] }).click();
  await expect(warning).toBeHidden();

  await page.clock.runFor(idleLimit + 1000);
  await expect(warning).toBeVisible();
  await page.clock.runFor(countdown + 1000);
  await expect(page).toHaveURL(plainSite.login);
  await expect(page.getByText(words['signInErrors.sessionExpired'])).toBeVisible();
});

for (const site of [plainSite, portalSite]) {
  test(`[POR-064] a machine that wakes after the session's end shows the sign-in page (${site.title})`, async ({
    page,
    testConsole,
  }) => {
    await page.clock.install();
    await signInAs({ page, site, testConsole }, maya);
    await expect(accountRow(page, maya.loan)).toBeVisible();
    // As after the lid was closed: the clock has moved, each timer runs at most once.
    await page.clock.fastForward('01:00:00');
    await expect(accountRow(page, maya.loan)).toBeHidden();
    await expect(page.getByText(words['signInErrors.sessionExpired'])).toBeVisible();
  });
}

test('[PAY-595] three idle minutes while paying warn, two more sign out, nothing is paid', async ({
  page,
  testConsole,
  host,
}) => {
  await page.clock.install();
  const before = await postedPayments(host.database, maya.loan);
  const visit = await signInAs({ page, testConsole }, maya);
  await choosePayment(visit, maya.loan);
  await chooseBank(visit, maya.bank);
  const question = await enterAmount(visit, '25.00');
  const warning = page.getByRole('alertdialog', { name: words['sessionTimeout.title'] });

  // The clock also advances by itself, on a busy machine by some seconds since the last key.
  await page.clock.runFor(idleLimit - 30_000);
  await expect(warning).toBeHidden();
  await page.clock.runFor(31_000);
  await expect(warning).toBeVisible();
  await expect(question).toBeVisible();
  // On a busy machine a plain notice is first, whose dialog is fetched within ten seconds.
  await page.clock.runFor(10_000);
  await expect.poll(async () => (await warning.boundingBox())?.width).toBe(350);
  await page.clock.runFor(countdown + 1000);
  await expect(page).toHaveURL(plainSite.login);
  expect(await postedPayments(host.database, maya.loan)).toEqual(before);
});

test('logging out in one tab logs out the other tab', async ({ page, context, testConsole }) => {
  await signInAs({ page, testConsole }, maya);
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const other = await opened;
  await expect(other.getByText(`Signed in as`)).toBeVisible();

  await page.getByRole('button', { name: words['session.logOut'] }).click();
  const question = page.getByRole('dialog', { name: words['logOut.heading'] });
  await expect(question.getByText(words['logOut.question'])).toBeVisible();
  await question.getByRole('button', { name: words['logOut.logOut'] }).click();
  await expect(page).toHaveURL(plainSite.login);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(other).toHaveURL(plainSite.login);
});

test('logging out in one of ten tabs logs out all, and input in one keeps all signed in', async ({
  page,
  context,
  testConsole,
}) => {
  await context.clock.install();
  /** The tabs with the code that monitors a session, which is loaded a second after it began. */
  const monitored = new Set<Page>();
  context.on('requestfinished', (request) => {
    if (request.url().includes('session-monitor')) monitored.add(request.frame().page());
  });
  await signInAs({ page, testConsole }, maya);
  await expect(accountRow(page, maya.loan)).toBeVisible();
  const others: Page[] = [];
  while (others.length < 9) {
    const opened = context.waitForEvent('page');
    await page.evaluate(() => void window.open(location.href));
    others.push(await opened);
  }
  for (const other of others) await expect(accountRow(other, maya.loan)).toBeVisible();
  await expect.poll(() => monitored.size).toBe(10);

  await context.clock.runFor(idleLimit - 30_000);
  await page.mouse.move(10, 10);
  await page.mouse.move(20, 20);
  await context.clock.runFor(60_000);
  for (const other of others) await expect(other.getByRole('alertdialog')).toBeHidden();

  await signOut(page);
  for (const tab of [page, ...others]) await expect(tab).toHaveURL(plainSite.login);
});

test('the back button shows no accounts after signing out', async ({ page, testConsole }) => {
  await signInAs({ page, testConsole }, maya);
  await expect(page.getByText(maya.loan)).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(plainSite.login);
  await page.goBack();
  await expect(page.getByText('Sign in to see your accounts.')).toBeVisible();
  await expect(page.getByText(maya.loan)).toBeHidden();
});

test('two script tags of two versions share one session', async ({
  page,
  testConsole,
  records,
}) => {
  const twice = { ...plainSite, login: `${plainSite.login}?twice` };
  await page.goto(twice.login);
  await expect(page.locator('script[src*="/portico/"]')).toHaveCount(2);
  await signInAs({ page, site: twice, testConsole }, maya);
  await page.goto(`${plainSite.accountPath}?twice`);
  await expect(page.getByText(maya.loan)).toBeVisible();
  await expect(page.getByRole('button', { name: words['session.logOut'] })).toHaveCount(1);
  expect(
    records.consoleMessages.filter((text) => /already been (defined|used)/.test(text)),
  ).toEqual([]);
});

test('a wrong password shows an error and keeps the form', async ({ page, testConsole }) => {
  await page.goto(plainSite.login);
  const borrower = await testConsole.borrower(maya.username);
  await enterCredentials({
    page,
    site: plainSite,
    testConsole,
    borrower: { ...borrower, password: 'not it' },
  });
  await expect(page.getByText(words['signInErrors.errorInvalid'])).toBeVisible();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(borrower.username);
});
