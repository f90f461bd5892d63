import type { Page } from '@playwright/test';
import { hanna, maya, newBank } from './support/borrowers';
import { accountRow, signInAs } from './support/borrower-steps';
import { countedPresses, type Presses } from './support/presses';
import { plainSite } from './support/sites';
import { english } from './support/texts';
import { expect, test } from './support/test';
import { words } from './support/words';

type Journey = {
  readonly name: string;
  readonly username: string;
  /** At most, from the screen that the overview's link opens. */
  readonly presses: number;
  /** Of the window, in px; 1280 by default. A phone's window is 568 px high. */
  readonly width?: number;
  /** Presses the overview's link. */
  readonly leave: (page: Page) => Promise<void>;
  readonly walk: (page: Page, presses: Presses) => Promise<void>;
};

/** A PDF without pages. */
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const review = (page: Page) => button(page, english.submit);
const send = (page: Page) =>
  page.getByRole('dialog', { name: english.question }).getByRole('button', { name: /^Pay \$/ });

const payLoan =
  (account: string): Journey['leave'] =>
  (page) =>
    accountRow(page, account).getByRole('link', { name: /^Pay/ }).click();

const journeys: readonly Journey[] = [
  {
    name: 'pays the amount due',
    username: maya.username,
    presses: 2,
    leave: payLoan(maya.loan),
    async walk(page, { press }) {
      await press(review(page));
      await press(send(page));
      await expect(page).toHaveURL(plainSite.confirm);
    },
  },
  {
    name: 'pays another amount',
    username: maya.username,
    presses: 3,
    leave: payLoan(maya.loan),
    async walk(page, { press }) {
      await press(page.getByRole('radio', { name: /^Another amount/ }));
      await page.getByRole('textbox', { name: english.amount, exact: true }).fill('25.00');
      await press(review(page));
      await press(send(page));
      await expect(page).toHaveURL(plainSite.confirm);
    },
  },
  {
    name: 'pays for the first time, from a new bank account',
    username: hanna.username,
    presses: 5,
    leave: payLoan(hanna.loan),
    async walk(page, { press }) {
      await press(page.getByRole('radio', { name: english.eCheck }));
      const form = page.getByRole('dialog', { name: english.bankForm });
      const field = (name: string) => form.getByRole('textbox', { name, exact: true });
      await field(english.routing).fill(newBank.routing);
      await expect(form.getByText(newBank.bankName)).toBeVisible();
      await field(english.number).fill(newBank.number);
      await field(english.confirmNumber).fill(newBank.number);
      await field(english.owner).fill(newBank.owner);
      await press(form.getByRole('button', { name: english.continue }));
      await press(button(page, english.agree));
      await press(review(page));
      await press(send(page));
      await expect(page).toHaveURL(plainSite.confirm);
    },
  },
  {
    name: 'turns autopay on',
    username: maya.username,
    presses: 3,
    leave: (page) =>
      accountRow(page, 'Home improvement').getByRole('rowheader').getByRole('link').first().click(),
    async walk(page, { press }) {
      await press(page.getByRole('link', { name: /^Set up autopay/ }));
      await press(review(page));
      await press(button(page, 'Start autopay'));
      await expect(page).toHaveURL(plainSite.confirm);
    },
  },
  {
    name: 'opens the last statement, on a phone',
    username: maya.username,
    presses: 2,
    width: 320,
    leave: (page) =>
      page
        .getByRole('link', { name: /^Statements/ })
        .first()
        .click(),
    async walk(page, { press }) {
      const open = page.getByRole('button', { name: /the statement of/ }).first();
      await expect(open).toBeInViewport();
      const opened = page.waitForEvent('popup');
      await press(open);
      await opened;
    },
  },
  {
    name: 'changes a telephone number',
    username: maya.username,
    presses: 3,
    leave: (page) => page.getByRole('link', { name: 'Your data' }).click(),
    async walk(page, { press }) {
      await page.getByRole('textbox', { name: 'Phone 1', exact: true }).fill('3195550177');
      await press(button(page, 'Save').first());
      // The number that texts go to: it is asked for the new one.
      await press(page.getByRole('checkbox', { name: /^I agree to/ }));
      await press(button(page, 'I agree'));
      await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
    },
  },
  {
    name: 'uploads a document',
    username: maya.username,
    presses: 5,
    leave: (page) => page.getByRole('link', { name: 'Documents', exact: true }).first().click(),
    async walk(page, { press }) {
      await press(page.getByRole('tab', { name: words['documentCenter.tabProfile'] }));
      const chosen = page.waitForEvent('filechooser');
      await press(page.getByRole('button', { name: words['upload.addFiles'] }));
      await (await chosen).setFiles({ name: 'id.pdf', mimeType: 'application/pdf', buffer: pdf });
      await press(page.getByRole('combobox', { name: /^What is it\?/ }));
      await page
        .getByRole('combobox', { name: /^What is it\?/ })
        .selectOption('Letter or other document');
      await press(button(page, words['upload.upload']));
      await expect(page.getByText('id.pdf').first()).toBeVisible();
    },
  },
];

for (const { name, username, presses, width, leave, walk } of journeys) {
  test(`[POR-155] ${name}: ${presses} presses once the overview is left`, async ({
    page,
    testConsole,
  }) => {
    if (width) await page.setViewportSize({ width, height: 568 });
    await signInAs({ page, testConsole }, { username });
    await leave(page);
    const counted = countedPresses();
    await walk(page, counted);
    expect(counted.count()).toBeLessThanOrEqual(presses);
  });
}
