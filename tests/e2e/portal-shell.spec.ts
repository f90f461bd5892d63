import type { Page } from '@playwright/test';
import { maya } from './support/borrowers';
import type { TestConsole } from './support/console';
import { portalSite } from './support/sites';
import { expect, test } from './support/test';
import { accountRow, signInAs } from './support/borrower-steps';
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
  await signInAs({ page, site: portalSite, testConsole }, maya);
  await expect(accountRow(page, maya.loan)).toBeVisible();
}

const mainItem = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('an item of the navigation fetches its screen once, before it is followed', async ({
  page,
  testConsole,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openDashboard(page, testConsole);
  const ofPayment = () => scripts.filter((url) => /\/later-payment\.js$/.test(url)).length;
  expect(ofPayment()).toBe(0);
  await mainItem(page, words['portal.navPayment']).hover();
  await expect.poll(ofPayment).toBe(1);
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
  // As soon as the lists are long enough.
  const scrolled = () => page.evaluate(() => scrollY);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 350));
    expect(await scrolled()).toBe(350);
  }).toPass({ timeout: 10_000 });
  await page.evaluate(() => {
    location.hash = '#/myaccount/loginHistory';
  });
  await expect(page).toHaveTitle('Recent sign-ins');
  await page.goBack();
  await expect(page).toHaveTitle(words['portal.titleDashboard']);
  await expect(
    page.getByRole('heading', { name: words['portal.titleDashboard'], level: 1 }),
  ).toBeFocused();
  await expect.poll(scrolled).toBe(350);
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
  await page.getByRole('button', { name: 'Change your address' }).click();
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
  await signInAs({ page, site: portalSite, testConsole }, maya);
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

const documents = words['portal.navDocumentCenter'];
const phone = { width: 320, height: 640 };
const bar = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test('[ACC-032] on a phone a bar has the first items, and More all of them in their order', async ({
  page,
  testConsole,
}) => {
  await openDashboard(page, testConsole);
  const all = await page
    .getByRole('navigation', { name: 'Main' })
    .locator('ul [part=navigation-link]')
    .allTextContents();
  expect(all.slice(0, 3)).toEqual([
    words['portal.navDashboard'],
    words['portal.navPayment'],
    documents,
  ]);

  await page.setViewportSize(phone);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(bar(page).getByRole('link')).toHaveText([
    words['portal.navDashboard'],
    'Pay',
    'Documents',
  ]);
  await expect(bar(page).getByRole('link', { name: words['portal.navDashboard'] })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const more = bar(page).getByRole('button', { name: 'More' });
  await more.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await expect(sheet.locator('[part=navigation-link]')).toHaveText(all);
  await expect(sheet.getByRole('link', { name: words['portal.navDashboard'] })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(more).toBeFocused();

  await more.click();
  await expect(sheet).toBeVisible();
  // Where More is, outside the sheet.
  await page.mouse.click(phone.width - 20, phone.height - 20);
  await expect(sheet).toBeHidden();
  await more.click();
  await sheet.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeFocused();
  await expect(sheet).toBeHidden();
  await expect(more).toHaveAttribute('aria-current', 'true');
});

test('on a phone the bar covers nothing, and leaves while an on-screen keyboard is open', async ({
  page,
  testConsole,
}) => {
  await page.setViewportSize(phone);
  await openDashboard(page, testConsole);
  const top = (await bar(page).boundingBox())?.y ?? 0;
  expect(phone.height - top).toBeGreaterThanOrEqual(64);
  // The page grows while the lists load.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(top);
    const main = await page.getByRole('main').boundingBox();
    expect(phone.height - (main?.y ?? 0) - (main?.height ?? 0)).toBeGreaterThanOrEqual(104);
  }).toPass({ timeout: 10_000 });

  const resize = (height: number) =>
    page.evaluate((pixels) => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, value: pixels });
      visualViewport?.dispatchEvent(new Event('resize'));
    }, height);
  await resize(phone.height - 280);
  await expect(bar(page)).toBeHidden();
  await resize(phone.height - 60);
  await expect(bar(page)).toBeVisible();
});

test('in a wide window the items that do not fit are in More, by mouse and by keyboard', async ({
  page,
  testConsole,
}) => {
  await openDashboard(page, testConsole);
  await page.setViewportSize({ width: 768, height: 800 });
  const tabs = page.getByRole('navigation', { name: 'Main' });
  const more = tabs.getByRole('button', { name: 'More' });
  await expect(more).toBeVisible();
  const line = tabs.locator('ul').first();
  await more.click();
  const menu = page.locator('portico-portal header [part=navigation-menu]');
  await expect(menu.getByRole('link', { name: words['portal.navFaq'] })).toBeVisible();
  let inSight: readonly string[] = [];
  // The tabs that fit are counted again after each change of the width.
  await expect(async () => {
    inSight = await line.getByRole('link').allTextContents();
    const rest = await menu.locator('[part=navigation-link]').allTextContents();
    expect([...inSight, ...rest]).toEqual(
      await line.locator('[part=navigation-link]').allTextContents(),
    );
    const tops = await line
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  }).toPass({ timeout: 10_000 });

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu.locator('[part=navigation-link]').first()).toBeFocused();
  await page.getByRole('main').click({ position: { x: 2, y: 2 } });
  await expect(menu).toBeHidden();
  await more.click();
  await menu.getByRole('link', { name: words['portal.navFaq'] }).click();
  await expect(page).toHaveURL(/#\/myaccount\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(menu).toBeHidden();
  await expect(more).toHaveAttribute('aria-current', 'true');
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect.poll(() => tabs.getByRole('link').count()).toBeGreaterThan(inSight.length);
});

test('on paper there is neither navigation nor bar', async ({ page, testConsole }) => {
  await page.setViewportSize(phone);
  await openDashboard(page, testConsole);
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.locator('portico-portal nav').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('every screen has one heading of level 1, and no level is left out', async ({
  page,
  testConsole,
}) => {
  await openDashboard(page, testConsole);
  // Not the FAQ: the lender's own text has headings.
  const screens = [
    ['dashboard', words['portal.titleDashboard']],
    ['payment', 'Make a payment'],
    ['document-center', documents],
    ['messages', 'Messages'],
    ['profile', 'Profile'],
    ['requestChange', words['portal.navRequestChange']],
    ['locations', words['portal.navLocations']],
    ['loginHistory', 'Recent sign-ins'],
    [`loanDetails/${maya.loan}`, 'Loan details'],
  ] as const;
  for (const [path, title] of screens) {
    await page.evaluate((to) => {
      location.hash = `#/myaccount/${to}`;
    }, path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('portico-portal [part=screen]:not([hidden])')).toBeVisible();
    // For printing, parts that are far down are loaded too; until then lines stand for them.
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(page.locator('portico-portal .animate-pulse')).toHaveCount(0, {
        timeout: 1_000,
      });
    }).toPass({ timeout: 20_000 });
    const levels = await page
      .locator('portico-portal')
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ localName }) => Number(localName[1])));
    expect(levels[0], path).toBe(1);
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, `${path}: ${levels.join()}`).toEqual([]);
  }
});
