import type { Locator } from '@playwright/test';
import { maya } from './support/borrowers';
import { balanceOf, readReference, signInAs, type Visit } from './support/borrower-steps';
import { postedPayments } from './support/ledger';
import { pagePath } from '../../demo-host/website/variants';
import { english } from './support/texts';
import { expect, test } from './support/test';

const payPage = `${pagePath('plain', 'pay')}?account=${maya.loan}`;

/** Counts what the borrower presses, by pointer or by key, until the receipt. */
async function countPresses(visit: Visit): Promise<() => number> {
  let presses = 0;
  await visit.page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await visit.page.addInitScript({
    content: `for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => countPress(), true);`,
  });
  return () => presses;
}

test.describe('[POR-072] a returning borrower', () => {
  test('pays the amount due in two presses', async ({ page, testConsole, host }) => {
    const visit = await signInAs({ page, testConsole }, maya);
    const before = await postedPayments(host.database, maya.loan);
    const balance = await balanceOf(visit, maya.loan);
    const presses = await countPresses(visit);

    await page.goto(payPage);
    const review = page.getByRole('button', { name: english.submit, exact: true });
    await expect(review).toBeEnabled();
    await review.click();
    const question = page.getByRole('dialog', { name: english.question });
    await question.getByRole('button', { name: /\$\d/ }).click();
    const reference = await readReference(visit);

    expect(presses()).toBe(2);
    const posted = (await postedPayments(host.database, maya.loan)).slice(before.length);
    expect(posted).toMatchObject([{ account: maya.loan, reference }]);
    expect(posted[0]?.paid).toBeLessThan(balance);
  });

  test('pays by keyboard, and a second Enter sends nothing', async ({
    page,
    testConsole,
    host,
  }) => {
    await signInAs({ page, testConsole }, maya);
    const before = await postedPayments(host.database, maya.loan);
    await page.goto(payPage);
    const review = page.getByRole('button', { name: english.submit, exact: true });
    await expect(review).toBeEnabled();
    await review.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: english.question });
    await expect(question.getByRole('heading', { name: english.question })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    expect(await postedPayments(host.database, maya.loan)).toEqual(before);
  });
});

for (const width of [320, 1280]) {
  test(`[POR-073] the one button is in sight at ${width} px, and leads to what is missing`, async ({
    page,
    testConsole,
  }) => {
    await signInAs({ page, testConsole }, maya);
    await page.setViewportSize({ width, height: 640 });
    await page.goto(pagePath('plain', 'pay'));
    const review = page.getByRole('button', { name: english.submit, exact: true });
    const loan = page.getByRole('combobox', { name: 'Loan account' });
    await expect(loan).toBeVisible();
    await expect(review).toBeInViewport();
    await expect(review).toBeDisabled();
    await review.click({ force: true });
    await expect(loan).toBeFocused();
    await loan.selectOption(maya.loan);
    await expect(page.getByRole('radio', { name: /^Another amount/ })).toBeVisible();
    await expect(review).toBeInViewport();
    await page.getByRole('radio', { name: /^Another amount/ }).check();
    const why = page.getByRole('button', { name: 'Choose the amount to go on.' });
    await expect(why).toBeInViewport();
    await why.click();
    await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toBeFocused();
  });
}

async function openPayPage({ page, testConsole }: Pick<Visit, 'page' | 'testConsole'>) {
  await signInAs({ page, testConsole }, maya);
  await page.goto(payPage);
  await expect(page.getByRole('button', { name: english.submit, exact: true })).toBeEnabled();
}

/** Top and bottom in the window. */
async function edgesOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { top: box.y, bottom: box.y + box.height };
}

// As high as a small phone; one whose page is made lower by the keyboard; a small one likewise.
for (const height of [568, 504, 280]) {
  test(`the bar covers no focused field in a window of 320 by ${height} px`, async ({
    page,
    testConsole,
  }) => {
    await openPayPage({ page, testConsole });
    await page.setViewportSize({ width: 320, height });
    await page.getByRole('radio', { name: /^Another amount/ }).check();
    const amount = page.getByRole('textbox', { name: 'Amount', exact: true });
    await amount.blur();
    await page.evaluate(() => scrollTo(0, 0));
    await amount.focus();
    await expect(amount).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      const [field, bar] = [await edgesOf(amount), await edgesOf(page.locator('.payment-bar'))];
      expect(field.bottom).toBeLessThanOrEqual(bar.top);
    }).toPass({ timeout: 10_000 });
  });
}

for (const height of [600, 800, 920]) {
  test(`[POR-073] the button covers no line of the summary at 1280 by ${height} px`, async ({
    page,
    testConsole,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await openPayPage({ page, testConsole });
    await expect(page.getByRole('button', { name: english.submit, exact: true })).toBeInViewport({
      ratio: 1,
    });
    // What is drawn meanwhile moves the lines and the bar.
    await expect(async () => {
      const bar = await edgesOf(page.locator('.payment-bar'));
      const lines = await page.locator('.payment-summary dl > div').all();
      expect(lines.length).toBeGreaterThan(3);
      for (const line of lines) {
        const { top, bottom } = await edgesOf(line);
        expect(bottom <= bar.top || top >= bar.bottom).toBe(true);
      }
    }).toPass({ timeout: 10_000 });
  });
}
