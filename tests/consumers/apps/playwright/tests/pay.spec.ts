import { expect, test, type Page } from '@playwright/test';
import {
  chooseAmount,
  chooseLoan,
  confirmPayment,
  confirmationNumber,
  pay,
  reviewPayment,
  sandboxAt,
  sandboxCode,
  signIn,
  uploadDocument,
} from '@portico/testing';

const sandbox = sandboxAt('http://127.0.0.1:4400');

const maya = { username: 'maya', password: 'Juniper-14-road', code: sandboxCode };
const hanna = { username: 'hanna', password: 'Quiet-river-77', code: sandboxCode };
const iris = { username: 'iris', password: 'Lantern-hill-30', code: sandboxCode };

async function signInAs(page: Page, borrower: typeof maya) {
  await page.goto('/login');
  await signIn(page, borrower);
  await expect(page).toHaveURL('/account');
}

test.beforeEach(() => sandbox.reset());

test('a borrower pays what is due from the saved bank account', async ({ page }) => {
  await signInAs(page, maya);
  await page.goto('/pay');
  const number = await pay(page, { loan: '0012-104417-3', method: { savedBank: '6789' } });
  await expect(page).toHaveURL('/paid');
  await page.reload();
  expect(await confirmationNumber(page)).toBe(number);
});

test('a borrower pays 25 dollars from a new bank account', async ({ page }) => {
  await signInAs(page, hanna);
  await page.goto('/pay?account=0012-131902-6');
  const bank = {
    routingNumber: '071000301',
    accountNumber: '86420975310642',
    owner: 'Hanna Lindqvist',
  };
  expect(await pay(page, { method: { bank }, amount: 2_500 })).toMatch(/^CV-/);
});

const card = {
  number: '4242424242424242',
  securityCode: '739',
  expires: '12/39',
  firstName: 'Iris',
  lastName: 'Castellano',
  zip: '52401',
};

test('a borrower pays by a new card', async ({ page }) => {
  await signInAs(page, iris);
  await page.goto('/pay?account=0012-150010-4');
  expect(await pay(page, { method: { card }, amount: 4_500 })).toMatch(/^CV-/);
});

test('a card that is declined is said so, and nothing is paid', async ({ page }) => {
  await signInAs(page, iris);
  await page.goto('/pay?account=0012-150010-4');
  const declined = { ...card, number: '4000000000000341' };
  await expect(pay(page, { method: { card: declined }, amount: 4_500 })).rejects.toThrow(
    'The payment is not confirmed',
  );
});

test('a payment whose answer is lost is found, not sent again', async ({ page }) => {
  await signInAs(page, maya);
  await page.goto('/pay');
  await chooseLoan(page, '0012-104417-3');
  await chooseAmount(page, 'due');
  const question = await reviewPayment(page);
  await expect(question).toContainText('$370.35');
  await sandbox.fault('submitImmediateBank', 'lost-answer');
  expect(await confirmPayment(page)).toMatch(/^CV-/);
});

test('a wrong password is said so', async ({ page }) => {
  await page.goto('/login');
  await expect(signIn(page, { ...maya, password: 'wrong' })).rejects.toThrow('Sign-in is refused');
});

test('a borrower uploads a document', async ({ page }) => {
  await signInAs(page, maya);
  await page.goto('/documents');
  await uploadDocument(page, 'tests/letter.pdf', 'Letter or other document');
});

test('a borrower signs in and pays in the portal, in Spanish', async ({ page }) => {
  await page.goto('/portal');
  await signIn(page, maya);
  await page.goto('/portal#/myaccount/payment');
  expect(await pay(page, { loan: '0012-104417-3', amount: 3_000 })).toMatch(/^CV-/);
});
