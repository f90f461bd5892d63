import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { movingLoader } from '../../packages/cdn/src/addresses';
import { openSettings, signInAs } from './support/administrator';
import { configure, expect, test } from './support/test';
import { quoted } from './support/site';
import { open } from './support/visit';

/** Of a page: has to be shown as text. */
const payTitle = 'Pay "here" & <b>now</b>';

/** The attributes of the loader's script tag. */
const loaderOf = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page
    .locator('script[src$="/loader.js"]')
    .evaluate((script) =>
      Object.fromEntries([...script.attributes].map(({ name, value }) => [name, value])),
    );

test('an administrator enters the API, the language and the pages, which the script of a page then has', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf('classic');
  await site.php(
    `delete_option('portico');global $wp_rewrite;$wp_rewrite->set_permalink_structure('/%postname%/');flush_rewrite_rules();`,
  );
  const signIn = await site.publish('Log in', '[portico_sign_in]Call us.[/portico_sign_in]');
  await site.publish(payTitle, '[portico_payment]');
  await page.goto(signIn);
  await expect(page.getByText('Call us.')).toBeVisible();
  await expect(page.locator('portico-sign-in')).toHaveCount(0);

  await signInAs(page, site, 'admin');
  await page.goto(signIn);
  await page.getByRole('link', { name: 'Portico: enter the address of your API.' }).click();
  await page.getByLabel('Address of the API').fill('/lender');
  await page.getByLabel('Language').selectOption({ label: 'Spanish' });
  await page.getByLabel('Sign-in', { exact: true }).selectOption({ label: 'Log in' });
  await page.getByLabel('A payment', { exact: true }).selectOption({ label: payTitle });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page.getByLabel('A payment', { exact: true }).locator('option:checked')).toHaveText(
    payTitle,
  );

  await page.goto(signIn);
  const loader = await loaderOf(page);
  expect(loader).toMatchObject({ type: 'module', 'data-api': '/lender', 'data-locale': 'es' });
  expect(JSON.parse(loader['data-pages'] ?? '')).toEqual({
    login: `${site.url}/log-in/`,
    payment: `${site.url}/pay-here-now/?account={accountReference}`,
  });
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});

test('an administrator chooses plain words, which the first screen has and the widget keeps', async ({
  page,
  request,
  siteOf,
}) => {
  const site = await siteOf('classic');
  const address = await site.publish('Plain words', '[portico_sign_in]');
  const buttonOf = async () => {
    const html = await (await request.get(address)).text();
    const screen = html.slice(html.indexOf('<portico-sign-in'), html.indexOf('</portico-sign-in>'));
    return /<button[^>]*type="submit"[^>]*>(.*?)<\/button>/s.exec(screen)?.[1] ?? '';
  };
  await configure(site, `['locale'=>'en']`);
  expect(await buttonOf()).toContain('Log In');

  await signInAs(page, site, 'admin');
  await openSettings(page, site);
  await page.getByLabel('Words').selectOption({ label: 'Plain words' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByLabel('Words')).toHaveValue('plain');
  expect(await buttonOf()).toContain('Sign in');

  // As a visitor: an administrator's bar moves.
  await page.context().clearCookies();
  const visit = await open(page, address);
  visit.release();
  await visit.ready();
  expect(await loaderOf(page)).toMatchObject({ 'data-words': 'plain' });
  const button = page
    .locator('portico-sign-in')
    .getByRole('button', { name: 'Sign in', exact: true });
  await expect(button).toBeVisible();
  expect(await visit.shift()).toBe(0);

  await configure(site, `['locale'=>'en']`);
  await page.goto(address);
  expect(await loaderOf(page)).not.toHaveProperty('data-words');
});

test('what cannot be used is refused with its reason, shown escaped, and keeps the stored value', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf('classic');
  await configure(site, `['brand'=>'#123456']`);
  await signInAs(page, site, 'admin');
  await openSettings(page, site);
  await page
    .getByLabel('Address of the API')
    .fill('http://lender.example/"><script>alert(1)</script>');
  await page.getByLabel('Address of the files').fill(`${site.url}/nowhere/`);
  await page.getByLabel('Brand colour').fill('red;}</style>');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The address of the API has to begin with https://')).toBeVisible();
  await expect(page.getByText(`There is no Portico at ${site.url}/nowhere/`)).toBeVisible();
  await expect(page.getByText('The brand colour has to be written as #rrggbb.')).toBeVisible();
  await expect(page.getByLabel('Address of the API')).toHaveValue('/lender');
  await expect(page.getByLabel('Address of the files')).toHaveValue('');
  await expect(page.getByLabel('Brand colour')).toHaveValue('#123456');
});

