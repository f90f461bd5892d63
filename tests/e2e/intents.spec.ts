import { hanna, maya } from './support/borrowers';
import { signIn, type Visit } from './support/borrower-steps';
import { plainSite, portalSite, type Site } from './support/sites';
import { english } from './support/texts';
import { expect, test } from './support/test';

async function signedIn(visit: Omit<Visit, 'borrower'>, name: string) {
  const borrower = await visit.testConsole.borrower(name);
  await signIn({ ...visit, borrower });
}

const sites: readonly Site[] = [plainSite, portalSite];

for (const site of sites) {
  test(`[POR-153] Pay on the overview opens what it names, two presses from the receipt: ${site.title}`, async ({
    page,
    testConsole,
  }) => {
    await signedIn({ page, site, testConsole }, maya.username);
    const pay = page.getByRole('link', { name: /^Pay \$/ }).first();
    const amount = /\$[\d,]+\.\d\d/.exec(await pay.innerText())?.[0] ?? '';
    await pay.click();
    await expect(page.getByRole('heading', { name: `Pay ${amount}` })).toBeVisible();
    const review = page.getByRole('button', { name: english.submit, exact: true });
    await expect(review).toBeEnabled();
    await review.click();
    const question = page.getByRole('dialog', { name: english.question });
    const send = question.getByRole('button', { name: /^Pay \$/ });
    await expect(send).toBeVisible();
    await send.click();
    await expect(page).toHaveURL(site.confirm);
  });
}

test('a reload keeps what the address of the payment says', async ({ page, testConsole }) => {
  await signedIn({ page, site: portalSite, testConsole }, maya.username);
  await page
    .getByRole('link', { name: /^Pay \$/ })
    .first()
    .click();
  const heading = page.getByRole('heading', { name: /^Pay \$/ });
  await expect(heading).toBeVisible();
  expect(new URL(page.url()).hash).toMatch(/\?amount=\d+$/);
  await page.reload();
  await expect(heading).toBeVisible();
});

test('a day after the due date says what follows', async ({ page, testConsole }) => {
  await signedIn({ page, site: plainSite, testConsole }, maya.username);
  await page
    .getByRole('link', { name: /^Pay \$/ })
    .first()
    .click();
  await page.getByRole('radio', { name: /^On a later day/ }).check();
  const due = await page
    .getByText(/^\d\d\/\d\d\/\d{4}$/)
    .first()
    .innerText();
  const [month = 1, day = 1, year = 2026] = due.split('/').map(Number);
  const late = new Date(Date.UTC(year, month - 1, day + 5));
  const pad = (part: number) => String(part).padStart(2, '0');
  const text = `${pad(late.getUTCMonth() + 1)}/${pad(late.getUTCDate())}/${late.getUTCFullYear()}`;
  await page.getByRole('textbox', { name: /date/i }).fill(text);
  const warning = page.getByText(/days? after the due date/);
  await expect(warning.first()).toBeVisible();
});

test('where one loan alone can be paid, the portal does not ask which one', async ({
  page,
  testConsole,
}) => {
  await signedIn({ page, site: portalSite, testConsole }, hanna.username);
  await page
    .getByRole('link', { name: /payment$/i })
    .first()
    .click();
  await expect(page.getByText(hanna.loan).first()).toBeVisible();
  await expect(page.getByText('Choose a loan first.')).toHaveCount(0);
});
