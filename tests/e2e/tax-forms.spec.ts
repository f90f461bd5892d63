import { pagePath } from '../../demo-host/website/variants';
import { signInAs } from './support/borrower-steps';
import { maya } from './support/borrowers';
import { expect, test } from './support/test';
import { words } from './support/words';

test.use({ viewport: { width: 320, height: 640 } });

test('[POR-171] on a phone, tax forms are found by year and kind, and come without paper until paper is wanted again', async ({
  page,
  testConsole,
}) => {
  await signInAs({ page, testConsole }, maya);
  const openForms = async () => {
    await page.goto(pagePath('plain', 'documents'));
    await page.getByRole('tab', { name: words['documentCenter.tabTaxForms'] }).click();
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await openForms();
  await expect(
    page.getByRole('button', { name: /^\d{4}: Form 1098-VLI, vehicle loan interest/ }),
  ).toBeVisible();

  await expect(page.getByText('Your tax forms are mailed to you on paper.')).toBeVisible();
  await press('Get tax forms without paper');
  await expect(page.getByText(/^I agree to get my tax forms/)).toBeVisible();
  await press('Agree');
  const agreed = page.getByText(/^Your tax forms are here and are not mailed\. You agreed/);
  await expect(agreed).toBeVisible();

  await openForms();
  await expect(agreed).toBeVisible();
  await press('Get paper again');
  await expect(page.getByText('Your tax forms are mailed to you on paper.')).toBeVisible();
});
