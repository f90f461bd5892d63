import type { CDPSession, Page } from '@playwright/test';
import { enterCode, enterCredentials, signIn, type Visit } from './support/borrower-steps';
import { maya } from './support/borrowers';
import { pagePath } from '../../demo-host/website/variants';
import { plainSite } from './support/sites';
import { expect, test } from './support/test';

// Browsers allow no passkeys on an IP address.
test.use({
  baseURL: async ({ host }, use) => use(host.url.replace('127.0.0.1', 'localhost')),
});

/** Gives the browser an authenticator like that of a phone: it keeps passkeys, and unlocks them. */
async function addAuthenticator(page: Page): Promise<{ devtools: CDPSession; id: string }> {
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
  return { devtools, id: authenticatorId };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** From the account page to the profile, and a new passkey. */
async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto(pagePath('plain', 'profile'));
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.scrollIntoViewIfNeeded();
  await button(page, 'Add a passkey').click();
  await page.getByRole('textbox', { name: /^Name of this passkey/ }).fill(name);
  await button(page, 'Continue').click();
  await expect(page.getByText(`“${name}” is added.`)).toBeVisible();
  await expect(section.getByRole('listitem')).toContainText(name);
}

async function signOut(page: Page): Promise<void> {
  await button(page, 'Log out').click();
  await page
    .getByRole('dialog', { name: 'Log out' })
    .getByRole('button', { name: 'Logout' })
    .click();
  await expect(page).toHaveURL(plainSite.login);
}

test('[POR-105] a passkey is added in the profile, signs in without password and code, and is removed', async ({
  page,
  testConsole,
}) => {
  const { devtools, id } = await addAuthenticator(page);
  const visit: Visit = {
    page,
    site: plainSite,
    testConsole,
    borrower: await testConsole.borrower(maya.username),
  };
  // The offer in the username field would be answered at once.
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', {
    authenticatorId: id,
    enabled: false,
  });
  await signIn(visit);
  await devtools.send('WebAuthn.setAutomaticPresenceSimulation', {
    authenticatorId: id,
    enabled: true,
  });
  await addPasskey(page, 'Test phone');
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId: id });
  expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

  await signOut(page);
  await button(page, 'Sign in with a passkey').click();
  await expect(page).toHaveURL(plainSite.account);

  await page.goto(pagePath('plain', 'profile'));
  await button(page, 'Remove Test phone').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('“Test phone” is removed.')).toBeVisible();

  await signOut(page);
  await button(page, 'Sign in with a passkey').click();
  await expect(page.getByText('This passkey does not sign in here.')).toBeVisible();
  await enterCredentials(visit);
  await enterCode(visit);
  await expect(page).toHaveURL(plainSite.account);
});
