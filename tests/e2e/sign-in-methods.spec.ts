import type { Locator, Page } from '@playwright/test';
import { pagePath, pagesOf } from '../../demo-host/website/variants';
import { expectAccessible } from './support/axe';
import { consolePage } from './support/console';
import { maya, unregistered } from './support/borrowers';
import { pageSites, plainSite, portalSite, type Site } from './support/sites';
import { expect, test } from './support/test';
import { accountRow, enterCode, enterCredentials } from './support/borrower-steps';
import { withPhone, words } from './support/words';

const { email, username, password } = unregistered;

const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

async function fillPersonal(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Loan' }).check();
  await field(page, 'Account number').fill(unregistered.loan);
  await field(page, 'First name').fill(unregistered.firstName);
  await field(page, 'Last name').fill(unregistered.lastName);
  await field(page, 'Email').fill(email);
  await page.getByLabel(/^Social Security number/).fill(unregistered.ssn);
  await field(page, 'Date of birth').fill(unregistered.dateOfBirth);
  await field(page, 'Zip code').fill(unregistered.zip);
  await field(page, 'Phone number').fill(unregistered.phone);
}

async function fillSecurity(page: Page): Promise<void> {
  await field(page, 'Place of birth').fill('Vinton');
  await field(page, "Driver's license").fill('123AB4567');
  await field(page, "Mother's maiden name").fill('Lund');
  await page.getByRole('combobox', { name: /^Security question/ }).selectOption({ index: 1 });
  await field(page, words['registrationSecurity.answer']).fill('Vinton');
}

/** From the sign-in page's Register link to Create Account. */
async function register(page: Page, site: Site, nextCode: () => Promise<string>): Promise<void> {
  await page.goto(site.login);
  await page.getByRole('link', { name: 'Set up online access' }).click();
  await expect(
    page.getByRole('heading', { name: words['registration.tabPersonal'] }),
  ).toBeVisible();
  await fillPersonal(page);
  await expectAccessible(page);
  await button(page, 'Continue').click();

  await expect(page.getByText(`We sent a security code to ${email}`)).toBeVisible();
  await field(page, 'Security code').fill(await nextCode());
  await expectAccessible(page);
  await button(page, 'Continue').click();

  await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  await fillSecurity(page);
  await expectAccessible(page);
  await button(page, 'Continue').click();

  await expect(
    page.getByRole('heading', { name: words['registration.tabLogon'], exact: true }),
  ).toBeVisible();
  await field(page, words['registrationLogon.userName']).fill(username);
  await page.getByLabel(/^Password(?! again)/).fill(password);
  await page.getByLabel(/^Password again/).fill(password);
  const box = page.getByRole('checkbox', { name: /Terms of online access/ });
  await expect(box).toBeDisabled();
  const terms = page.waitForEvent('popup');
  await page.getByRole('link', { name: /Terms of online access/ }).click();
  await (await terms).close();
  await box.check();
  await expectAccessible(page);
  await button(page, words['registrationLogon.create']).click();
}

const openFirst = { shared: { 'globalOptions.openAgreementsFirstOption': 'true' } };

for (const site of [...pageSites.filter(({ strict }) => strict), portalSite]) {
  test(`[ACC-388] a borrower registers and is signed in with the chosen credentials: ${site.title}`, async ({
    page,
    testConsole,
    records,
  }) => {
    test.slow();
    await testConsole.setSettings({ buckets: openFirst });
    await register(page, site, () => testConsole.nextCode(email));
    await expect(page.getByText('Your online access is ready.')).toBeVisible();
    // Without a second code: the first was entered minutes before.
    await expect(page).toHaveURL(site.account);
    await expect(accountRow(page, unregistered.loan)).toBeVisible();
    expect(records.violations).toEqual([]);
    for (const secret of [
      password,
      unregistered.ssn,
      unregistered.ssn.replace(/\D/g, ''),
      '123AB4567',
    ]) {
      expect(records.addresses.filter((address) => address.includes(secret))).toEqual([]);
      expect(records.consoleMessages.filter((text) => text.includes(secret))).toEqual([]);
    }
    const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(kept).not.toContain(password);
  });
}

test('a borrower recovers a password by the mailed link and signs in with it', async ({
  page,
  testConsole,
}) => {
  test.slow();
  const borrower = await testConsole.borrower(maya.username);
  await page.goto(plainSite.login);
  await page.getByRole('link', { name: "Can't sign in?" }).click();
  await field(page, 'Email').fill(borrower.email ?? '');
  await field(page, 'Date of birth').fill('04/17/1985');
  await field(page, 'Zip code').fill('52401');
  await field(page, 'Branch number').fill('12');
  await button(page, 'Continue').click();
  await field(page, words['recovery.answer']).fill('Biscuit');
  await button(page, 'Continue').click();
  await expect(page.getByText('Your username is maya.')).toBeVisible();

  await page.goto(consolePage('outbox'));
  const letter = page.getByRole('listitem').filter({ hasText: 'Choose a new password' }).first();
  const opened = page.waitForEvent('popup');
  await letter.getByRole('link', { name: /forcePasswordChange/ }).click();
  const other = await opened;
  await expect(other.getByRole('heading', { name: words['passwordChange.heading'] })).toBeVisible();
  await other.getByLabel(/^New password/).fill('Fresh-start-77');
  await other.getByLabel(/^Confirm new password/).fill('Fresh-start-77');
  await button(other, words['passwordChange.submit']).click();
  await enterCode({ page: other, site: portalSite, testConsole, borrower });
  await expect(other).toHaveURL(portalSite.account);
  // An open tab would share its session.
  await other.close();

  await page.goto(plainSite.login);
  await enterCredentials({ page, site: plainSite, testConsole, borrower });
  await expect(page.getByText(words['signInErrors.errorInvalid'])).toBeVisible();
});

test('[ACC-474, ACC-476] the link in an e-mail verifies the address, in the portal and on a page', async ({
  page,
}) => {
  await page.goto(consolePage('outbox'));
  const letter = page.getByRole('listitem').filter({ hasText: 'Please verify your email' }).first();
  const link = letter.getByRole('link', { name: /verifyEmail/ });
  const token = (await link.innerText()).split('/').at(-1) ?? '';
  const opened = page.waitForEvent('popup');
  await link.click();
  const other = await opened;
  await expect(other.getByRole('textbox', { name: 'Username' })).toBeVisible();

  // A scanner of mails may have opened it before: it leads on, also on the separate page.
  const { verifyEmail = '' } = pagesOf('strict');
  await page.goto(verifyEmail.replace('{enc}', token));
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await page.goto(verifyEmail.replace('{enc}', 'damaged'));
  await expect(page.getByRole('heading', { name: words['verifyEmail.heading'] })).toBeVisible();
  await expect(page.getByText(withPhone(words['verifyEmail.error']))).toBeVisible();
  await expectAccessible(page);
  // Opening the same address at once would be a reload, which still has its token.
  await page.goto('about:blank');
  await page.goto(pagePath('strict', 'verify-email'));
  await expect(page.getByText(withPhone(words['verifyEmail.errorNoData']))).toBeVisible();
});
