import { maya } from './support/borrowers';
import { expect, test } from './support/test';
import { accountRow, signInAs } from './support/borrower-steps';
import { words } from './support/words';

const idleLimit = 180_000;
const countdown = 120_000;

test('[POR-049] the idle timeout warns and signs out when its dialog cannot be loaded', async ({
  page,
  testConsole,
}) => {
  await page.clock.install();
  // The chunk with the warning's dialog is never loaded.
  await page.route(/\/later-timeout-dialog[^/]*\.js$/, (route) => route.abort());
  await signInAs({ page, testConsole }, maya);
  await expect(accountRow(page, maya.loan)).toBeVisible();
  const warning = page.getByRole('alertdialog', { name: words['sessionTimeout.title'] });
  await page.clock.runFor(idleLimit + 1000);
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: words['sessionTimeout.resume'] }).click();
  await expect(warning).toBeHidden();
  await page.clock.runFor(idleLimit + 1000);
  await expect(warning).toBeVisible();
  await page.clock.runFor(countdown + 1000);
  await expect(page.getByText(words['signInErrors.sessionExpired'])).toBeVisible();
});
