import { configure, test } from './support/test';
for (const theme of ['block', 'classic'] as const) {
  test(`shots ${theme}`, async ({ page, siteOf }) => {
    const site = await siteOf(theme);
    await configure(site, '[]');
    const a = await site.publish('Log in', '<!-- wp:portico/sign-in /--><!-- wp:paragraph --><p>Below</p><!-- /wp:paragraph -->');
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(a);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `/tmp/shots/${theme}-${width}.png` });
    }
    await page.goto(`${site.url}/wp-login.php`);
    await page.getByLabel('Username or Email Address').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('admin-password');
    await page.getByRole('button', { name: 'Log In' }).click();
    await page.waitForURL('**/wp-admin/**');
    await page.goto(`${site.url}/wp-admin/options-general.php?page=portico`);
    await page.screenshot({ path: `/tmp/shots/${theme}-settings.png`, fullPage: true });
    const id = await site.php(`echo wp_insert_post(['post_type'=>'page','post_title'=>'Draft','post_content'=>'<!-- wp:portico/sign-in /-->']);`);
    await page.goto(`${site.url}/wp-admin/post.php?post=${id}&action=edit`);
    await page.waitForTimeout(4000);
    await page.screenshot({ path: `/tmp/shots/${theme}-editor.png` });
  });
}
