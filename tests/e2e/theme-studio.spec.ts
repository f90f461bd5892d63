import type { FrameLocator, Locator, Page } from '@playwright/test';
import { array, object, parse, string } from 'valibot';
import { expectAccessible } from './support/axe';
import { maya } from './support/borrowers';
import { consolePage } from './support/console';
import { expect, test } from './support/test';

/** Fonts, colours and sizes that the theme decides. */
const looks = [
  'color',
  'background-color',
  'border-top-color',
  'border-top-left-radius',
  'font-family',
  'height',
] as const;

const lookOf = (element: Locator) =>
  element.evaluate((found, names) => {
    const style = getComputedStyle(found);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  }, looks);

/** The look of the sign-in's controls and texts. */
async function signInLook(place: Page | FrameLocator) {
  const button = place.getByRole('button', { name: 'Sign in', exact: true });
  await expect(button).toBeVisible();
  return {
    button: await lookOf(button),
    field: await lookOf(place.getByRole('textbox', { name: 'Username', exact: true })),
    heading: await lookOf(place.getByRole('heading').first()),
    link: await lookOf(place.getByRole('link').first()),
  };
}

const preview = (page: Page, scheme: 'light' | 'dark') =>
  page.frameLocator(`iframe[title="Preview, ${scheme}"]`);

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const snippet = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).and(page.locator('pre'));

async function designTheme(page: Page): Promise<void> {
  await field(page, 'Brand colour').fill('rgb(255, 111, 0)');
  await field(page, 'Brand colour in dark').fill('#5b21b6');
  await field(page, 'Surface in light').fill('#fffdf5');
  await field(page, 'Font').fill('Georgia, serif');
  await field(page, 'Font of headings').fill('"Courier New", monospace');
  await field(page, 'Radius in pixels').fill('15');
  await field(page, 'Density').fill('1.25');
}

