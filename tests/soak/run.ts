import type { Page } from '@playwright/test';
import { addDays } from '@portico/rules';
import { signOut } from '../e2e/support/borrower-steps';
import { plainSite } from '../e2e/support/sites';
import { closePage, forgetRun, goTo, signIn, signInOn, type Visitor } from './borrower/borrower';
import { checkingOn, textOn } from './borrower/screens';
import { openForm, openTab, payPage } from './borrower/tab';
import {
  confirm,
  confirmLater,
  fill,
  follow,
  hurry,
  letTimePass,
  reload,
  type Run,
  type Tab,
} from './follow';
import { businessDay } from './lender/lender';
import { blankPage } from './lender/line';
import { contradictions } from './oracle';
import type { Plan } from './plan/plan';

/** Another tab that has a payment of the same loan ready. */
async function prepareOther(run: Run, { page, wish }: Tab): Promise<Tab> {
  const { draft: _, principal: __, ...same } = wish.payment;
  const payment = { ...same, when: 'today', amount: 'own', name: 'another amount today' } as const;
  // The lender schedules one payment of a loan for a day.
  const later = businessDay(addDays(wish.later, 1));
  const other = { payment, cents: wish.cents + 10_000, principal: 0, later };
  const tab = { name: 'B', page: await openTab(page, payPage(payment)), wish: other };
  await openForm(run.visitor, tab.page, payment);
  await fill(run, tab);
  return tab;
}

const feeSwitches = [
  'eCheckFee',
  'scheduledAchFee',
  'recurringAchFee',
  'debitCardFee',
  'creditCardFee',
];

function setFee({ visitor }: Run, cents: number): Promise<void> {
  const dollars = (cents / 100).toFixed(2);
  const host = Object.fromEntries(feeSwitches.map((name) => [name, dollars]));
  return visitor.lender.setSettings({ host });
}

/** What happens between the review and the confirmation. */
async function happensBefore(run: Run, tab: Tab): Promise<void> {
  const { before, laterFee } = run.plan;
  if (before !== 'nothing') run.steps.push(`before it is confirmed: ${before}`);
  switch (before) {
    case 'nothing':
      return;
    case 'reload':
      await reload(run, tab);
      await openForm(run.visitor, tab.page, tab.wish.payment);
      return fill(run, tab);
    case 'another tab pays': {
      const other = await prepareOther(run, tab);
      await follow(run, other, await confirm(run, other));
      return closePage(other.page, 'the other tab');
    }
    case 'the fee changes':
      return setFee(run, laterFee);
    case 'midnight passes':
      return letTimePass(run, tab, false);
    case 'the cut-off passes': {
      await letTimePass(run, tab, false);
      run.isPastCutoff = true;
    }
  }
}

/** What the borrower does right after confirming; resolves to further tabs that pay. */
async function happensAfter(run: Run, tab: Tab, spare: Page | undefined): Promise<readonly Page[]> {
  const { after, pause } = run.plan;
  const { page } = tab;
  if (after !== 'nothing') run.steps.push(`after ${pause} ms: ${after}`);
  await page.waitForTimeout(pause);
  switch (after) {
    case 'nothing':
    case 'another tab confirms':
      return [];
    case 'reload':
      await reload(run, tab);
      return [];
    case 'two reloads':
      await reload(run, tab);
      await page.waitForTimeout(pause);
      await reload(run, tab);
      return [];
    case 'the tab duplicated':
      return [await openTab(page, page.url()).catch(() => page)].filter((one) => one !== page);
    case 'the tab closed, another opened':
      if (!spare) return [];
      await closePage(page, 'the tab that pays');
      tab.page = spare;
      await spare.goto(payPage(tab.wish.payment));
      return [];
    case 'signed out and in':
      await goTo(page, plainSite.accountPath);
      await signOut(page);
      await signInOn(page).waitFor();
      await signIn(run.visitor, page);
      await page.goto(payPage(tab.wish.payment));
      return [];
    case 'midnight passes':
      await run.visitor.lender.pass(2);
      return [];
  }
}

