import { expectAccessible } from './support/axe';
import { consolePage } from './support/console';
import { hanna, maya } from './support/borrowers';
import { plainSite } from './support/sites';
import { expect, test } from './support/test';
import {
  accountRow,
  agreeToTerms,
  choosePayment,
  confirmPayment,
  enterAmount,
  enterBank,
  payByBank,
  enterCode,
  enterCredentials,
  type Visit,
} from './support/borrower-steps';
import { words } from './support/words';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('every screen from sign-in to payment passes axe', async ({ page, testConsole }) => {
      const borrower = await testConsole.borrower(hanna.username);
      const visit: Visit = { page, site: plainSite, testConsole, borrower };
      await page.goto(plainSite.login);
      await expect(
        page.getByRole('button', { name: words['signIn.logIn'], exact: true }),
      ).toBeVisible();
      await expectAccessible(page);
      await enterCredentials(visit);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await enterCode(visit);
      await expect(accountRow(page, hanna.loan)).toBeVisible();
      await expectAccessible(page);
      await choosePayment(visit, hanna.loan);
      await payByBank(visit);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await enterBank(visit);
      await expect(page.getByRole('button', { name: 'Agree', exact: true })).toBeVisible();
      await expectAccessible(page);
      await agreeToTerms(visit);
      await expect(page.getByRole('radio', { name: /^Another amount/ })).toBeVisible();
      await expectAccessible(page);
      const question = await enterAmount(visit, '20.00');
      await expectAccessible(page);
      await confirmPayment(visit, question);
      await expectAccessible(page);
    });

    test('error states pass axe too', async ({ page, testConsole }) => {
      const borrower = await testConsole.borrower(maya.username);
      const visit: Visit = { page, site: plainSite, testConsole, borrower };
      await page.goto(plainSite.login);
      await enterCredentials({ ...visit, borrower: { ...borrower, password: 'wrong' } });
      await expect(page.getByText(words['signInErrors.errorInvalid'])).toBeVisible();
      await expectAccessible(page);
      await testConsole.setFaults({ userLogin: { status: 503 } });
      await enterCredentials(visit);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('the console passes axe in every section, 320 pixels wide', async ({ page, testConsole }) => {
  await testConsole.setFaults({ userLogin: { delay: 10, times: 'always' } });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(consolePage());
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  // Drawn by a script: without it the loop would have nothing to check.
  await expect(sections.last()).toBeVisible();
  for (const name of await sections.allInnerTexts()) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, name).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
});
