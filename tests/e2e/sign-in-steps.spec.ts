import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { pageStages, portalStage } from './support/sites';
import { expect, test } from './support/test';
import { enterCode, enterCredentials, type Visit } from './support/borrower-steps';

const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: title });

for (const stage of [...pageStages.filter(({ strict }) => strict), portalStage]) {
  test(`[ACC-215, ACC-237] a borrower who needs every step completes all five and is signed in: ${stage.title}`, async ({
    page,
    desk,
    watch,
  }) => {
    test.slow();
    const borrower = await desk.borrower('nadia');
    const visit: Visit = { page, stage, desk, borrower };
    await page.goto(stage.login);
    await enterCredentials(visit);
    await enterCode(visit);

    const ssn = dialog(page, 'Verify who you are');
    await ssn.getByRole('textbox').fill('900-55-0012');
    await ssn.getByRole('button', { name: 'Validate' }).click();
    await expect(ssn.getByText('SSN invalid')).toBeVisible();
    await expectAccessible(page);
    await ssn.getByRole('textbox').fill('900-55-0013');
    await ssn.getByRole('button', { name: 'Validate' }).click();

    const password = dialog(page, 'Change your password');
    await password.getByLabel('New password', { exact: false }).first().fill('Fresh-start-77');
    await password.getByLabel('Confirm new password').fill('Fresh-start-77');
    await expectAccessible(page);
    await password.getByRole('button', { name: 'Change password' }).click();

    const question = dialog(page, 'Set up a secret question');
    await question.getByRole('combobox').selectOption('In what city were you born?');
    await question.getByRole('textbox').fill('Dhaka');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Save' }).click();

    const agreements = dialog(page, 'Agreements');
    await agreements.getByLabel('I agree to the Terms of online access').check();
    await agreements.getByRole('button', { name: 'Read the Consent to e-mail' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I Accept' }).click();
    await expect(agreements.getByLabel('I agree to the Consent to e-mail')).toBeChecked();
    await agreements.getByRole('button', { name: 'Continue' }).click();

    await expect(page).toHaveURL(stage.account);
    for (const secret of [borrower.password, 'Fresh-start-77', '900550013', 'Dhaka']) {
      expect(watch.addresses.filter((address) => address.includes(secret))).toEqual([]);
      expect(watch.said.filter((text) => text.includes(secret))).toEqual([]);
    }
  });
}
