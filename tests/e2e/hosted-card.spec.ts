import type { Request } from '@playwright/test';
import { postedPayments } from './support/ledger';
import { iris, newCard } from './support/people';
import { plainStage } from './support/stages';
import { expect, test } from './support/test';
import {
  choosePayment,
  confirmPayment,
  enterAmount,
  enterHolder,
  openCardForm,
  signIn,
  type Visit,
} from './support/walk';

const tokenPath = /\/token$/;

test('[PAY-122] a card number typed in the frame of a processor never reaches the page or its API', async ({
  page,
  desk,
  host,
}) => {
  await desk.setSettings({ host: { hostedCardFields: 'true' } });
  const before = await postedPayments(host.database, iris.loan);
  const borrower = await desk.borrower(iris.username);
  const visit: Visit = { page, stage: plainStage, desk, borrower };
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
});
