import { enterCode, enterCredentials, signIn } from './support/borrower-steps';
import { plainSite } from './support/sites';
import { expect, test } from './support/test';
import { maya } from './support/borrowers';
import { words } from './support/words';

test('a failing server puts sign-in into maintenance, and Retry shows the form again', async ({
  page,
  testConsole,
}) => {
  const borrower = await testConsole.borrower(maya.username);
  await testConsole.setFaults({ userLogin: { status: 503, times: 'always' } });
  await page.goto(plainSite.login);
  await enterCredentials({ page, site: plainSite, testConsole, borrower });
  await expect(page.getByText(words['signIn.offline'])).toBeVisible();
  await expect(page.getByLabel('Username')).toBeHidden();

  await testConsole.setFaults({ userLogin: null });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await signIn({ page, site: plainSite, testConsole, borrower });
});

test('without a connection the state is the same, and nothing typed is sent elsewhere', async ({
  page,
  context,
  testConsole,
  records,
}) => {
  const borrower = await testConsole.borrower(maya.username);
  await page.goto(plainSite.login);
  await expect(page.getByLabel('Username')).toBeVisible();
  // The code is loaded: the prerendered first screen is replaced.
  await expect(page.locator('[data-portico]')).toHaveCount(0);
  // And so is what is fetched ahead for the press.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await enterCredentials({ page, site: plainSite, testConsole, borrower });
  await expect(page.getByText(words['signIn.offline'])).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(records.addresses.filter((address) => address.includes(borrower.password))).toEqual([]);
});

test('what was typed and pressed is kept while the code cannot be loaded', async ({
  page,
  testConsole,
}) => {
  const borrower = await testConsole.borrower(maya.username);
  const visit = { page, site: plainSite, testConsole, borrower };
  const isCode = ({ pathname }: URL) => /\/(sign-in|react)\.js$/.test(pathname);
  await page.route(isCode, (route) => route.abort());
  await page.goto(plainSite.login);
  await page.getByLabel('Username').fill(borrower.username);
  await page.getByLabel('Password', { exact: true }).fill(borrower.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('555-0100 to sign in by phone')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(borrower.username);

  await page.unroute(isCode);
  await enterCode(visit);
  await expect(page).toHaveURL(plainSite.account);
});
