import type { Page } from '@playwright/test';
import { object, parse, record, string } from 'valibot';
import { pagePath } from '../../demo-host/website/variants';
import { expectAccessible } from './support/axe';
import { accountRow, signIn, signInAs, type Visit } from './support/borrower-steps';
import { maya } from './support/borrowers';
import { plainSite } from './support/sites';
import { expect, test } from './support/test';
import { words } from './support/words';

/** Longer than the idle limit and the countdown of the demo lender together. */
const idle = '00:10:00';

const box = (page: Page, name: string) => page.getByRole('textbox', { name });

/** What the tab keeps of forms that are not sent. */
const draftsIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('portico.drafts'));

const drafts = record(string(), object({ values: record(string(), string()) }));

/** What was typed, without the time of the draft, whose digits may be those of anything. */
const valuesOf = (stored: string | null) =>
  Object.values(parse(drafts, JSON.parse(stored ?? '{}'))).flatMap(({ values }) =>
    Object.values(values),
  );

test('[POR-085] a registration half typed is there after a reload, without its secrets', async ({
  page,
  records,
}) => {
  await page.goto(pagePath('strict', 'register'));
  await box(page, words['registration.firstName']).fill('Ada');
  await box(page, words['registration.lastName']).fill('Byron');
  await box(page, 'Email').fill('ada@example.com');
  await page.getByLabel(new RegExp(`^${words['registration.ssn']}`)).fill('900123456');
  await box(page, words['registration.dateOfBirth']).fill('04/12/1988');
  await expect.poll(() => draftsIn(page)).toContain('ada@example.com');
  const kept = valuesOf(await draftsIn(page));
  for (const secret of ['900', '04/12/1988', '1988']) expect(kept.join(' ')).not.toContain(secret);

  await page.reload();
  await expect(page.getByText(/^We kept what you typed\./)).toBeVisible();
  await expect(box(page, words['registration.firstName'])).toHaveValue('Ada');
  await expect(box(page, words['registration.lastName'])).toHaveValue('Byron');
  await expect(box(page, 'Email')).toHaveValue('ada@example.com');
  await expect(page.getByLabel(new RegExp(`^${words['registration.ssn']}`))).toHaveValue('');
  await expect(box(page, words['registration.dateOfBirth'])).toHaveValue('');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(box(page, words['registration.firstName'])).toHaveValue('');
  await expect.poll(() => draftsIn(page)).toBeNull();
  await page.reload();
  await expect(box(page, words['registration.lastName'])).toHaveValue('');
  await expect(page.getByText(/^We kept what you typed\./)).toHaveCount(0);
  expect(records.violations).toEqual([]);
});

/** A question to the lender, half written by a signed-in borrower. */
async function writeQuestion(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.goto(pagePath('plain', 'messages'));
  await page.getByLabel(words['messages.kind']).selectOption('Question');
  await box(page, 'Subject').fill('Payoff letter');
  await box(page, 'Message').fill('Could you send me a letter that my loan 1400334 is paid?');
}

async function expectQuestion(page: Page): Promise<void> {
  await expect(page.getByLabel(words['messages.kind'])).toHaveValue('question');
  await expect(box(page, 'Subject')).toHaveValue('Payoff letter');
  await expect(box(page, 'Message')).toHaveValue(/^Could you send me a letter that my loan/);
}

test('[POR-085] a question half written survives a reload, the timeout and signing in again', async ({
  page,
  testConsole,
}) => {
  await page.clock.install();
  const visit = await signInAs({ page, testConsole }, maya);
  await expect(accountRow(page, maya.loan)).toBeVisible();
  await writeQuestion(visit);
  await expect.poll(() => draftsIn(page)).toContain('my loan');
  expect(await draftsIn(page)).not.toContain('1400334');
  await page.reload();
  await expectQuestion(page);

  await page.clock.fastForward(idle);
  await expect(page).toHaveURL(plainSite.login);
  await expect(page.getByText(words['signInErrors.sessionExpired'])).toBeVisible();
  expect(await draftsIn(page)).not.toContain(maya.username);

  // Nobody else sees it: not a visitor, nor another borrower.
  await page.goto(pagePath('plain', 'messages'));
  await expect(box(page, 'Message')).toHaveValue('');

  await signIn(visit);
  await page.goto(pagePath('plain', 'messages'));
  await expectQuestion(page);
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
});

test('[POR-085] nothing that was typed is left after the borrower has signed out', async ({
  page,
  testConsole,
}) => {
  const visit = await signInAs({ page, testConsole }, maya);
  await writeQuestion(visit);
  await expect.poll(() => draftsIn(page)).toContain('my loan');
  await page.goto(plainSite.accountPath);
  await page.getByRole('button', { name: words['portal.logOut'] }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Logout|Log out|Sign out)$/ })
    .click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  expect(await draftsIn(page)).toBeNull();
});
