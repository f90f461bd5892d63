import {
  accountRow,
  enterCode,
  enterCredentials,
  signInAs,
  signOut,
} from './support/borrower-steps';
import { maya } from './support/borrowers';
import { plainSite } from './support/sites';
import { expect, test } from './support/test';
import { serveTwoVersions, type LoadedFile } from './support/two-versions';
import { words } from './support/words';

const accountPage = `${plainSite.accountPath}?twice`;

/** Files of which a page has loaded the same content twice. */
function equalFiles(loaded: readonly LoadedFile[]): readonly string[] {
  return loaded
    .filter(({ body }, at) => loaded.findIndex((other) => other.body === body) !== at)
    .map(({ name }) => name);
}

test('[POR-113] two versions on one page load nothing twice and share one session', async ({
  page,
  context,
  testConsole,
  records,
}) => {
  const loaded = await serveTwoVersions(context, { changed: 'accounts.js' });
  const borrower = await testConsole.borrower(maya.username);
  const visit = { page, site: plainSite, testConsole, borrower };

  await page.goto(`${plainSite.login}?twice`);
  await enterCredentials(visit);
  await expect(page.getByRole('dialog')).toBeVisible();
  const atSignIn = [...loaded];
  expect(atSignIn.filter(({ name }) => name === 'loader.js')).toHaveLength(2);
  expect(atSignIn.filter(({ name }) => name === 'sign-in.js')).toHaveLength(1);
  expect(equalFiles(atSignIn)).toEqual([]);

  await enterCode(visit);
  await expect(page).toHaveURL(plainSite.account);
  await page.goto(accountPage);
  await expect(accountRow(page, maya.loan)).toBeVisible();
  await expect(page.getByRole('button', { name: words['session.logOut'] })).toHaveCount(1);
  const atAccount = loaded.filter((file) => file.page.endsWith(accountPage));
  expect(atAccount.filter(({ name }) => name === 'accounts.js')).toHaveLength(1);
  expect(equalFiles(atAccount)).toEqual([]);
  expect(records.consoleMessages.filter((text) => /already been/.test(text))).toEqual([]);
});

test('a tag that only the later version has shares the session of the first one', async ({
  page,
  context,
  testConsole,
}) => {
  const loaded = await serveTwoVersions(context, { changed: 'accounts.js', added: 'session' });
  const site = { ...plainSite, login: `${plainSite.login}?twice` };
  await signInAs({ page, site, testConsole }, maya);
  await page.goto(accountPage);
  await expect(accountRow(page, maya.loan)).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(plainSite.login);
  const versionsOf = (file: string) =>
    new Set(loaded.filter(({ name }) => name === file).map(({ version }) => version));
  expect(versionsOf('session.js')).toEqual(new Set(['later']));
});
