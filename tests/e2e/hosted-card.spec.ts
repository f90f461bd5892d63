import type { Request } from '@playwright/test';
import type { TestHost } from './support/host';
import { postedPayments } from './support/ledger';
import { iris, maya, newCard } from './support/borrowers';
import { pageSites } from './support/sites';
import { expect, test } from './support/test';
import { english } from './support/texts';
import { words } from './support/words';
import {
  choosePayment,
  confirmPayment,
  enterAmount,
  enterHolder,
  openCardForm,
  signInAs,
  type Visit,
} from './support/borrower-steps';

const tokenPath = /\/token$/;

const sites = pageSites.filter(({ title, strict }) => strict || title === 'plain');

for (const site of sites) {
  test(`[PAY-122] on the ${site.title} page, a card number typed in the frame of a processor never reaches the page or its API`, ({
    page,
    testConsole,
    host,
  }) => payInFrame({ page, testConsole, host, site }));
}

test('Escape in the frame of a processor closes the form, and what was chosen before is back', async ({
  page,
  testConsole,
}) => {
  const visit = await signInAs({ page, testConsole }, maya);
  await choosePayment(visit, maya.loan);
  const bank = page.getByRole('radio', { name: words['payment.ach'] });
  await expect(bank).toBeChecked();
  const card = page.getByRole('radio', { name: /^Card/ });
  await card.check();
  const form = page.getByRole('dialog', { name: words['newCard.heading'] });
  const number = form.frameLocator('iframe').getByRole('textbox', {
    name: words['newCard.cardNumber'],
  });
  await expect(number).toBeFocused();
  await number.press('Escape');
  await expect(form).toBeHidden();
  await expect(bank).toBeChecked();
  const saved = page.getByRole('combobox', { name: english.savedBank });
  await expect(saved.locator('option:checked')).toHaveText(maya.bank);
});

async function payInFrame(
  at: Pick<Visit, 'page' | 'testConsole' | 'site'> & { readonly host: TestHost },
) {
  const { page, testConsole, host, site } = at;
  const before = await postedPayments(host.database, iris.loan);
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  const visit = await signInAs({ page, site, testConsole }, iris);
  await choosePayment(visit, iris.loan);

  const form = await openCardForm(page);
  const frame = form.frameLocator('iframe');
  const number = frame.getByRole('textbox', { name: words['newCard.cardNumber'] });
  await expect(number).toBeFocused();
  await enterHolder(form);
  const code = frame.getByRole('textbox', { name: /security code/i });
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(frame.getByText(words['newCard.cardNumberRequired'])).toBeVisible();
  await expect(number).toBeFocused();
  await number.pressSequentially(newCard.number);
  await expect(number).toHaveValue('6011 1111 1111 1117');
  await code.fill(newCard.code);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(newCard.name)).toBeVisible();
  const reference = await confirmPayment(visit, await enterAmount(visit, '65.00'));
  await expect(page.getByText(newCard.name)).toBeVisible();

  const posted = (await postedPayments(host.database, iris.loan)).slice(before.length);
  expect(posted).toEqual([{ account: iris.loan, reference, paid: 6500 }]);
  const { origin } = new URL(page.url());
  const withNumber = sent.filter((request) => request.postData()?.includes(newCard.number));
  expect(withNumber.map((request) => tokenPath.test(request.url()))).toEqual([true]);
  expect(withNumber.map((request) => new URL(request.url()).origin === origin)).toEqual([false]);
}
