import { enterCredentials, signIn } from './support/walk';
import { plainStage } from './support/stages';
import { expect, test } from './support/test';
import { maya } from './support/people';

test('a server in trouble puts sign-in into maintenance, and Retry brings it back', async ({
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

test('no connection at all is the same state, and nothing typed is sent anywhere else', async ({
  page,
  context,
  desk,
  watch,
}) => {
  const borrower = await desk.borrower(maya.username);
  await page.goto(plainStage.login);
  await expect(page.getByLabel('Username')).toBeVisible();
  await context.setOffline(true);
  await enterCredentials({ page, stage: plainStage, desk, borrower });
  await expect(page.getByText('Online access is offline for maintenance')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(watch.addresses.filter((address) => address.includes(borrower.password))).toEqual([]);
});
