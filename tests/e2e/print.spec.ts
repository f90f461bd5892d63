import type { Page } from '@playwright/test';
import {
  agreeToTerms,
  choosePayment,
  confirmPayment,
  enterAmount,
  enterBank,
  signInAs,
} from './support/borrower-steps';
import { hanna, maya } from './support/borrowers';
import type { TestConsole } from './support/console';
import { printedPages } from './support/printed-pages';
import { expect, test } from './support/test';

const yearsTitle = "Where each year's payments go";

async function openLoan(page: Page, testConsole: TestConsole): Promise<void> {
  await signInAs({ page, testConsole }, maya);
  await page.goto(`/plain/loan?account=${maya.loan}`);
}

/** What a widget would have on paper: its texts, and what can be pressed or typed in. */
async function printed(page: Page, tag: string) {
  // What is drawn for paper is there before the browser prints.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.waitForLoadState('networkidle');
  await expect(page.locator(tag).locator('[aria-busy=true]')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const found = await page.locator(tag).evaluate((host) => {
    const root = host.shadowRoot?.querySelector<HTMLElement>('[part~=root]');
    // Headers that sort a table, and names that open a document, are the words of it.
    const controls =
      'button:not(th button, [part~=link]), input, select, textarea, nav, [role=switch]';
    return {
      text: root?.innerText ?? '',
      rows: root?.querySelectorAll('[data-row]').length,
      controls: [...(root?.querySelectorAll(controls) ?? [])]
        .filter((control) => control.checkVisibility())
        .map((control) => control.outerHTML.slice(0, 120)),
    };
  });
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  return found;
}

test('[POR-158] a loan, its statements and its history print as documents', async ({
  page,
  testConsole,
}) => {
  test.setTimeout(180_000);
  await openLoan(page, testConsole);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  await page.getByRole('radio', { name: 'All', exact: true }).click();
  const search = page.getByRole('searchbox', { name: 'Find in the history' });
  await search.fill('payment');
  const count = page.getByText(/^\d+ of \d+ entries have what you typed\.$/);
  const matching = Number.parseInt(await count.innerText());
  const { text, rows, controls } = await printed(page, 'portico-loan-details');

  expect(text).toContain('Cedar Valley Credit');
  expect(text).toMatch(/For Maya Whitfield\. Printed [A-Z][a-z]+ \d+, \d{4}\./);
  expect(text).toContain(maya.loan);
  expect(text).toMatch(/[A-Z][a-z]+ 20\d\d/);
  expect(text).toContain('Printed: entries with “payment”.');
  // Each of them, although the screen draws only those in sight.
  expect(rows).toBe(matching);
  expect(text).not.toContain('What if I pay more?');
  expect(text).not.toContain('Hide this loan');
  expect(text).not.toContain('Drop files here');
  expect(text).not.toContain('Alerts for this loan');
  expect(controls).toEqual([]);
});

test('[POR-158] a loan on Letter paper has no empty page, and its years stand below one another on one page', async ({
  page,
  testConsole,
}) => {
  test.setTimeout(180_000);
  await openLoan(page, testConsole);
  await expect(page.getByRole('region', { name: 'History', exact: true })).toBeAttached();
  await printed(page, 'portico-loan-details');
  const margin = '0.4in';
  const pages = await printedPages(
    await page.pdf({
      format: 'Letter',
      margin: { top: margin, right: margin, bottom: margin, left: margin },
    }),
  );

  expect(pages.map((texts) => texts.length)).not.toContain(0);
  const ofYears = pages.find((texts) => texts.some(({ text }) => text === yearsTitle)) ?? [];
  const table = ofYears.slice(ofYears.findIndex(({ text }) => text === yearsTitle));
  const rows = table.filter(({ text }) => /^(20\d\d|Rounded to whole dollars\.)$/.test(text));
  const [first = ''] = rows.map(({ text }) => text);
  // Sixty payments are made in five or six calendar years.
  const years = Array.from({ length: rows.length - 1 }, (_, place) => `${Number(first) + place}`);
  expect(years.length).toBeGreaterThanOrEqual(5);
  expect(rows.map(({ text }) => text)).toEqual([...years, 'Rounded to whole dollars.']);
  const tops = rows.map(({ top }) => top);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});

test('[POR-158] a part of a loan that has not loaded is left out, with its heading', async ({
  page,
  testConsole,
}) => {
  test.setTimeout(180_000);
  // Without an answer while the page is looked at.
  await page.route('**/api/AccountHistory?*', () => {});
  await openLoan(page, testConsole);
  const history = page.getByRole('region', { name: 'History', exact: true });
  await expect(history).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(history.getByRole('status', { name: 'Loading the history' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(history).toBeHidden();
});

test('[POR-158] a receipt prints as a document', async ({ page, testConsole }) => {
  test.setTimeout(180_000);
  const visit = await signInAs({ page, testConsole }, hanna);
  await choosePayment(visit, hanna.loan);
  await enterBank(visit);
  await agreeToTerms(visit);
  const reference = await confirmPayment(visit, await enterAmount(visit, '25.00'));
  const { text, controls } = await printed(page, 'portico-payment-confirmation');

  expect(text).toContain('Cedar Valley Credit');
  expect(text).toMatch(/For Hanna Lindqvist\. Printed /);
  expect(text).toContain(reference);
  expect(text).toContain('$25.00');
  expect(text).not.toContain('Show the loan');
  expect(controls).toEqual([]);
});
