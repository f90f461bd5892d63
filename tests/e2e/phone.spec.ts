import { maya } from './support/borrowers';
import { english as texts } from './support/texts';
import { expect, test } from './support/test';
import { words } from './support/words';

test('the simulated mobile app enables biometrics, and is asked for the token when it is opened again', async ({
  page,
  testConsole,
}) => {
  const borrower = await testConsole.borrower(maya.username);
  await page.goto('/phone');
  const app = page.frameLocator('iframe');
  const requests = page.locator('[data-requests]');
  const owner = page.getByRole('dialog', { name: /^Use your fingerprint or face/ });

  await app.getByRole('button', { name: words['biometrics.enable'] }).click();
  await owner.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(app.getByRole('button', { name: words['biometrics.enable'] })).toBeHidden();
  await app.getByRole('textbox', { name: texts.username, exact: true }).fill(borrower.username);
  await app.getByLabel(texts.password, { exact: true }).fill(borrower.password);
  await app.getByRole('button', { name: texts.logIn, exact: true }).click();
  const step = app.getByRole('dialog', { name: texts.codeStep });
  const code = step.getByRole('textbox', { name: texts.code });
  await expect(code).toBeVisible();
  await code.fill(await testConsole.nextCode(borrower.email ?? ''));
  await step.getByRole('button', { name: texts.validate }).click();
  await expect(
    app.getByRole('heading', { level: 1, name: words['portal.titleDashboard'] }),
  ).toBeAttached();

  await page.getByRole('button', { name: 'Open the app again' }).click();
  await expect(requests).toContainText('getToken (version 2)');
  // The reference API remembers a device by a cookie and gives the app no token: the form remains.
  await expect(app.getByRole('textbox', { name: texts.username, exact: true })).toBeVisible();
});
