import type { Page } from '@playwright/test';
import { signOut } from '../e2e/support/borrower-steps';
import { plainSite } from '../e2e/support/sites';
import { forgetRun, setPageTime, signIn, signInOn, type Visitor } from './borrower/borrower';
import { readConfirmation, readDialog } from './borrower/figures';
import { confirmOn, messageOn, questionOn, settledScreen } from './borrower/screens';
import {
  amountOn,
  fillIn,
  openForm,
  openTab,
  payPage,
  readAgreement,
  type Wish,
} from './borrower/tab';
import { blankPage } from './lender/line';
import { contradictions, isOf, type Intent } from './oracle';
import type { Fault, Gesture } from './plan/kinds';
import type { Plan } from './plan/plan';

/** How often a borrower tries at most. */
const mostTries = 10;

/** A run under way. */
type Run = {
  readonly plan: Plan;
  readonly visitor: Visitor;
  readonly intents: Intent[];
  /** What a page showed that it must not, whatever was booked. */
  readonly wrong: string[];
  /** What has happened, for a reader. */
  readonly steps: string[];
  /** What fails from the first screen on that is not the confirmation; taken once. */
  secondFault: Fault | undefined;
  /** Whether that screen has been shown. */
  hasSettled: boolean;
};

/** A tab that pays, with what is entered in it. */
type Tab = { readonly name: string; page: Page; wish: Wish };

const say = ({ steps }: Run, { name }: Tab, what: string) =>
  void steps.push(`tab ${name}: ${what}`);

/** Sets how fast the pages' time passes. */
const hurry = (run: Run, { page }: Tab, hurried: boolean) =>
  setPageTime(page, { ahead: run.visitor.lender.ahead(), hurried });

async function fill(run: Run, tab: Tab): Promise<void> {
  await hurry(run, tab, false);
  const { payment } = tab.wish;
  say(run, tab, `enters ${payment.name}`);
  await fillIn(tab.page, tab.wish, run.visitor.lender.day);
}

const gestures: Readonly<Record<Gesture, (page: Page) => Promise<void>>> = {
  click: (page) => confirmOn(page).click(),
  'double click': (page) => confirmOn(page).dblclick(),
  'Enter three times': async (page) => {
    await confirmOn(page).focus();
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('Enter');
  },
};

/** Confirms what the dialog asks; resolves to the intent that this is. */
async function confirm(run: Run, tab: Tab, gesture: Gesture = 'click'): Promise<Intent> {
  const { page, wish } = tab;
  const agreement = questionOn(page).getByRole('link', { name: /agreement/ });
  if (wish.payment.draft) await agreement.waitFor();
  if (await agreement.isVisible()) await readAgreement(page);
  await hurry(run, tab, true);
  const intent: Intent = { ...(await readDialog(questionOn(page))), said: 'nothing yet' };
  run.intents.push(intent);
  const { day = '', total } = intent.reviewed;
  say(run, tab, `confirms ${intent.kind} of ${total ?? 'what is due'} cents on ${day}: ${gesture}`);
  await gestures[gesture](page);
  return intent;
}

/** Reloads; fails silently when the page is navigating. */
async function reload(run: Run, tab: Tab): Promise<void> {
  say(run, tab, 'reloads');
  await tab.page.reload({ waitUntil: 'commit' }).catch(() => undefined);
}

/** What happens at the first screen that is not the confirmation: the faults are others now. */
async function settleOnce(run: Run, tab: Tab): Promise<boolean> {
  const { lender } = run.visitor;
  await lender.repair();
  lender.setFaults(run.secondFault, undefined);
  run.secondFault = undefined;
  if (run.hasSettled) return false;
  run.hasSettled = true;
  if (run.plan.reload !== 'the first screen after it') return false;
  await reload(run, tab);
  return true;
}

/** A payment that was refused is refused, in whatever words, and the form is shown (D175). */
function checkFirst({ plan, hasSettled, wrong }: Run, screen: string): void {
  const { fault, after, before } = plan;
  const isRefused = fault?.insteadOf && 'refusal' in fault.insteadOf;
  if (hasSettled || !isRefused || after !== 'nothing' || before !== 'nothing') return;
  if (screen !== 'form') wrong.push(`the payment was refused, and the page shows ${screen}`);
}

/** Reads what the confirmation shows. */
async function readPaid(run: Run, tab: Tab, intent: Intent): Promise<void> {
  if (run.plan.reload === 'the confirmation') {
    await reload(run, tab);
    await settledScreen(tab.page);
  }
  const { reference, confirmed } = await readConfirmation(tab.page);
  Object.assign(intent, { said: 'made', reference, confirmed });
  say(run, tab, `reads ${reference}`);
}

/** The number of a payment that the form says was made before. */
const earlierNumber = (message: string) => /Confirmation number: (\S+)/.exec(message)?.[1];

/**
 * What the form says of the intent: that it was made, or nothing, which means to a borrower that it
 * was not. Who reads nothing looks at the loan's history first.
 */
