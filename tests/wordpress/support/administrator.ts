import { expect, type Page } from '@playwright/test';
import type { Site } from './site';

/** Signs in as a user whose password is made of the name. */
export async function signInAs(page: Page, site: Site, name: string): Promise<void> {
  await page.goto(`${site.url}/wp-login.php`);
  const username = page.getByLabel('Username or Email Address');
  // WordPress focuses it a moment after the page: a password filled at that moment would be entered here.
  await expect(username).toBeFocused();
  await username.fill(name);
  await page.getByLabel('Password', { exact: true }).fill(`${name}-password`);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/wp-admin/**');
}

/** Opens Settings → Portico. */
export const openSettings = (page: Page, site: Site) =>
  page.goto(`${site.url}/wp-admin/options-general.php?page=portico`);
