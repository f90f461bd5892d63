import { readdirSync } from 'node:fs';
import { expect, test, configure } from './support/test';
import { open } from './support/visit';
import type { Site } from './support/site';

/** How an author puts sign-in on a page. */
const ways = {
  block: `<!-- wp:portico/sign-in {"settings":"{\\u0022signIn.heading\\u0022:\\u0022Welcome \\u0026 hello\\u0022}"} --><!-- wp:paragraph --><p>Call us on 555-0100.</p><!-- /wp:paragraph --><!-- /wp:portico/sign-in -->`,
  shortcode: `[portico_sign_in settings='{"signIn.heading":"Welcome & hello"}']Call us on 555-0100.[/portico_sign_in]`,
};
const below = `<!-- wp:paragraph --><p>What the lender writes below.</p><!-- /wp:paragraph -->`;

for (const theme of ['block', 'classic'] as const) {
  for (const [way, content] of Object.entries(ways)) {
    test(`[POR-117, POR-118] ${theme} theme: a ${way} has its first screen in the page, takes text without any script, keeps it, and nothing moves`, async ({
      page,
      browser,
      request,
      siteOf,
    }) => {
      const site = await siteOf(theme);
      await configure(site, '[]');
      const address = await site.publish(`Sign in by ${way}`, content + below);
      const html = await (await request.get(address)).text();
      expect(html.match(/<script type="module"[^>]*suite\/loader\.js/g)).toHaveLength(1);
      expect(html).toContain('<template shadowrootmode="open">');
      expect(html).not.toMatch(/Warning|Notice|Fatal/);

      const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
      const still = await withoutScripts.newPage();
      await still.goto(address);
      await still.getByLabel('Username').fill('maya');
      await expect(still.getByRole('heading', { name: 'Welcome & hello' })).toBeVisible();
      await expect(still.getByText("Can't sign in?")).toBeVisible();
      await withoutScripts.close();

      const visit = await open(page, address);
      await page.getByLabel('Username').fill('maya');
      visit.release();
      await visit.ready();
      await expect(page.getByLabel('Username')).toHaveValue('maya');
      await expect(page.getByRole('heading', { name: 'Welcome & hello' })).toBeVisible();
      expect(await visit.shift()).toBe(0);
    });
  }
}

/** What a link of a mail has in its address; other blocks do not know it. */
const fromMail = '{"token":"a-token","enc":"a-token"}';

/** The tags without `portico-`. */
const namesOf = (site: Site): readonly string[] =>
  readdirSync(`${site.folder}/wp-content/plugins/portico/blocks`);

test('[POR-117] every block has its first screen in the page, and nothing moves until its widget is ready', async ({
  siteOf,
  page,
}) => {
  const block = await siteOf('block');
  // A widget without its page says so, and is not ready.
  await configure(block, `['pages'=>['login'=>2,'dashboard'=>2,'register'=>2,'recovery'=>2]]`);
  const shifts: Record<string, number> = {};
  const names = namesOf(block);
  for (const name of names) {
    const address = await block.publish(name, `<!-- wp:portico/${name} ${fromMail} /-->${below}`);
    const visit = await open(page, address);
    const host = page.locator(`portico-${name}`);
    // The browser can be in the middle of the template.
    await expect
      .poll(() => host.evaluate((node) => node.shadowRoot?.childElementCount), name)
      .toBe(2);
    visit.release();
    await visit.ready();
    // In thousandths, as browsers' own tools show it.
    shifts[name] = Math.round((await visit.shift()) * 1000) / 1000;
  }
  expect(shifts).toEqual(Object.fromEntries(names.map((name) => [name, 0])));
});
