import { writeFileSync, mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Site } from './support/site';
import { configure, expect, test } from './support/test';

const signIn = '<!-- wp:portico/sign-in /-->';

/** How the button and the heading of sign-in look, without any script. */
const lookOf = (page: Page) =>
  page.locator('portico-sign-in').evaluate((node) => {
    const style = (selector: string) => {
      const found = node.shadowRoot?.querySelector(selector);
      return found ? getComputedStyle(found) : undefined;
    };
    const button = style('[part~=button-primary]');
    return {
      colour: button?.backgroundColor,
      radius: button?.borderRadius,
      font: style('label')?.fontFamily,
    };
  });

/** WordPress has the languages that it has a file of. */
function installSpanish({ folder }: Site): void {
  mkdirSync(`${folder}/wp-content/languages`, { recursive: true });
  writeFileSync(`${folder}/wp-content/languages/es_ES.mo`, '');
}

const own = 'color(srgb 0.121569 0.352941 0.298039)';

for (const { theme, colour, radius } of [
  { theme: 'block', colour: 'color(srgb 0.478431 0.121569 0.360784)', radius: '12px' },
  { theme: 'classic', colour: 'color(srgb 0.0431373 0.32549 0.580392)', radius: '6px' },
] as const) {
  test(`[POR-118] ${theme} theme: the first screen has its colours and its font, unless the lender chooses others`, async ({
    browser,
    siteOf,
  }) => {
    const site = await siteOf(theme);
    const address = await site.publish('Look', signIn);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const font = 'Georgia, serif';
    for (const [options, expected] of [
      ['[]', { colour, radius, font }],
      [`['brand'=>'#804000']`, { colour: 'color(srgb 0.501961 0.25098 0)', radius, font }],
      [`['theme'=>false]`, { colour: own, radius: '6px', font }],
    ] as const) {
      await configure(site, options);
      await page.goto(address);
      expect(await lookOf(page), options).toEqual(expected);
    }
    await context.close();
  });

  test(`${theme} theme: the language is that of WordPress, and several tags share one script`, async ({
    page,
    siteOf,
  }) => {
    const site = await siteOf(theme);
    await configure(site, '[]');
    const address = await site.publish('Two', `${signIn}<!-- wp:portico/faq /-->[portico_session]`);
    installSpanish(site);
    await site.php(`update_option('WPLANG','es_ES');`);
    await page.goto(address);
    await expect(page.locator('script[type="module"]')).toHaveCount(1);
    await expect(page.locator('script[data-locale="es"]')).toHaveCount(1);
    await expect(page.getByLabel('Nombre de usuario')).toBeVisible();
    await site.php(`update_option('WPLANG','');`);
    // A page without a tag has nothing of it.
    await page.goto(await site.publish('None', '<p>Only text, and portico_sign_in.</p>'));
    await expect(page.getByText('Only text')).toBeVisible();
    expect(await page.content()).not.toContain('portico-');
  });
}

test('[POR-118] classic theme: a tag after the page, in a widget, has its look too', async ({
  browser,
  siteOf,
}) => {
  const site = await siteOf('classic');
  await configure(site, '[]');
  await site.php(
    `update_option('widget_block',[2=>['content'=>${"'" + signIn + "'"}],'_multiwidget'=>1]);update_option('sidebars_widgets',['footer'=>['block-2'],'array_version'=>3]);`,
  );
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(await site.publish('Footer', '<p>Only text.</p>'));
  expect(await lookOf(page)).toMatchObject({ colour: 'color(srgb 0.0431373 0.32549 0.580392)' });
  const reserved = await page
    .locator('portico-sign-in')
    .evaluate((node) => getComputedStyle(node).minHeight);
  expect(reserved).toBe('386px');
  await site.php(`update_option('sidebars_widgets',['footer'=>[],'array_version'=>3]);`);
  await context.close();
});

test('block theme: corners of no radius are those of the first screen too', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf('block');
  await configure(site, '[]');
  const plugins = `${site.folder}/wp-content/mu-plugins`;
  mkdirSync(plugins, { recursive: true });
  writeFileSync(
    `${plugins}/square.php`,
    `<?php if(isset($_GET['square'])){add_filter('wp_theme_json_data_theme',function($theme){return $theme->update_with(['version'=>2,'styles'=>['elements'=>['button'=>['border'=>['radius'=>'0']]]]]);});}`,
  );
  await page.goto(`${await site.publish('Square', signIn)}&square=1`);
  await expect(page.locator('portico-sign-in')).toBeVisible();
  expect(await lookOf(page)).toMatchObject({ radius: '0px' });
});

test('under a policy without inline styles, the first screen has its styles from a file', async ({
  page,
  siteOf,
}) => {
  const site = await siteOf('block');
  await configure(site, '[]');
  const address = await site.publish('Policy', signIn);
  const plugins = `${site.folder}/wp-content/mu-plugins`;
  mkdirSync(plugins, { recursive: true });
  const file = `${plugins}/policy.php`;
  writeFileSync(
    file,
    `<?php if(isset($_GET['policy'])){add_filter('portico_inline_styles','__return_false');add_filter('styles_inline_size_limit','__return_zero');add_action('send_headers',function(){header("Content-Security-Policy: style-src 'self'; script-src 'self'");});}`,
  );
  await page.goto(`${address}&policy=1`);
  await expect(page.locator('portico-sign-in:defined')).toBeVisible();
  // The widget replaces the field of the first screen.
  await expect(page.getByLabel('Username')).toHaveCSS('height', '48px');
  const reserved = await page
    .locator('portico-sign-in')
    .evaluate((node) => getComputedStyle(node).minHeight);
  expect(reserved).toBe('386px');
  expect(
    await page
      .locator('portico-sign-in')
      .evaluate((node) => node.shadowRoot?.querySelector('style')),
  ).toBeNull();
});
