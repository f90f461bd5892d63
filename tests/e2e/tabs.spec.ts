import type { BrowserContext, Page } from '@playwright/test';
import { hanna, maya } from './support/borrowers';
import {
  accountRow,
  enterCode,
  enterCredentials,
  signInAs,
  signOut,
  type Visit,
} from './support/borrower-steps';
import { plainSite, portalSite } from './support/sites';
import { expect, test } from './support/test';

const signedIn = (page: Page) => page.getByText('You are signed in.');
const password = (page: Page) => page.getByLabel('Password', { exact: true });

/** Records what new pages of the context show a visitor, from their first moment. */
async function recordVisitorScreens(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'seenScreens', seen);
    const look = () => {
      for (const { shadowRoot } of document.querySelectorAll('*')) {
        const isForm = shadowRoot?.querySelector('input[type=password]');
        const isSentence = /Sign in to see/.test(shadowRoot?.textContent ?? '');
        if (isForm || isSentence) seen.push(isForm ? 'form' : 'sentence');
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

const visitorScreensOf = (page: Page) =>
  page.evaluate((): unknown => Reflect.get(globalThis, 'seenScreens'));

for (const site of [plainSite, portalSite]) {
  test.describe(`the tabs of a site (${site.title})`, () => {
    test('[POR-148] a new tab is signed in, shows nothing of a visitor, and ends with the others', async ({
      page,
      context,
      testConsole,
    }) => {
      await signInAs({ page, site, testConsole }, maya);
      await expect(accountRow(page, maya.loan)).toBeVisible();
      await recordVisitorScreens(context);
      const tab = await context.newPage();
      await tab.goto(site.accountPath);
      await expect(accountRow(tab, maya.loan)).toBeVisible();
      expect(await visitorScreensOf(tab)).toEqual([]);
      const atSignIn = await context.newPage();
      await atSignIn.goto(site.login);
      if (site === plainSite) {
        await expect(signedIn(atSignIn)).toBeVisible();
        expect(await visitorScreensOf(atSignIn)).toEqual([]);
      }
      await signOut(tab);
      for (const one of [page, tab, atSignIn]) await expect(password(one)).toBeVisible();
      await page.reload();
      await expect(password(page)).toBeVisible();
    });
  });
}

test('[POR-148] a tab that shows the sign-in form follows the sign-in of another one', async ({
  page,
  context,
  testConsole,
}) => {
  const waiting = await context.newPage();
  await waiting.goto(plainSite.login);
  await password(waiting).fill('half of one');
  await signInAs({ page, testConsole }, maya);
  await expect(signedIn(waiting)).toBeVisible();
  await waiting.getByRole('link', { name: 'Go to your accounts' }).click();
  await expect(accountRow(waiting, maya.loan)).toBeVisible();
});

test('[POR-148] a sign-in of another borrower ends what a tab shows of the first one', async ({
  page,
  context,
  testConsole,
}) => {
  const other: Visit = {
    page: await context.newPage(),
    site: plainSite,
    testConsole,
    borrower: await testConsole.borrower(hanna.username),
  };
  await other.page.goto(plainSite.login);
  await enterCredentials(other);
  await expect(other.page.getByRole('dialog')).toBeVisible();
  await signInAs({ page, testConsole }, maya);
  await expect(accountRow(page, maya.loan)).toBeVisible();
  await enterCode(other);
  await expect(accountRow(other.page, hanna.loan)).toBeVisible();
  await expect(page).toHaveURL(plainSite.login);
  await expect(page.getByText(maya.loan)).toBeHidden();
  await page.goto(plainSite.accountPath);
  await expect(accountRow(page, hanna.loan)).toBeVisible();
  await expect(page.getByText(maya.loan)).toBeHidden();
});

test('[POR-148] each tab signs in by itself where the lender wants that', async ({
  page,
  context,
  testConsole,
}) => {
  await testConsole.setSettings({
    buckets: { shared: { 'globalOptions.sessionPerTabOption': 'true' } },
  });
  await signInAs({ page, testConsole }, maya);
  await expect(accountRow(page, maya.loan)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(plainSite.accountPath);
  await expect(tab.getByText('Sign in to see your accounts.')).toBeVisible();
  await tab.goto(plainSite.login);
  await expect(password(tab)).toBeVisible();
});

test('[POR-134] a page of another API is sent no token and shows no borrower', async ({
  page,
  context,
  baseURL,
  testConsole,
}) => {
  await signInAs({ page, testConsole }, maya);
  await expect(accountRow(page, maya.loan)).toBeVisible();
  const headers: string[] = [];
  await context.route('https://api.other.example/**', async (route) => {
    headers.push(JSON.stringify(await route.request().allHeaders()));
    await route.fulfill({
      headers: {
        'Access-Control-Allow-Origin': baseURL ?? '',
        'Access-Control-Allow-Headers': '*',
      },
      json: {},
    });
  });
  const body = `<!doctype html><script type="module" async src="/portico/1.0.0/loader.js"
    data-api="https://api.other.example"></script>
    <portico-accounts></portico-accounts><portico-session></portico-session>`;
  await context.route('**/other-api', (route) => route.fulfill({ contentType: 'text/html', body }));
  const stored = await page.evaluate(() => sessionStorage.getItem('portico.session'));
  const token: unknown = Reflect.get(Object(JSON.parse(stored ?? '{}')), 'userToken');
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/other-api');
    await expect(tab.getByText('Sign in to see your accounts.')).toBeVisible();
  }
  expect(headers.length).toBeGreaterThan(1);
  expect(String(token).length).toBeGreaterThan(20);
  expect(headers.filter((text) => text.includes(String(token)))).toEqual([]);
  await page.goto(plainSite.accountPath);
  await expect(accountRow(page, maya.loan)).toBeVisible();
});
