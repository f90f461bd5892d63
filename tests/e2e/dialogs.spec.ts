import type { Locator, Page } from '@playwright/test';
import { iris, maya } from './support/borrowers';
import { hold } from './support/hold';
import { plainSite } from './support/sites';
import { expect, test } from './support/test';
import {
  chooseBank,
  choosePayment,
  enterAmount,
  openCardForm,
  payByBank,
  signInAs,
  type Visit,
} from './support/borrower-steps';
import { words } from './support/words';

/** Adds a link of the lender's over the whole page, beneath every dialog. */
async function coverWithLink(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#fell-through';
    link.style.cssText = 'position:fixed;inset:0;z-index:999';
    document.body.append(link);
  });
}

/** A double click at one position, whatever is there at the second click. */
async function pressTwice(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing to press');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2, { delay: 30 });
}

test.describe('a double click on a dialog', () => {
  test('that closes at the first click does not click what is beneath', async ({
    page,
    testConsole,
  }) => {
    await signInAs({ page, testConsole }, maya);
    await page.getByRole('button', { name: words['session.logOut'] }).click();
    const dialog = page.getByRole('dialog', { name: words['logOut.heading'] });
    await coverWithLink(page);
    await pressTwice(page, dialog.getByRole('button', { name: 'Cancel' }));
    await expect(dialog).toBeHidden();
    expect(page.url()).not.toContain('fell-through');
    // A click elsewhere has its effect at once.
    await page.mouse.click(5, 5);
    await expect(page).toHaveURL(/fell-through/);
  });

  test('that confirms a payment keeps the dialog open and busy until the answer', async ({
    page,
    testConsole,
  }) => {
    const answer = await hold(page, /PaymentImmediate\/SubmitAch/i);
    const visit = await signInAs({ page, testConsole }, maya);
    await choosePayment(visit, maya.loan);
    await chooseBank(visit, maya.bank);
    const question = await enterAmount(visit, '40.00');
    await coverWithLink(page);
    await pressTwice(page, question.getByRole('button', { name: /^Pay \$/ }));
    await expect(question.locator('button[aria-busy=true]')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click({ force: true });
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible();
    answer();
    await expect(page).toHaveURL(plainSite.confirm);
    expect(page.url()).not.toContain('fell-through');
  });
});

test.describe('[POR-051] Cancel in the form of a new payment method closes it at the first press', () => {
  const bankForm = async (page: Page, visit: Visit): Promise<Locator> => {
    await payByBank(visit);
    await page.getByRole('button', { name: /^(New payment method|Use another)$/ }).click();
    return page.getByRole('dialog', { name: words['newBankAccount.heading'] });
  };
  const forms = [
    ['bank account', bankForm, words['newBankAccount.ownerName']],
    ['card', openCardForm, words['newCard.firstName']],
  ] as const;

  for (const [what, open, first] of forms) {
    test(`of a ${what}, from each of its fields`, async ({ page, testConsole }) => {
      const visit = await signInAs({ page, testConsole }, iris);
      await choosePayment(visit, iris.loan);
      let form = await open(page, visit);
      await expect(form.getByRole('textbox', { name: new RegExp(`^${first}`) })).toBeVisible();
      const count = await form.getByRole('textbox').count();
      expect(count).toBeGreaterThan(2);
      for (let index = 0; index < count; index += 1) {
        await form.getByRole('textbox').nth(index).focus();
        await form.getByRole('button', { name: 'Cancel' }).click();
        await expect(form).toBeHidden();
        if (index < count - 1) form = await open(page, visit);
      }
    });
  }
});
