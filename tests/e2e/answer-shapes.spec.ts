import { pagePath } from '../../demo-host/website/variants';
import { hanna } from './support/borrowers';
import { payFromNewBank } from './support/borrower-steps';
import { startTestHost } from './support/host';
import { ledgerOf } from './support/ledger';
import { plainSite } from './support/sites';
import { expect, test as base } from './support/test';

/** The API that differs most from the reference API as the other tests use it. */
const shapes =
  'lowerCase daysWithTimes absent groupedSettings groupedPaymentInfo textTokens textRefusals';

const test = base.extend({});
test.use({
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startTestHost({ ANSWER_SHAPES: shapes });
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
});

test('[POR-062] a borrower signs in, pays, reads statements and saves the profile', async ({
  page,
  testConsole,
  host,
  records,
}) => {
  const borrower = await testConsole.borrower(hanna.username);
  const visit = { page, site: plainSite, testConsole, borrower };
  await payFromNewBank(visit, hanna.loan, ledgerOf(host.database));

  await page.goto(`${pagePath('plain', 'loan')}?account=${hanna.loan}`);
  const statements = page.getByRole('region', { name: 'E-statements' });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(statements.getByRole('button', { name: /^Open/ }).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();

  await page.goto(pagePath('plain', 'profile'));
  const notifications = page.getByRole('region', { name: /notifications/i });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(notifications.getByRole('checkbox').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await notifications.getByRole('checkbox').nth(1).click();
  await page.getByRole('button', { name: 'Save notifications' }).click();
  await expect(page.getByText('Notifications saved')).toBeVisible();
  expect(records.violations).toEqual([]);
});
