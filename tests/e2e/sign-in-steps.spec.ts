import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { pageSites, portalSite } from './support/sites';
import { expect, test } from './support/test';
import { enterCode, enterCredentials, type Visit } from './support/borrower-steps';
import { withPhone, words } from './support/words';

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });

for (const site of [...pageSites.filter(({ strict }) => strict), portalSite]) {
  test(`[ACC-215, ACC-237] a borrower who needs every step completes all five and is signed in: ${site.title}`, async ({
    page,
    testConsole,
    records,
  }) => {
    test.slow();
    const borrower = await testConsole.borrower('nadia');
    const visit: Visit = { page, site, testConsole, borrower };
    await page.goto(site.login);
    await enterCredentials(visit);
    await enterCode(visit);

    const ssn = dialog(page, 'Verify who you are');
    await ssn.getByRole('textbox').fill('900-55-0012');
    await ssn.getByRole('button', { name: words['securityCode.validate'] }).click();
    await expect(ssn.getByText(withPhone(words['validateSsn.invalid']))).toBeVisible();
    await expectAccessible(page);
    await ssn.getByRole('textbox').fill('900-55-0013');
    await ssn.getByRole('button', { name: words['securityCode.validate'] }).click();

    const password = dialog(page, 'Change your password');
    await password.getByLabel('New password', { exact: false }).first().fill('Fresh-start-77');
    await password.getByLabel('Confirm new password').fill('Fresh-start-77');
    await expectAccessible(page);
    await password.getByRole('button', { name: 'Change password' }).click();

    const question = dialog(page, words['secretQuestion.heading']);
    await question.getByRole('combobox').selectOption('In what city were you born?');
    await question.getByRole('textbox').fill('Dhaka');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Save' }).click();

    const agreements = dialog(page, 'Agreements');
    await agreements.getByLabel('I agree to the Terms of online access').check();
    await agreements.getByRole('button', { name: 'Read the Consent to email' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: words['agreements.accept'] }).click();
    await expect(agreements.getByLabel('I agree to the Consent to email')).toBeChecked();
    await agreements.getByRole('button', { name: 'Continue' }).click();

    await expect(page).toHaveURL(site.account);
    for (const secret of [borrower.password, 'Fresh-start-77', '900550013', 'Dhaka']) {
      expect(records.addresses.filter((address) => address.includes(secret))).toEqual([]);
      expect(records.consoleMessages.filter((text) => text.includes(secret))).toEqual([]);
    }
  });
}