async function readForm(run: Run, tab: Tab, intent: Intent): Promise<void> {
  const message = await messageOn(tab.page);
  say(run, tab, `reads "${message}"`);
  const reference = earlierNumber(message);
  const entries = await run.visitor.lender.entriesOf(tab.wish.payment.loan);
  const same = entries.filter((entry) => isOf(entry, intent.kind, intent.reviewed));
  const isOwn = same.some((entry) => entry.reference === reference);
  const known = new Set(run.intents.map((one) => one.reference));
  const isListed = message === '' && same.some((entry) => !known.has(entry.reference));
  intent.said = isOwn || isListed ? 'made' : 'not made';
  if (isOwn) intent.reference = reference;
}

/** Signs in after the session has ended: what was typed is still there (POR-085). */
async function signInAgain(run: Run, tab: Tab): Promise<void> {
  await signIn(run.visitor, tab.page);
  await tab.page.goto(payPage(tab.wish.payment));
  if ((await settledScreen(tab.page)) !== 'form' || tab.wish.payment.amount !== 'own') return;
  const typed = await amountOn(tab.page);
  if (typed !== tab.wish.cents) run.wrong.push(`the form has forgotten its amount: ${typed}`);
}

/** Continues as a borrower would until it is known what became of the payment. */
async function follow(run: Run, tab: Tab, first: Intent): Promise<void> {
  const { visitor } = run;
  let intent = first;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const screen = await settledScreen(tab.page);
    say(run, tab, `sees ${screen}`);
    if (screen === 'paid') return readPaid(run, tab, intent);
    if (screen === 'home') return void (intent.said = 'made');
    checkFirst(run, screen);
    if (await settleOnce(run, tab)) continue;
    switch (screen) {
      case 'locked':
        return void (intent.said = 'unknown');
      case 'sign-in':
        await signInAgain(run, tab);
        break;
      case 'review':
        intent.said = 'not made';
        intent = await confirm(run, tab);
        break;
      case 'form':
        await readForm(run, tab, intent);
        if (intent.said === 'made') return;
        await fill(run, tab);
        intent = await confirm(run, tab);
        break;
      case 'retry':
      case 'check':
        await tab.page.getByRole('button', { name: /^(Try|Check) again$/ }).click();
        break;
    }
  }
  throw new Error('It never became known what had become of the payment');
}

/** Another tab that has a payment of the same loan ready. */
async function prepareOther(run: Run, { page, wish }: Tab): Promise<Tab> {
  const { draft: _, principal: __, ...same } = wish.payment;
  const payment = { ...same, when: 'today', amount: 'own', name: 'another amount today' } as const;
  const other = { payment, cents: wish.cents + 10_000, principal: 0 };
  const tab = { name: 'B', page: await openTab(page, payPage(payment)), wish: other };
  await openForm(run.visitor, tab.page, payment);
  await fill(run, tab);
  return tab;
}

async function pass(run: Run, tab: Tab, minutes: number): Promise<void> {
  await run.visitor.lender.pass(minutes);
  await hurry(run, tab, false);
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
      return other.page.close();
    }
    case 'the fee changes':
      return setFee(run, laterFee);
    case 'midnight passes':
      return pass(run, tab, 2);
    case 'the cut-off passes': {
      await pass(run, tab, 2);
      const payment = { ...tab.wish.payment, when: 'later', amount: 'own' } as const;
      tab.wish = { ...tab.wish, payment };
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
      await page.close();
      tab.page = spare;
      await spare.goto(payPage(tab.wish.payment));
      return [];
    case 'signed out and in':
      await page.goto(plainSite.accountPath);
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

/** Opens the form with the lender as the plan wants it. */
async function begin(run: Run): Promise<Tab> {
  const { plan, visitor } = run;
  const { payment, cents, principal, before, after } = plan;
  const { lender, context } = visitor;
  await lender.restore(startTimes[before] ?? startTimes[after] ?? '12:00');
  await setFee(run, plan.fee);
  await lender.setSettings({
    host: { achCutoffTime: before === 'the cut-off passes' ? cutoff : null },
    buckets: {
      shared: {
        'generalPaymentOptions.paymentCutoffTime': before === 'the cut-off passes' ? cutoff : null,
        'achPaymentOptions.requireAchDraftAgreementOption': payment.draft ? 'true' : null,
      },
    },
  });
  const [page = await context.newPage()] = context.pages();
  const tab = { name: 'A', page, wish: { payment, cents, principal } };
  await page.goto(blankPage);
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
  const otherIntent = other && (await confirm(run, other));
  await follow(run, tab, intent);
  if (other && otherIntent) await follow(run, other, otherIntent);
  for (const page of further) await settledScreen(page);
  await park(run, tab);
}

/** Leaves every page, and waits until nothing is under way. */
async function park({ visitor: { context, lender } }: Run, { page }: Tab): Promise<void> {
  await page.goto(blankPage);
  for (const other of context.pages()) if (other !== page) await other.close();
  await lender.quiet();
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
  };
  const told = (what: readonly string[]) =>
    [...what, '', ...plan.kinds.map((kind) => `- ${kind}`), '', ...run.steps].join('\n');
  try {
    await carryOut(run);
  } catch (error) {
    throw new Error(told([`The run broke off: ${String(error)}`]), { cause: error });
  }
  const found = [
    ...run.wrong,
    ...contradictions(run.intents, await visitor.lender.entriesOf(plan.payment.loan)),
  ];
  if (found.length > 0) throw new Error(told(found));
}