const startTimes: Readonly<Partial<Record<Plan['before'] | Plan['after'], string>>> = {
  'midnight passes': '23:59',
  'the cut-off passes': '16:59',
};
const cutoff = '17:00';
/** A payment that is not made today can be made by every method on a day so far ahead. */
const daysUntilLater = 6;

/** Opens the form with the lender as the plan wants it. */
async function begin(run: Run): Promise<Tab> {
  const { plan, visitor } = run;
  const { payment, cents, principal, before, after } = plan;
  const { lender } = visitor;
  const page = await leavePages(visitor);
  await lender.restore(startTimes[before] ?? startTimes[after] ?? '12:00');
  await setFee(run, plan.fee);
  await lender.setSettings({
    host: { achCutoffTime: before === 'the cut-off passes' ? cutoff : null },
    buckets: {
      shared: {
        'generalPaymentOptions.paymentCutoffTime': before === 'the cut-off passes' ? cutoff : null,
        'generalPaymentOptions.resendSameKeyOption': String(plan.resends),
        'achPaymentOptions.requireAchDraftAgreementOption': payment.draft ? 'true' : null,
      },
    },
  });
  const later = businessDay(addDays(lender.day, daysUntilLater));
  const tab = { name: 'A', page, wish: { payment, cents, principal, later } };
  await forgetRun(page);
  await hurry(run, tab, false);
  await openForm(visitor, page, payment);
  return tab;
}

async function carryOut(run: Run): Promise<void> {
  const { plan, visitor } = run;
  const { lender } = visitor;
  const tab = await begin(run);
  await fill(run, tab);
  if (plan.reload === 'the form') {
    await reload(run, tab);
    await openForm(visitor, tab.page, plan.payment);
    await fill(run, tab);
  }
  const closes = plan.after === 'the tab closed, another opened';
  const spare = closes ? await openTab(tab.page, blankPage) : undefined;
  const other = plan.after === 'another tab confirms' ? await prepareOther(run, tab) : undefined;
  await happensBefore(run, tab);
  lender.setFaults(plan.fault, plan.lookUpFault);
  lender.prepare(plan.processes, plan.kill);
  const intent = await confirm(run, tab, plan.gesture);
  const further = await happensAfter(run, tab, spare);
  const otherIntent = other && (await confirmLater(run, other));
  await follow(run, tab, intent);
  if (other && otherIntent) await follow(run, other, otherIntent);
  for (const page of further) await checkingOn(page).waitFor({ state: 'hidden' });
  await leavePages(visitor);
}

/** Leaves every page but one, which is blank, and waits until nothing is under way. */
async function leavePages({ context, lender }: Visitor): Promise<Page> {
  const [page = await context.newPage(), ...others] = context.pages();
  await goTo(page, blankPage);
  for (const other of others) await closePage(other, 'a tab of the run');
  await lender.quiet();
  return page;
}

/** What went wrong in a run, for a reader: its kinds, its steps, and how to repeat it. */
function failureOf({ plan, steps }: Run, wrong: readonly string[]): Error {
  const kinds = plan.kinds.map((kind) => `- ${kind}`);
  const again = `npm run soak -- --seed ${plan.seed} --only ${plan.n}`;
  const text = [...wrong, '', ...kinds, '', ...steps, '', again].join('\n');
  // The steps say more than the place of this line.
  return Object.assign(new Error(text), { stack: text });
}

/** @throws Error with what contradicts the books, and the steps that led to it */
export async function makeRun(plan: Plan, visitor: Visitor): Promise<void> {
  const run: Run = {
    plan,
    visitor,
    intents: [],
    wrong: [],
    steps: [],
    secondFault: plan.secondFault,
    hasSettled: false,
    isPastCutoff: false,
  };
  try {
    await carryOut(run);
  } catch (error) {
    const why = error instanceof Error ? error.stack : error;
    const pages = visitor.context.pages().map((page) => textOn(page).catch(String));
    throw failureOf(run, [
      ...run.wrong,
      `The run broke off: ${String(why)}`,
      ...(await Promise.all(pages)).map((text) => `A page shows: ${text}`),
    ]);
  }
  const entries = await visitor.lender.entriesOf(plan.payment.loan);
  const wrong = [...run.wrong, ...contradictions(run.intents, entries)];
  if (wrong.length > 0) throw failureOf(run, wrong);
}
