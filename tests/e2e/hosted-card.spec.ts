import type { Request } from '@playwright/test';
import type { TestHost } from './support/host';
import { postedPayments } from './support/ledger';
import { iris, newCard } from './support/borrowers';
import { pageStages } from './support/sites';
import { expect, test } from './support/test';
import {
  choosePayment,
  confirmPayment,
  enterAmount,
  enterHolder,
  openCardForm,
  signIn,
  type Visit,
} from './support/borrower-steps';

const tokenPath = /\/token$/;

const stages = pageStages.filter(({ title, strict }) => strict || title === 'plain');

for (const stage of stages) {
  test(`[PAY-122] on the ${stage.title} page, a card number typed in the frame of a processor never reaches the page or its API`, ({
    page,
    desk,
    host,
  }) => payInFrame({ page, desk, host, stage }));
}

async function payInFrame(
  at: Pick<Visit, 'page' | 'desk' | 'stage'> & { readonly host: TestHost },
) {
  const { page, desk, host, stage } = at;
  const before = await postedPayments(host.database, iris.loan);
  const borrower = await desk.borrower(iris.username);
  const visit: Visit = { page, stage, desk, borrower };
  const sent: Request[] = [];
  page.on('request', (request) => sent.push(request));
  await signIn(visit);
  await choosePayment(visit, iris.loan);

  const form = await openCardForm(page);
  await enterHolder(form);
  const frame = form.frameLocator('iframe');
  const number = frame.getByRole('textbox', { name: 'Card Number' });
  const code = frame.getByRole('textbox', { name: /^Security Code/ });
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(frame.getByText('Card Number is required')).toBeVisible();
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
  const site = new URL(page.url()).origin;
  const withNumber = sent.filter((request) => request.postData()?.includes(newCard.number));
  expect(withNumber.map((request) => tokenPath.test(request.url()))).toEqual([true]);
  expect(withNumber.map((request) => new URL(request.url()).origin === site)).toEqual([false]);
}
