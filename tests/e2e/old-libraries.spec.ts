import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { hanna, maya } from './support/borrowers';
import {
  chooseBank,
  choosePayment,
  enterAmount,
  payFromNewBank,
  readReference,
  signInAs,
} from './support/borrower-steps';
import { ledgerOf } from './support/ledger';
import { plainSite, portalSite } from './support/sites';
import { expect, test } from './support/test';

const folder = fileURLToPath(new URL('old-libraries/', import.meta.url));

/** They replace methods that react-day-picker uses, or its `for … in` meets theirs. */
const withoutCalendar = ['json-js', 'mootools-1.2', 'prototype'];

/** Chooses the last day of the month in the open calendar that can be paid on. */
async function chooseLastDay(page: Page): Promise<void> {
  const day = page.locator('[role=grid] button:not([aria-disabled=true]):enabled').last();
  const number = (await day.innerText()).padStart(2, '0');
  await day.click();
  await expect(page.getByRole('textbox', { name: 'Payment date' })).toHaveValue(
    new RegExp(`^\\d\\d/${number}/\\d{4}$`),
  );
}

for (const file of readdirSync(folder)) {
  const library = file.replace('.js', '');
  // A script of the page, and not of the frames in it.
  const content = `if (self === top) {\n${readFileSync(folder + file, 'utf8')}\n}`;

  test(`[POR-139] a borrower signs in and pays on a page with ${library}`, async ({
    page,
    testConsole,
    host,
    records,
  }) => {
    await page.addInitScript({ content });
    const borrower = await testConsole.borrower(hanna.username);
    const visit = { page, site: plainSite, testConsole, borrower };
    await payFromNewBank(visit, hanna.loan, ledgerOf(host.database));
    expect(records.violations).toEqual([]);
  });

  test(`[POR-139] a payment from a saved bank account, and the calendar, with ${library}`, async ({
    page,
    testConsole,
  }) => {
    await page.addInitScript({ content });
    const visit = await signInAs({ page, site: portalSite, testConsole }, maya);
    await choosePayment(visit, maya.loan);
    await chooseBank(visit, maya.bank);
    await page.getByRole('radio', { name: 'On a later day' }).check();
    await page.getByRole('button', { name: 'Choose a date' }).click();
    if (withoutCalendar.includes(library)) {
      await expect(page.getByText('This could not be opened. Please try again.')).toBeVisible();
      await page.getByRole('radio', { name: /^Today/ }).check();
    } else await chooseLastDay(page);
    const question = await enterAmount(visit, '25.00');
    await expect(question).toContainText('$25.00');
    await question.getByRole('button', { name: /^(Schedule \$25\.00 for|Pay \$25\.00$)/ }).click();
    expect(await readReference(visit)).not.toBe('');
  });
}