test('files of another address are loaded with their hash if the address contains the version', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf('classic');
  await configure(site, '[]');
  const content = `${site.folder}/wp-content`;
  cpSync(`${content}/plugins/portico/suite`, `${content}/cdn/1.0.0`, { recursive: true });
  // What `npx @portico/cdn write` has there.
  mkdirSync(`${content}/cdn/1`, { recursive: true });
  writeFileSync(`${content}/cdn/1/loader.js`, movingLoader('1.0.0'));
  const address = await site.publish('Log in from elsewhere', '[portico_sign_in]');
  await signInAs(page, site, 'admin');
  for (const [folder, hash] of [
    ['1.0.0', /^sha384-/],
    ['1', undefined],
  ] as const) {
    await openSettings(page, site);
    await page.getByLabel('Address of the files').fill(`${site.url}/wp-content/cdn/${folder}`);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await page.goto(address);
    const { src, integrity } = await loaderOf(page);
    expect(src).toBe(`${site.url}/wp-content/cdn/${folder}/loader.js`);
    if (hash) expect(integrity).toMatch(hash);
    else expect(integrity).toBeUndefined();
    await expect(page.locator('portico-sign-in:defined')).toBeVisible();
  }
});

test('an administrator who may not write any markup enters no address of another site, unless wp-config.php allows it', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf('classic');
  await configure(site, '[]');
  await signInAs(page, site, 'admin');
  const folder = `${site.folder}/wp-content/mu-plugins`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/restricted.php`,
    `<?php add_filter('map_meta_cap', fn($caps, $cap) => 'unfiltered_html' === $cap ? ['do_not_allow'] : $caps, 10, 2);
    if (get_option('test_allows')) define('PORTICO_ALLOW_OTHER_SITES', true);`,
  );
  const enter = async (label: string, address: string) => {
    await openSettings(page, site);
    await page.getByLabel(label).fill(address);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.locator('.notice').first()).toBeVisible();
  };
  const reason = page.getByText('This address is of another site.');
  const apiField = page.getByLabel('Address of the API');
  try {
    await enter('Address of the API', 'https://evil.example');
    await expect(reason).toBeVisible();
    await expect(apiField).toHaveValue('/lender');
    await enter('Address of the files', 'https://evil.example/portico/1.0.0/');
    await expect(reason).toBeVisible();
    await expect(page.getByLabel('Address of the files')).toHaveValue('');
    // Paths and addresses of the site itself, and an address that is there already.
    for (const own of [`${site.url}/bank`, '/bank']) {
      await enter('Address of the API', own);
      await expect(page.getByText('Settings saved.')).toBeVisible();
      await expect(apiField).toHaveValue(own);
    }
    await site.php(`update_option('test_allows', '1');`);
    await enter('Address of the API', 'https://api.example');
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await site.php(`delete_option('test_allows');`);
    await enter('Brand colour', '#123456');
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await expect(apiField).toHaveValue('https://api.example');
  } finally {
    rmSync(folder, { recursive: true });
    await configure(site, '[]');
  }
});

test('the files are taken only from an https address', async ({ page, siteOf }) => {
  const site = await siteOf('classic');
  await configure(site, '[]');
  await signInAs(page, site, 'admin');
  await openSettings(page, site);
  await page.getByLabel('Address of the files').fill('http://cdn.example/portico/1.0.0/');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('a folder whose address begins with https://')).toBeVisible();
  await expect(page.getByLabel('Address of the files')).toHaveValue('');
});

test('only an administrator, from the form, can change the settings', async ({ page, siteOf }) => {
  const site = await siteOf('classic');
  await configure(site, '[]');
  await site.php(
    `wp_insert_user(['user_login'=>'author','user_pass'=>'author-password','role'=>'editor']);`,
  );
  await signInAs(page, site, 'author');
  const refused = await openSettings(page, site);
  expect(refused?.status()).toBe(403);

  const form = { option_page: 'portico', action: 'update', 'portico[api]': 'https://evil.example' };
  const save = () => page.request.post(`${site.url}/wp-admin/options.php`, { form });
  expect((await save()).status()).toBe(403);
  await page.context().clearCookies();
  await signInAs(page, site, 'admin');
  // Without the form's nonce.
  expect((await save()).status()).toBe(403);
  expect(await site.php(`echo get_option('portico')['api'];`)).toBe('/lender');
});

test('the block editor shows the first screen of a block', async ({ page, siteOf }) => {
  const site = await siteOf('block');
  await configure(site, '[]');
  const content = '<!-- wp:portico/sign-in {"headingLevel":"3"} /-->';
  const id = await site.php(
    `echo wp_insert_post(['post_type'=>'page','post_title'=>'Draft','post_content'=>${quoted(content)}]);`,
  );
  await signInAs(page, site, 'admin');
  await page.goto(`${site.url}/wp-admin/post.php?post=${id}&action=edit`);
  const welcome = page.getByRole('button', { name: 'Close dialog' });
  await welcome.click();
  const block = page.getByRole('document', { name: 'Block: Portico: Sign in' });
  await expect(block.locator('portico-sign-in').getByText('Username').first()).toBeVisible();
  const tag = block.locator('portico-sign-in');
  await expect(tag).toHaveAttribute('heading-level', '3');
  // In the colour of the theme.
  const button = tag.locator('[part~=button-primary]');
  const theme = 'color(srgb 0.478431 0.121569 0.360784)';
  await expect(button).toHaveCSS('background-color', theme);
  await block.getByText('Shown until the widget is ready').click();
  const sidebar = page.getByRole('region', { name: 'Editor settings' });
  await sidebar.getByLabel('Heading level').selectOption('4');
  await expect(tag).toHaveAttribute('heading-level', '4');
});
