import { maya } from './support/borrowers';
import { portalSite } from './support/sites';
import { expect, test } from './support/test';
import { signIn } from './support/borrower-steps';

test('[ACC-052, LON-071] the disclosures slide open and closed in 0.2 s', async ({
  page,
  testConsole,
}) => {
  const disclosuresText = '<p>Equal housing lender. Member FDIC.</p>';
  await testConsole.setSettings({
    buckets: { shared: { 'globalOptions.disclosuresText': disclosuresText } },
  });
  await page.goto(portalSite.login);
  const toggle = page.getByRole('button', { name: 'Show Disclosures' });
  const text = page.getByText('Equal housing lender.');
  await expect(toggle).toBeVisible();
  const section = page.locator('portico-portal [part=disclosures]');
  await expect(section).toHaveCSS('transition-duration', '0.2s');
  await expect(section).toHaveCSS('transition-property', 'grid-template-rows');
  await expect(section).toHaveCSS('height', '0px');

  await toggle.click();
  await expect(section).not.toHaveCSS('height', '0px');
  await expect(text).toBeInViewport();
  await page.getByRole('button', { name: 'Hide Disclosures' }).click();
  await expect(section).toHaveCSS('height', '0px');
});

test('by keyboard alone, the navigation can be skipped and screens have titles', async ({
  page,
  testConsole,
}) => {
  await signIn({
    page,
    site: portalSite,
    testConsole,
    borrower: await testConsole.borrower(maya.username),
  });
  await expect(page).toHaveURL(/#\/myaccount\/dashboard$/);
  await expect(page).toHaveTitle('Dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeFocused();

  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#\/myaccount\/dashboard$/);

  await page.getByRole('navigation').getByRole('link', { name: 'Make payment' }).press('Enter');
  await expect(page).toHaveTitle('Make a payment');
  await expect(page.getByRole('heading', { name: 'Make a payment', level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('Dashboard');
});
