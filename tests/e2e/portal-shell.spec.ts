import type { Page } from '@playwright/test';
import { maya } from './support/borrowers';
import type { TestConsole } from './support/console';
import { portalSite } from './support/sites';
import { expect, test } from './support/test';
import { accountRow, signIn } from './support/borrower-steps';
import { words } from './support/words';

test('[ACC-052, LON-071] the disclosures slide open and closed in 0.2 s', async ({
  page,
  testConsole,
}) => {
  const disclosuresText = '<p>Equal housing lender. Member FDIC.</p>';
  await testConsole.setSettings({
    buckets: { shared: { 'globalOptions.disclosuresText': disclosuresText } },
  });
  await page.goto(portalSite.login);
  const toggle = page.getByRole('button', { name: words['portal.showDisclosures'] });
  const text = page.getByText('Equal housing lender.');
  await expect(toggle).toBeVisible();
  const section = page.locator('portico-portal [part=disclosures]');
  await expect(section).toHaveCSS('transition-duration', '0.2s');
  await expect(section).toHaveCSS('transition-property', 'grid-template-rows');
  await expect(section).toHaveCSS('height', '0px');

  await toggle.click();
  await expect(section).not.toHaveCSS('height', '0px');
  await expect(text).toBeInViewport();
  await page.getByRole('button', { name: words['portal.hideDisclosures'] }).click();
  await expect(section).toHaveCSS('height', '0px');
});

/** Signs in to the portal's dashboard. */
async function openDashboard(page: Page, testConsole: TestConsole): Promise<void> {
  const borrower = await testConsole.borrower(maya.username);
  await signIn({ page, site: portalSite, testConsole, borrower });
  await expect(accountRow(page, maya.loan)).toBeVisible();
}

const mainItem = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('an item of the navigation fetches its screen once, before it is followed', async ({
  page,
  testConsole,
}) => {
  await openDashboard(page, testConsole);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await mainItem(page, words['portal.navPayment']).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await expect(page).toHaveURL(portalSite.account);
  await mainItem(page, words['portal.navPayment']).click();
  await expect(page.getByRole('combobox', { name: 'Loan account' })).toBeVisible();
  expect(new Set(scripts).size).toBe(scripts.length);
});

test('Back returns to where a screen was scrolled, with the focus on its heading', async ({
  page,
  testConsole,
}) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await openDashboard(page, testConsole);
  await page.evaluate(() => scrollTo(0, 350));
  await page.evaluate(() => {
    location.hash = '#/myaccount/loginHistory';
  });
  await expect(page).toHaveTitle('Recent sign-ins');
  await page.goBack();
  await expect(page).toHaveTitle(words['portal.titleDashboard']);
  await expect(
    page.getByRole('heading', { name: words['portal.titleDashboard'], level: 1 }),
  ).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(350);
});

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`screens change in a view transition, with ${motion} for motion`, async ({
    page,
    testConsole,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      Document.prototype.startViewTransition = function (change) {
        document.documentElement.dataset['transitions'] = 'some';
        return start(change);
      };
    });
    await openDashboard(page, testConsole);
    await mainItem(page, words['portal.navPayment']).click();
    await expect(page).toHaveTitle('Make a payment');
    await mainItem(page, words['portal.navDashboard']).click();
    await expect(page).toHaveTitle(words['portal.titleDashboard']);
    await expect(accountRow(page, maya.loan)).toBeVisible();
    const begun = await page.locator('html').getAttribute('data-transitions');
    expect(begun).toBe(motion === 'reduce' ? null : 'some');
  });
}

test('unsaved changes are asked about before Back leaves them', async ({ page, testConsole }) => {
  await openDashboard(page, testConsole);
  await mainItem(page, 'Profile').click();
  const city = page.getByRole('textbox', { name: /^City/ });
  await city.fill('Elsewhere');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Unsaved changes' });
  await question.getByRole('button', { name: words['unsavedChanges.no'], exact: true }).click();
  await expect(page).toHaveURL(/#\/myaccount\/profile$/);
  await expect(city).toHaveValue('Elsewhere');
  await page.goBack();
  await question.getByRole('button', { name: words['unsavedChanges.yes'], exact: true }).click();
  await expect(page).toHaveURL(portalSite.account);
  await expect(accountRow(page, maya.loan)).toBeVisible();
});

test('[POR-082] signed in, the portal opens at the dashboard and unknown addresses keep the navigation', async ({
  page,
  testConsole,
}) => {
  await openDashboard(page, testConsole);
  for (const address of ['/portal', '/portal#/nope/x']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page).toHaveURL(portalSite.account);
    await expect(mainItem(page, words['portal.navDashboard'])).toBeVisible();
  }
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
  await expect(page).toHaveTitle(words['portal.titleDashboard']);
  await expect(
    page.getByRole('heading', { name: words['portal.titleDashboard'], level: 1 }),
  ).toBeFocused();

  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/#\/myaccount\/dashboard$/);

  await page
    .getByRole('navigation')
    .getByRole('link', { name: words['portal.navPayment'] })
    .press('Enter');
  await expect(page).toHaveTitle('Make a payment');
  await expect(page.getByRole('heading', { name: 'Make a payment', level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(words['portal.titleDashboard']);
});