test('[POR-122] the CSS copied from the theme studio gives a plain page the look of the preview', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(consolePage('theme'));
  const light = preview(page, 'light');
  const before = await signInLook(light);
  await designTheme(page);
  await expect(light.getByRole('textbox', { name: 'Username' })).toHaveCSS(
    'border-top-left-radius',
    '15px',
  );
  const after = await signInLook(light);
  expect(after.button['background-color']).toBe('color(srgb 1 0.435294 0)');
  for (const part of ['button', 'field', 'heading', 'link'] as const) {
    expect(after[part], part).not.toEqual(before[part]);
  }

  await page.getByRole('button', { name: 'Copy CSS for the page' }).click();
  const css = (await snippet(page, 'CSS for the page').textContent()) ?? '';
  // The browser fills the clipboard some time after the press.
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(css);

  for (const scheme of ['light', 'dark'] as const) {
    const plain = await context.newPage();
    await plain.setViewportSize({ width: 500, height: 800 });
    const version = await page.evaluate(async () => {
      const answer: unknown = await (await fetch('/console/catalogue.json')).json();
      return String(Reflect.get(Object(answer), 'version'));
    });
    const origin = new URL(page.url()).origin;
    await plain.route('**/plain-page', (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en"><title>Plain</title>
          <style>:root { color-scheme: ${scheme} } ${css}</style>
          <script type="module" async src="${origin}/portico/${version}/loader.js"
            data-api="${origin}" data-locale="en" data-words="plain"
            data-pages='{"register":"/r","recovery":"/f"}'></script>
          <portico-sign-in></portico-sign-in>`,
      }),
    );
    await plain.goto(`${origin}/plain-page`);
    // Again if the widget takes over its first screen meanwhile.
    const designed = await signInLook(preview(page, scheme));
    await expect.poll(() => signInLook(plain), scheme).toEqual(designed);
    await plain.close();
  }
});

/** The colour that a widget draws its links in. */
const accentOf = (root: Locator) =>
  root.evaluate((wrapper) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--p-accent)';
    wrapper.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** Where a tag leads that has nothing to show: there is no payment to confirm. */
const shownInsteadOf: Readonly<Record<string, string>> = {
  'portico-payment-confirmation': 'portico-accounts',
};

const widgets = object({ widgets: array(object({ tag: string() })) });

test('[POR-122] a theme changes every widget in the preview at once', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(consolePage('theme'));
  const answer = await page.evaluate<unknown>(async () =>
    (await fetch('/console/catalogue.json')).json(),
  );
  for (const [index, { tag }] of parse(widgets, answer).widgets.entries()) {
    await page.getByRole('combobox', { name: 'Widget shown' }).selectOption(tag);
    // The page of the tag chosen before is still shown until the next one has loaded.
    const shown = shownInsteadOf[tag] ?? tag;
    const roots = (['light', 'dark'] as const).map((scheme) =>
      preview(page, scheme).locator(`main[data-tag="${shown}"] .portico-root`).first(),
    );
    for (const root of roots) await expect(root, tag).toBeAttached();
    const before = await Promise.all(roots.map(accentOf));
    await field(page, 'Brand colour').fill(index % 2 === 0 ? '#104a90' : '#7a1040');
    for (const [place, root] of roots.entries()) {
      await expect.poll(() => accentOf(root), tag).not.toBe(before[place]);
    }
  }
});

test('[POR-122] a loan, a line of credit, a deposit and an application are shown in the preview with the theme', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto(consolePage('theme'));
  const widget = page.getByRole('combobox', { name: 'Widget shown' });
  const account = page.getByRole('combobox', { name: 'Shows', exact: true });
  const expectShown = async (tag: string, shown: string | RegExp) => {
    for (const scheme of ['light', 'dark'] as const) {
      const place = preview(page, scheme).locator(`main[data-tag="${tag}"]`);
      await expect(place.getByText(shown).first()).toBeVisible();
      await expect(place.getByRole('heading').first()).toHaveCSS('font-family', /Courier New/);
    }
  };
  await designTheme(page);
  await widget.selectOption('portico-loan-details');
  await expectShown('portico-loan-details', maya.loan);
  await account.selectOption('Home equity line');
  await expectShown('portico-loan-details', '0012-300928-1');
  await widget.selectOption('portico-deposit-details');
  await expectShown('portico-deposit-details', '0012-500112-7');
  await widget.selectOption('portico-application-details');
  await expectShown('portico-application-details', 'A-20417');
  await widget.selectOption('portico-accounts');
  await expect(account).toHaveCount(0);
});

test('[POR-122] the report has every pair before and after the correction, with its threshold', async ({
  page,
}) => {
  await page.goto(consolePage('theme'));
  await field(page, 'Brand colour').fill('#ffd400');
  await page.getByText('Every pair, light').click();
  const links = page
    .getByRole('group', { name: 'Every pair, light' })
    .getByRole('row', { name: /^links, outlines on surface / });
  await expect(links.getByRole('cell')).toHaveText([
    '4.50:1',
    '1.43:1',
    /^[4-9]\.\d\d:1$/,
    'Corrected',
  ]);
  // A grey surface is not corrected: the texts on it stay too weak, and the report says so.
  await field(page, 'Surface in light').fill('#777777');
  const rows = page.getByRole('group', { name: 'Every pair, light' }).getByRole('row');
  await expect(rows.nth(1).getByRole('cell').last()).toHaveText('Fails');
});

test('a link carries the theme to a colleague', async ({ page, context }) => {
  await page.goto(consolePage('theme'));
  await designTheme(page);
  const link = await snippet(page, 'Link with this theme').textContent();
  await expect(page).toHaveURL(link ?? '');
  const colleague = await context.newPage();
  await colleague.goto(link ?? '');
  await expect(field(colleague, 'Brand colour')).toHaveValue('#ff6f00');
  await expect(preview(colleague, 'light').getByRole('textbox', { name: 'Username' })).toHaveCSS(
    'border-top-left-radius',
    '15px',
  );
});

test('the look of a site is taken over from its styles', async ({ page }) => {
  await page.goto(consolePage('theme'));
  await page.getByRole('button', { name: 'Material' }).click();
  await expect(field(page, 'Brand colour')).toHaveValue('#6750a4');
  await page.getByText('Take over a site’s look').click();
  await field(page, 'Styles of the site').fill(
    ':root { --bs-primary: rebeccapurple; --bs-border-radius: 0.25rem }',
  );
  await page.getByRole('button', { name: 'Take over', exact: true }).click();
  await expect(page.getByText('Taken over: Brand colour from --bs-primary')).toBeVisible();
  await expect(field(page, 'Brand colour')).toHaveValue('#663399');
  await expect(preview(page, 'light').getByRole('textbox', { name: 'Username' })).toHaveCSS(
    'border-top-left-radius',
    '4px',
  );
});

test('the theme studio is accessible, wide and narrow', async ({ page }) => {
  await page.goto(consolePage('theme'));
  await expect(preview(page, 'light').getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
