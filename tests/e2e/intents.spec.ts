import { hanna, iris, maya } from './support/borrowers';
import { signInAs } from './support/borrower-steps';
import { pagePath } from '../../demo-host/website/variants';
import { plainSite, portalSite, type Site } from './support/sites';
import { english } from './support/texts';
import { expect, test } from './support/test';

const sites: readonly Site[] = [plainSite, portalSite];

for (const site of sites) {
  test(`[POR-153] Pay on the overview opens what it names, two presses from the receipt: ${site.title}`, async ({
    page,
    testConsole,
  }) => {
    await signInAs({ page, site, testConsole }, maya);
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
  await signInAs({ page, site: portalSite, testConsole }, maya);
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
  await signInAs({ page, testConsole }, maya);
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
  await signInAs({ page, site: portalSite, testConsole }, hanna);
  await page
    .getByRole('link', { name: /payment$/i })
    .first()
    .click();
  await expect(page.getByText(hanna.loan).first()).toBeVisible();
  await expect(page.getByText('Choose a loan first.')).toHaveCount(0);
});

test('[POR-153] Change of autopay opens it to be replaced; the old one is off once the new one is on', async ({
  page,
  testConsole,
}) => {
  await signInAs({ page, testConsole }, iris);
  const loanPage = `${pagePath('plain', 'loan')}?account=${iris.plannedLoan}`;
  await page.goto(loanPage);
  await page.getByRole('link', { name: 'Change autopay' }).click();
  await expect(page.getByRole('heading', { name: 'Change autopay', level: 1 })).toBeVisible();
  await expect(page.getByText(/^This takes the place of your autopay of \$100\.00/)).toBeVisible();
  const amount = page.getByRole('textbox', { name: english.amount, exact: true });
  await expect(amount).toHaveValue('100.00');
  await amount.fill('120.00');
  await page.getByRole('button', { name: english.submit, exact: true }).click();
  const question = page.getByRole('dialog', { name: english.question });
  await expect(question.getByText(/^Your autopay of \$100\.00 is turned off first/)).toBeVisible();
  await question.getByRole('button', { name: 'Replace autopay' }).click();
  await expect(page).toHaveURL(plainSite.confirm);
  await page.goto(loanPage);
  await expect(page.getByText(/^\$120\.00 every two weeks/)).toBeVisible();
});

test('the first screen of paying on a small phone has one title, the loan, what is due, and the way on', async ({
  page,
  testConsole,
}) => {
  await signInAs({ page, testConsole }, maya);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${pagePath('plain', 'pay')}?account=${maya.loan}`);
  const review = page.getByRole('button', { name: english.submit, exact: true });
  await expect(review).toBeEnabled();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const bar = await page.locator('.payment-bar').boundingBox();
  for (const shown of [
    page.getByRole('combobox', { name: 'Loan account' }),
    page.getByText('Amount due', { exact: true }).first(),
    page.getByText(/^\$370\.35$/).first(),
  ]) {
    await expect(shown).toBeInViewport({ ratio: 1 });
    const box = await shown.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await expect(review).toBeInViewport({ ratio: 1 });
});

test('the form for a bank account needs no scrolling at 1280 by 800 px', async ({
  page,
  testConsole,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs({ page, testConsole }, hanna);
  await page.getByRole('link', { name: /^Pay/ }).first().click();
  await page.getByRole('radio', { name: english.eCheck }).check();
  const form = page.getByRole('dialog', { name: english.bankForm });
  await expect(form.getByRole('button', { name: english.continue })).toBeVisible();
  const scrolled = await form.evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')].some(
      (part) =>
        part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY === 'auto',
    ),
  );
  expect(scrolled).toBe(false);
});

test('[PAY-105] a card that is tried and given up leaves the payment as it was', async ({
  page,
  testConsole,
}) => {
  await signInAs({ page, testConsole }, maya);
  await page.goto(`${pagePath('plain', 'pay')}?account=${maya.loan}`);
  const review = page.getByRole('button', { name: english.submit, exact: true });
  await page.getByRole('radio', { name: /^Another amount/ }).check();
  await page.getByRole('textbox', { name: english.amount, exact: true }).fill('42.50');
  await expect(review).toBeEnabled();
  await page.getByRole('radio', { name: /^Card/ }).check();
  const form = page.getByRole('dialog', { name: 'Your card' });
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(review).toBeEnabled();
  await expect(page.getByRole('textbox', { name: english.amount, exact: true })).toHaveValue(
    '42.50',
  );
});
