import type { Locator, Page } from '@playwright/test';
import { enterCode, enterCredentials, signInAs, signOut } from './support/borrower-steps';
import { maya } from './support/borrowers';
import { pagePath } from '../../demo-host/website/variants';
import { plainSite } from './support/sites';
import { expect, test } from './support/test';

/** Gives the browser an authenticator like that of a phone: it keeps passkeys, and unlocks them. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () => {
      const kept = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
      return kept.credentials;
    },
  };
}

/** A browser that offers passkeys by a button only: the authenticator accepts an offer at once. */
const withoutOffer = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The passkeys at the end of the profile, which are loaded once they are near. */
async function openPasskeys(page: Page): Promise<Locator> {
  await page.goto(pagePath('plain', 'profile'));
  const section = page.getByRole('region', { name: 'Passkeys' });
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(section).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return section;
}

async function addPasskey(page: Page, name: string): Promise<void> {
  const section = await openPasskeys(page);
  await button(page, 'Add a passkey').click();
  await page.getByRole('textbox', { name: /^Name of this passkey/ }).fill(name);
  await button(page, 'Continue').click();
  await expect(page.getByText(`“${name}” is added.`)).toBeVisible();
  await expect(section.getByRole('listitem')).toContainText(name);
}

test('[POR-105] a passkey is added in the profile, signs in without password and code, and is removed', async ({
  page,
  testConsole,
}) => {
  test.slow();
  const authenticator = await addAuthenticator(page);
  await withoutOffer(page);
  const visit = await signInAs({ page, testConsole }, maya);
  await addPasskey(page, 'Test phone');
  expect(await authenticator.passkeys()).toMatchObject([
    { rpId: 'localhost', isResidentCredential: true },
  ]);

  await signOut(page);
  await expect(page).toHaveURL(plainSite.login);
  await button(page, 'Sign in with a passkey').click();
  await expect(page).toHaveURL(plainSite.account);

  await openPasskeys(page);
  await button(page, 'Remove Test phone').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('“Test phone” is removed.')).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL(plainSite.login);
  await button(page, 'Sign in with a passkey').click();
  await expect(page.getByText('This passkey does not sign in here.')).toBeVisible();
  await enterCredentials(visit);
  await enterCode(visit);
  await expect(page).toHaveURL(plainSite.account);
});

test('[POR-105] a passkey offered in the username field signs in', async ({
  page,
  testConsole,
}) => {
  test.slow();
  await addAuthenticator(page);
  await signInAs({ page, testConsole }, maya);
  await addPasskey(page, 'Test phone');
  const signedIn = page.waitForResponse(
    (response) => response.url().endsWith('/api/Passkeys/SignIn') && response.ok(),
  );
  await signOut(page);
  await signedIn;
  await expect(page).toHaveURL(plainSite.account);
  await expect(page.getByText('Signed in as Maya Whitfield')).toBeVisible();
});
