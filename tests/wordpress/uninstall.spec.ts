import { readdirSync } from 'node:fs';
import { expect, test } from './support/test';
import type { Site } from './support/site';

const plugin = `'portico/portico.php'`;

/** Whatever names Portico in the database, but for the pages of authors. */
const rows = (site: Site): Promise<string> =>
  site.php(`
    global $wpdb;
    $found = [];
    foreach ($wpdb->get_col('SHOW TABLES') as $table) {
      if (preg_match('/_posts$/', $table)) continue;
      foreach ($wpdb->get_results("SELECT * FROM $table", ARRAY_N) as $row) {
        if (false !== stripos(implode(' ', $row), 'portico')) $found[] = "$table " . implode(' ', array_slice($row, 0, 3));
      }
    }
    echo implode("\\n", $found);`);

/** Files and folders that are named after it. */
const files = (site: Site): readonly string[] =>
  readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.includes('portico'),
  );

/** Deletes the plugin as its link in the administration does. */
const remove = (site: Site, isNetwork: boolean): Promise<string> =>
  site.php(
    `deactivate_plugins(${plugin},false,${isNetwork});$done=delete_plugins([${plugin}]);echo true===$done?'done':'failed';`,
  );

test('[POR-118] deleting the plugin leaves no option and no file, and pages without their tags', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf('removed');
  await site.php(`update_option('portico',['api'=>'/lender','pages'=>['login'=>2]]);`);
  const address = await site.publish(
    'Log in',
    '<p>Before.</p><!-- wp:portico/sign-in --><!-- wp:paragraph --><p>Call us.</p><!-- /wp:paragraph --><!-- /wp:portico/sign-in -->',
  );
  await page.goto(address);
  await expect(page.locator('portico-sign-in:defined')).toBeVisible();
  expect(await rows(site)).toContain('portico');
  expect(await remove(site, false)).toBe('done');
  expect(await rows(site)).toBe('');
  expect(files(site)).toEqual([]);
  await page.goto(address);
  await expect(page.getByText('Call us.')).toBeVisible();
  await expect(page.locator('portico-sign-in')).toHaveCount(0);
});

test('[POR-118] on a network it is active on every site, each with its own settings, and is deleted from all', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf('network');
  const host = new URL(site.url).host;
  const second = await site.php(`
    $id = wp_insert_site(['domain'=>'${host}','path'=>'/second/','title'=>'Second','user_id'=>1]);
    // WordPress removes the port from the address of a new site.
    $wpdb->update($wpdb->blogs, ['domain' => '${host}'], ['blog_id' => $id]);
    clean_blog_cache($id);
    update_blog_option($id, 'home', 'http://${host}/second');
    update_blog_option($id, 'siteurl', 'http://${host}/second');
    echo $id;`);
  const address = await site.php(`
    update_option('portico', ['api' => '/lender']);
    switch_to_blog(${second});
    switch_theme('tiny-classic');
    update_option('portico', ['api' => '/other', 'locale' => 'es']);
    echo get_permalink(wp_insert_post(['post_type'=>'page','post_status'=>'publish','post_title'=>'Log in','post_content'=>'[portico_sign_in]']));`);
  expect(address).toContain('/second/');
  await page.goto(address);
  await expect(page.locator('script[data-api="/other"][data-locale="es"]')).toHaveCount(1);
  await page.goto(await site.publish('Log in', '[portico_sign_in]'));
  await expect(page.locator('script[data-api="/lender"][data-locale="en"]')).toHaveCount(1);
  expect(await remove(site, true)).toBe('done');
  expect(await rows(site)).toBe('');
  expect(files(site)).toEqual([]);
});
