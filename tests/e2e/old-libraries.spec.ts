import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hanna, maya } from './support/borrowers';
import {
  agreeToTerms,
  chooseBank,
  choosePayment,
  confirmPayment,
  enterAmount,
  payFromNewBank,
  signIn,
} from './support/borrower-steps';
import { ledgerOf } from './support/ledger';
import { plainSite, portalSite } from './support/sites';
import { expect, test } from './support/test';

const folder = fileURLToPath(new URL('old-libraries/', import.meta.url));

for (const file of readdirSync(folder)) {
  const library = file.replace('.js', '');

  test(`[POR-139] a borrower signs in and pays on a page with ${library}`, async ({
    page,
    testConsole,
    host,
    records,
  }) => {
    await page.addInitScript({ path: folder + file });
    const borrower = await testConsole.borrower(hanna.username);
    const visit = { page, site: plainSite, testConsole, borrower };
    await payFromNewBank(visit, hanna.loan, ledgerOf(host.database));
    expect(records.violations).toEqual([]);
  });

  test(`[POR-139] a payment from a saved bank account on a later day, with ${library}`, async ({
    page,
    testConsole,
  }) => {
    await page.addInitScript({ path: folder + file });
    const borrower = await testConsole.borrower(maya.username);
    const visit = { page, site: portalSite, testConsole, borrower };
    await signIn(visit);
    await choosePayment(visit, maya.loan);
    await chooseBank(visit, maya.bank);
    await agreeToTerms(visit);
    const question = await enterAmount(visit, '25.00');
    await expect(question).toContainText('$25.00');
    expect(await confirmPayment(visit, question)).not.toBe('');
  });
}
