import { expect, type Locator, type Page } from '@playwright/test';
import { postedPayments } from '../e2e/support/ledger';
import { maya } from '../e2e/support/borrowers';
import { chooseBank, enterAmount, type Visit } from '../e2e/support/borrower-steps';
import { english } from '../e2e/support/texts';
import { pagePath } from '../../demo-host/website/variants';
import { test, type SignedInBorrower } from './borrower';
import { planOf, type ConfirmAction, type Plan } from './plan';
import { settledScreen } from './settle';

const seed = Number(process.env['SOAK_SEED'] ?? 1);
const runs = Number(process.env['SOAK_RUNS'] ?? 500);

const payPage = `${pagePath('plain', 'pay')}?account=${maya.loan}`;
/** Removes the faults of every plan. */
const noFaults = { submitImmediateBank: null, paymentOutcome: null };
/** How often a borrower tries at most; two tries are enough. */
const mostTries = 6;

/** Fills in the form and submits; resolves to the confirmation dialog. */
async function fillIn(visit: Visit, cents: number): Promise<Locator> {
  await chooseBank(visit, maya.bank);
  return enterAmount(visit, (cents / 100).toFixed(2));
}

const confirmOf = (question: Locator) => question.getByRole('button', { name: english.confirm });

/**
 * Opens the same page in another tab after a pause, as "Duplicate tab" does. The page itself does
 * it, so that a page that was left meanwhile opens none. Called after the click, because a click
 * does not reach a page in the background.
 */
async function duplicateLater({ visit: { page } }: SignedInBorrower, pause: number): Promise<void> {
  const open = (milliseconds: number) => {
    setTimeout(() => window.open(window.location.href), milliseconds);
  };
  await page.evaluate(open, pause).catch(() => undefined);
}

/** Reloads; fails silently when the page is navigating to the confirmation. */
async function reload({ visit: { page } }: SignedInBorrower): Promise<void> {
  await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
}

type PerformAction = (
  borrower: SignedInBorrower,
  question: Locator,
  pause: number,
) => Promise<void>;

/** The actions of a borrower, by gesture. */
const performAction: Readonly<Record<ConfirmAction, PerformAction>> = {
  click: (_regular, question) => confirmOf(question).click(),
  'double click': (_regular, question) => confirmOf(question).dblclick(),
  'Enter three times': async ({ visit: { page } }, question) => {
    await confirmOf(question).focus();
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('Enter');
  },
  reload: async (borrower, question, pause) => {
    await confirmOf(question).click();
    await borrower.visit.page.waitForTimeout(pause);
    await reload(borrower);
  },
  'two reloads': async (borrower, question, pause) => {
    await confirmOf(question).click();
    for (const wait of [pause, pause]) {
      await borrower.visit.page.waitForTimeout(wait);
      await reload(borrower);
    }
  },
  'second tab': async (borrower, question, pause) => {
    await confirmOf(question).click();
    await duplicateLater(borrower, pause);
  },
};

/** After a reload before the confirmation, the page shows the payment's number before the form. */
async function startOver(page: Page): Promise<void> {
  const another = page.getByRole('button', { name: 'Make another payment' });
  const form = page.getByRole('combobox', { name: english.savedBank });
  await another.or(form).waitFor();
  if (await another.isVisible()) await another.click();
}

/** The reference number, on the confirmation page or the payment page. */
async function referenceOn(page: Page): Promise<string> {
  const label = page.getByText(english.reference, { exact: true });
  return (await label.locator('xpath=following-sibling::*[1]').innerText()).trim();
}

/** Continues as a borrower would until the payment is confirmed; its number if still shown. */
async function completePayment(
  { visit, lender }: SignedInBorrower,
  { cents }: Plan,
  posted: () => Promise<unknown>,
): Promise<string | undefined> {
  const { page } = visit;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const screen = await settledScreen(page);
    if (screen === 'paid') return referenceOn(page);
    if (screen === 'home') return undefined;
    await lender.cancelKill();
    await lender.setFaults(noFaults);
    if (screen === 'again') {
      expect(await posted(), 'the page has shown that nothing was paid').toEqual([]);
      await confirmOf(await fillIn(visit, cents)).click();
    } else await page.getByRole('button', { name: /^(Try|Check) again$/ }).click();
  }
  throw new Error('The payment was never confirmed');
}

async function pay(borrower: SignedInBorrower, plan: Plan): Promise<void> {
  const { cents, confirmAction, pause, failure, kill, processes } = plan;
  const { visit, lender } = borrower;
  const before = await postedPayments(lender.database, maya.loan);
  const posted = async () =>
    (await postedPayments(lender.database, maya.loan)).slice(before.length);
  lender.prepare(processes, undefined);
  await visit.page.goto(payPage);
  await startOver(visit.page);
  const question = await fillIn(visit, cents);
  await lender.setFaults(failure.faults);
  lender.prepare(processes, kill);
  await performAction[confirmAction](borrower, question, pause);
  const reference = await completePayment(borrower, plan, posted);
  await lender.cancelKill();
  await lender.setFaults(noFaults);
  for (const tab of borrower.context.pages().filter((one) => one !== visit.page)) {
    await settledScreen(tab);
    await tab.close();
  }
  const entries = await posted();
  expect(entries).toMatchObject([{ account: maya.loan, paid: cents }]);
  if (reference !== undefined) expect(entries.map((entry) => entry.reference)).toEqual([reference]);
}

for (let n = 0; n < runs; n += 1) {
  const plan = planOf(seed, n);
  const servers = plan.processes === 1 ? 'one server' : 'two servers';
  const title = `[PAY-480, POR-012] run ${n} of seed ${seed}: $${(plan.cents / 100).toFixed(2)}, ${plan.confirmAction}, ${plan.failure.name}, ${servers}`;
  test(title, ({ borrower }) => pay(borrower, plan));
}
