import type { Page } from '@playwright/test';
import type { Site } from './site';

/** Signs in as a user whose password is made of the name. */
export async function signInAs(page: Page, site: Site, name: string): Promise<void> {
  await page.goto(`${site.url}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(`${name}-password`);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL('**/wp-admin/**');
}

/** Opens Settings → Portico. */
export const openSettings = (page: Page, site: Site) =>
  page.goto(`${site.url}/wp-admin/options-general.php?page=portico`);
