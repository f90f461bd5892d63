import { expect, type Locator, type Page } from '@playwright/test';
import { maya } from '../../e2e/support/borrowers';
import { readReference, type Visit } from '../../e2e/support/borrower-steps';
import { english as texts } from '../../e2e/support/texts';
import { words } from '../../e2e/support/words';
import type { Recorder } from './recorder';

/**
 * The measured walk in the portal, on one document: from the sign-in over a payment to the other
 * screens, with each key and press recorded.
 */
export async function walk(visit: Visit, recorder: Recorder): Promise<void> {
  await walkToLoan(visit, recorder);
  await uploadDocument(visit, recorder);
  await changeProfile(visit, recorder);
  await visitRoutes(visit, recorder);
}

/** Its first part, with most of its keys and presses: sign-in, accounts, a payment and a loan. */
export async function walkToLoan(visit: Visit, recorder: Recorder): Promise<void> {
  await signIn(visit, recorder);
  await pay(visit, recorder);
  await readLoan(visit, recorder);
}

const field = (page: Page | Locator, name: string | RegExp) => page.getByRole('textbox', { name });
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

async function signIn(visit: Visit, { type, press }: Recorder): Promise<void> {
  const { page, site, borrower, testConsole } = visit;
  await page.goto(site.login);
  await type(field(page, texts.username), borrower.username);
  await type(page.getByLabel(texts.password, { exact: true }), borrower.password);
  await press('press', 'log in', button(page, texts.logIn));
  const step = page.getByRole('dialog', { name: texts.codeStep });
  const code = field(step, texts.code);
  await expect(code).toBeVisible();
  await type(code, await testConsole.nextCode(borrower.email ?? ''));
  await press('press', 'validate the code', button(step, texts.validate));
  await expect(page).toHaveURL(site.account);
}

async function pay(visit: Visit, { type, press, key, choose }: Recorder): Promise<void> {
  const { page, site } = visit;
  const rows = page.getByRole('row').filter({ hasText: maya.loan });
  await choose('press', 'sort the loans', page.getByRole('combobox', { name: 'Sort loans by' }), 2);
  await press('press', 'closed accounts', page.getByRole('switch'));
  await press('route', 'pay a loan', rows.getByRole('link', { name: /^Pay/ }));
  await expect(page).toHaveURL(site.pay);
  const saved = page.getByRole('combobox', { name: texts.savedBank });
  await expect(saved).toBeVisible();
  await choose('press', 'a saved bank account', saved, 1);
  const amount = field(page, texts.amount);
  await press('press', 'another amount', page.getByRole('radio', { name: /^Another amount/ }));
  await type(amount, '125.50');
  await press('press', 'on a later day', page.getByRole('radio', { name: /later day/ }));
  await press('dialog', 'open the calendar', button(page, 'Choose a date'));
  const days = page.locator('[role=grid] button:not([aria-disabled=true]):enabled');
  await press('dialog', 'choose a day', days.last());
  await press('press', 'today', page.getByRole('radio', { name: /^Today/ }));
  for (let times = 0; times < 2; times += 1) {
    await press('dialog', 'open the review', button(page, texts.submit));
    await expect(page.getByRole('dialog', { name: texts.question })).toBeVisible();
    await key('dialog', 'close the review', 'Escape');
    await expect(page.getByRole('dialog', { name: texts.question })).toBeHidden();
  }
  await press('dialog', 'open the review', button(page, texts.submit));
  const question = page.getByRole('dialog', { name: texts.question });
  await press('press', 'confirm', question.getByRole('button', { name: texts.confirm }));
  await readReference(visit);
  await press('route', 'back to the accounts', page.getByRole('link', { name: texts.back }));
  await expect(page).toHaveURL(site.account);
}

async function readLoan(visit: Visit, { type, press }: Recorder): Promise<void> {
  const { page } = visit;
  const row = page.getByRole('row').filter({ hasText: maya.loan });
  await press('route', 'a loan', row.getByRole('rowheader').getByRole('link').first());
  await expect(page).toHaveURL(/loanDetails/);
  await press('press', 'loan over time', button(page, 'Your loan over time'));
  const extra = field(page, 'Extra amount');
  await type(extra, '75.00');
  await press('press', 'once', page.getByRole('radio', { name: 'Once' }));
  await press('press', 'the balance as a table', button(page, 'Show as a table'));
  await press('press', 'every payment', button(page, /^Show every payment/));
  await press('press', 'history', button(page, 'History'));
  const search = page.getByRole('searchbox', { name: 'Find in the history' });
  await press('press', 'all of the history', page.getByRole('radio', { name: 'All' }));
  await type(search, 'interest');
}

async function uploadDocument(visit: Visit, { press, choose }: Recorder): Promise<void> {
  const { page } = visit;
  await openScreen(page, press, 'Documents');
  await press(
    'press',
    'your documents',
    page.getByRole('tab', { name: words['documentCenter.tabProfile'] }),
  );
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'letter.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n'),
    });
  await choose('press', 'kind of document', page.getByRole('combobox', { name: /^What is it/ }), 1);
  await press('press', 'upload', button(page, words['upload.upload']));
}

async function changeProfile(visit: Visit, { press, type }: Recorder): Promise<void> {
  const { page } = visit;
  await openScreen(page, press, 'Profile');
  await press('dialog', 'change the address', button(page, 'Change your address'));
  await type(field(page, /^City/), 'Ames');
  await openScreen(page, press, 'Messages');
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await press('route', 'leave', button(question, words['unsavedChanges.yes']));
}

async function visitRoutes(visit: Visit, { press }: Recorder): Promise<void> {
  for (const name of ['Branches', 'Questions and answers', 'Accounts', 'Pay', 'Accounts']) {
    await openScreen(visit.page, press, name);
  }
}

/** Opens a screen by the bar at the lower edge, or by its further items. */
async function openScreen(page: Page, press: Recorder['press'], name: string): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Menu' });
  const item = bar.getByRole('link', { name });
  if (await item.isVisible()) return press('route', name, item);
  await press('dialog', 'more screens', bar.getByRole('button', { name: 'More' }));
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  return press('route', name, sheet.getByRole('link', { name }));
}

/** The same kinds of interactions in the bare form, often enough for a percentile. */
export async function walkFloor(page: Page, { type, press, key }: Recorder): Promise<void> {
  await page.goto('/floor');
  for (let round = 0; round < 4; round += 1) {
    await type(field(page, 'Amount'), '125.50');
    for (const name of ['due', 'payoff', 'other']) {
      await press('press', name, page.getByRole('radio', { name }));
    }
    await press('dialog', 'open', button(page, 'Review'));
    await key('dialog', 'close', 'Escape');
    await press('route', 'other', button(page, 'Other screen'));
    await press('route', 'back', button(page, 'Other screen'));
  }
}
