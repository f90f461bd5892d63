import type { Page } from '@playwright/test';
import { postedPayments } from './support/ledger';
import { maya } from './support/borrowers';
import { hold } from './support/hold';
import { plainSite } from './support/sites';
import { expect, test } from './support/test';
import {
  chooseBank,
  choosePayment,
  enterAmount,
  readReference,
  signIn,
  signInAs,
  type Visit,
} from './support/borrower-steps';
import { words } from './support/words';

/**
 * The payment is booked and its answer never arrives. Set to `always`, because a browser whose
 * connection breaks before an answer sends the request again; the key makes that one payment too.
 */
const lostAnswer = { drop: 'after', times: 'always' } as const;

/** Every test ends with exactly one payment in the ledger. */
test.describe('one confirmed payment', () => {
  let before = 0;
  const paid = async (database: string) =>
    (await postedPayments(database, maya.loan)).slice(before).map((payment) => payment.paid);

  async function open(visit: Visit, database: string) {
    before = (await postedPayments(database, maya.loan)).length;
    await signIn(visit);
    return choose(visit);
  }

  async function choose(visit: Visit) {
    await choosePayment(visit, maya.loan);
    await chooseBank(visit, maya.bank);
    return enterAmount(visit, '40.00');
  }

  const visitOf = async (page: Page, testConsole: Visit['testConsole']): Promise<Visit> => ({
    page,
    site: plainSite,
    testConsole,
    borrower: await testConsole.borrower(maya.username),
  });

  test('pressed twice in a row is booked once', async ({ page, testConsole, host }) => {
    const visit = await visitOf(page, testConsole);
    await testConsole.setFaults({ submitImmediateBank: { delay: 500 } });
    const question = await open(visit, host.database);
    await question.getByRole('button', { name: /^Pay \$/ }).dblclick();
    const reference = await readReference(visit);
    const posted = (await postedPayments(host.database, maya.loan)).slice(before);
    expect(posted).toEqual([{ account: maya.loan, reference, paid: 4000 }]);
  });

  test('is asked for again in a tab that had it ready while another sent it', async ({
    page,
    context,
    testConsole,
    host,
  }) => {
    const other = await visitOf(await context.newPage(), testConsole);
    const asked = await open(other, host.database);
    // The new tab has the session of the first one.
    const visit = await visitOf(page, testConsole);
    await page.goto(plainSite.accountPath);
    const question = await choose(visit);
    await question.getByRole('button', { name: /^Pay \$/ }).click();
    await readReference(visit);
    await asked.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(asked.getByText(/it has changed\. Please review it again\.$/)).toBeVisible();
    expect(await paid(host.database)).toEqual([4000]);
  });

  test('whose answer is lost is looked up, not sent again', async ({ page, testConsole, host }) => {
    const visit = await visitOf(page, testConsole);
    await testConsole.setFaults({
      submitImmediateBank: lostAnswer,
    });
    const answer = await hold(page, /PaymentInformation\/GetPaymentOutcome/i);
    const question = await open(visit, host.database);
    await question.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
    answer();
    await readReference(visit);
    expect(await paid(host.database)).toEqual([4000]);
  });

  test('that the browser itself sends again after a broken connection is booked once', async ({
    page,
    testConsole,
    host,
  }) => {
    const visit = await visitOf(page, testConsole);
    await testConsole.setFaults({ submitImmediateBank: { drop: 'after' } });
    const question = await open(visit, host.database);
    await question.getByRole('button', { name: /^Pay \$/ }).click();
    await readReference(visit);
    expect(await paid(host.database)).toEqual([4000]);
  });

  test('that never arrived can be sent again', async ({ page, testConsole, host }) => {
    const visit = await visitOf(page, testConsole);
    await testConsole.setFaults({ submitImmediateBank: { drop: 'before', times: 'always' } });
    const question = await open(visit, host.database);
    await question.getByRole('button', { name: /^Pay \$/ }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 30_000 });
    await testConsole.setFaults({ submitImmediateBank: null });
    await again.click();
    await readReference(visit);
    expect(await paid(host.database)).toEqual([4000]);
  });

  test('[POR-125] that arrives only after a reload, when it was paid again, is booked once', async ({
    page,
    testConsole,
    host,
  }) => {
    const visit = await visitOf(page, testConsole);
    await testConsole.setFaults({ submitImmediateBank: { delay: 15_000 } });
    const question = await open(visit, host.database);
    const sent = page.waitForRequest(/PaymentImmediate\/SubmitAch/i);
    await question.getByRole('button', { name: /^Pay \$/ }).click();
    await sent;
    await page.reload();
    await expect(page.getByText(/^The payment you sent before was not made\./)).toBeVisible();
    await page.goto(plainSite.accountPath);
    const again = await choose(visit);
    await again.getByRole('button', { name: /^Pay \$/ }).click();
    await readReference(visit);
    // The first one is answered last.
    await expect(async () => {
      expect(await testConsole.answersTo('submitImmediateBank')).toEqual([
        expect.stringContaining('KeyClosed'),
        expect.stringContaining('ReferenceNumber'),
      ]);
    }).toPass({ timeout: 30_000 });
    expect(await paid(host.database)).toEqual([4000]);
  });

  test('shows its number after a reload before the confirmation page was loaded', async ({
    page,
    testConsole,
    host,
  }) => {
    const visit = await visitOf(page, testConsole);
    const question = await open(visit, host.database);
    const address = page.url();
    const leaving = page.waitForRequest(plainSite.confirm);
    await page.route(plainSite.confirm, (route) => route.abort('aborted'));
    await question.getByRole('button', { name: /^Pay \$/ }).click();
    await leaving;
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Your payment was submitted' })).toBeVisible();
    expect(await paid(host.database)).toEqual([4000]);
    await page.getByRole('button', { name: 'Make another payment' }).click();
    await expect(page.getByRole('combobox', { name: 'Bank account' })).toBeVisible();
    expect(await paid(host.database)).toEqual([4000]);
  });

  test('that cannot be looked up locks the form and warns not to pay again', async ({
    page,
    testConsole,
    host,
  }) => {
    const visit = await visitOf(page, testConsole);
    await testConsole.setFaults({
      submitImmediateBank: lostAnswer,
      paymentOutcome: { status: 503, times: 'always' },
    });
    const question = await open(visit, host.database);
    await question.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByText(/Please do not pay again/)).toBeVisible({
      timeout: 45_000,
    });
    await expect(page.getByRole('button', { name: words['payment.submit'] })).toBeHidden();
    await testConsole.setFaults({ paymentOutcome: null });
    await page.getByRole('button', { name: 'Check again' }).click();
    await readReference(visit);
    expect(await paid(host.database)).toEqual([4000]);
  });
});

test('a refused payment shows the reason and books nothing', async ({
  page,
  testConsole,
  host,
}) => {
  const before = await postedPayments(host.database, maya.loan);
  const visit = await signInAs({ page, testConsole }, maya);
  await choosePayment(visit, maya.loan);
  await chooseBank(visit, maya.bank);
  await testConsole.setFaults({ submitImmediateBank: { refuse: 'NiteMode' } });
  const question = await enterAmount(visit, '40.00');
  await question.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByText(words['payment.errorNiteMode'])).toBeVisible();
  expect(await postedPayments(host.database, maya.loan)).toEqual(before);
});
