import { pagePath } from '../../demo-host/website/variants';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/test';

test('[ACC-816] the sections of the FAQ stand at the side, on a narrow page in a dropdown', async ({
  page,
  watch,
}) => {
  await page.goto(pagePath('strict', 'faq'));
  const side = page.getByRole('navigation', { name: 'Sections' });
  const dropdown = page.getByLabel('Select A Section');
  await expect(side).toBeVisible();
  await expect(dropdown).toBeHidden();
  await side.getByRole('button', { name: 'Rates' }).click();
  await expect(page.getByRole('cell', { name: '6.49%' })).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize({ width: 320, height: 800 });
  await expect(side).toBeHidden();
  await expect(dropdown).toHaveValue('rates');
  await dropdown.selectOption('Holidays');
  await expect(page.getByText('Thanksgiving Day')).toBeVisible();
  await expectAccessible(page);
  expect(watch.violations).toEqual([]);
});

test('a visitor goes from the sign-in screen to the FAQ and back, in the portal', async ({
  page,
}) => {
  await page.goto('/portal');
  await page.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL(/#\/home\/faq$/);
  await expect(page.getByRole('heading', { name: 'General' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(/#\/home\/login$/);
});
