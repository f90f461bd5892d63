import { expect, test } from './support/test';

test('a tag keeps what was typed while its page moves it', async ({ page, records }) => {
  await page.goto('/moving');
  const username = page.getByLabel('Username', { exact: true });
  await username.fill('half typed');
  const aside = page.getByRole('region', { name: 'Sidebar' });

  await page.getByRole('button', { name: 'Move to the other column' }).click();
  await expect(aside.getByLabel('Username', { exact: true })).toHaveValue('half typed');
  await page.getByRole('button', { name: 'Move to the other column' }).click();
  await expect(username).toHaveValue('half typed');

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('status')).toHaveText('0');
  await expect(username).toHaveCount(0);
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(username).toBeEditable();
  expect(records.consoleMessages).toEqual([]);
});
