import { enterCode, enterCredentials, signIn } from './support/borrower-steps';
import { plainStage } from './support/sites';
import { expect, test } from './support/test';
import { maya } from './support/borrowers';

test('a failing server puts sign-in into maintenance, and Retry shows the form again', async ({
  page,
  desk,
}) => {
  const borrower = await desk.borrower(maya.username);
  await desk.setFaults({ userLogin: { status: 503, times: 'always' } });
  await page.goto(plainStage.login);
  await enterCredentials({ page, stage: plainStage, desk, borrower });
  await expect(page.getByText('Online access is offline for maintenance')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeHidden();

  await desk.setFaults({ userLogin: null });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await signIn({ page, stage: plainStage, desk, borrower });
});

test('without a connection the state is the same, and nothing typed is sent elsewhere', async ({
  page,
  context,
  desk,
  watch,
}) => {
  const borrower = await desk.borrower(maya.username);
  await page.goto(plainStage.login);
  await expect(page.getByLabel('Username')).toBeVisible();
  // The code is loaded: the prerendered first screen is replaced.
  await expect(page.locator('[data-portico]')).toHaveCount(0);
  await context.setOffline(true);
  await enterCredentials({ page, stage: plainStage, desk, borrower });
  await expect(page.getByText('Online access is offline for maintenance')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(watch.addresses.filter((address) => address.includes(borrower.password))).toEqual([]);
});

test('what was typed and pressed is kept while the code cannot be loaded', async ({
  page,
  desk,
}) => {
  const borrower = await desk.borrower(maya.username);
  const visit = { page, stage: plainStage, desk, borrower };
  const isCode = ({ pathname }: URL) => /\/(sign-in|react)\.js$/.test(pathname);
  await page.route(isCode, (route) => route.abort());
  await page.goto(plainStage.login);
  await page.getByLabel('Username').fill(borrower.username);
  await page.getByLabel('Password', { exact: true }).fill(borrower.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('555-0100 to sign in by phone')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue(borrower.username);

  await page.unroute(isCode);
  await enterCode(visit);
  await expect(page).toHaveURL(plainStage.account);
});
