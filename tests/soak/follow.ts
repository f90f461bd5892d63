import type { Locator, Page } from '@playwright/test';
import { resumeOn, setPageTime, signIn, signInOn, type Visitor } from './borrower/borrower';
import { readConfirmed, readDialog, readReference } from './borrower/figures';
import {
  confirmOn,
  formOn,
  loadAgainOn,
  messageOn,
  notMadeOn,
  questionOn,
  sendAgainOn,
  settledScreen,
} from './borrower/screens';
import { amountOn, fillIn, payPage, readAgreement, type Wish } from './borrower/tab';
import { isOf, type Intent } from './oracle';
import type { Fault, Gesture } from './plan/kinds';
import type { Plan } from './plan/plan';

/** How often a borrower tries at most. */
const mostTries = 10;

/** A run under way. */
export type Run = {
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
  /** Whether a bank payment can only be made on a later day. */
  isPastCutoff: boolean;
};

/** A tab that pays, with what is entered in it. */
export type Tab = { readonly name: string; page: Page; wish: Wish };

const say = ({ steps }: Run, { name }: Tab, what: string) =>
  void steps.push(`tab ${name}: ${what}`);

/** Sets how fast the pages' time passes. */
export const hurry = (run: Run, { page }: Tab, hurried: boolean) =>
  setPageTime(page, { ahead: run.visitor.lender.ahead(), hurried });

/** What can still be paid of what was wanted. */
function stillPossible({ isPastCutoff }: Run, wish: Wish): Wish {
  if (!isPastCutoff || wish.payment.when !== 'today') return wish;
  return { ...wish, payment: { ...wish.payment, when: 'later', amount: 'own' } };
}

export async function fill(run: Run, tab: Tab): Promise<void> {
  const { page } = tab;
  await page.bringToFront();
  await hurry(run, tab, false);
  await formOn(page).or(loadAgainOn(page)).first().waitFor();
  if (!(await formOn(page).first().isVisible())) await loadAgain(run, tab);
  tab.wish = stillPossible(run, tab.wish);
  say(run, tab, `enters ${tab.wish.payment.name}`);
  await fillIn(page, tab.wish);
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
export async function confirm(run: Run, tab: Tab, gesture: Gesture = 'click'): Promise<Intent> {
  const { page, wish } = tab;
  await page.bringToFront();
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

/**
 * Confirms in a tab that has waited meanwhile. Where another tab's payment has ended the session, the
 * borrower signs in and enters it again.
 */
export async function confirmLater(run: Run, tab: Tab): Promise<Intent> {
  const before = run.intents.length;
  try {
    return await confirm(run, tab);
  } catch (error) {
    if (!(await signInOn(tab.page).isVisible())) throw error;
    for (const intent of run.intents.slice(before)) intent.said = 'not made';
    say(run, tab, 'cannot confirm: the session has ended');
    await signInAgain(run, tab);
    await fill(run, tab);
    return confirm(run, tab);
  }
}

/** Reloads; fails silently when the page is navigating. */
export async function reload(run: Run, tab: Tab): Promise<void> {
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

/**
 * A payment that was refused is refused, in whatever words, and the form is shown (D175); an Enter
 * pressed once more after the refusal asks again.
 */
function checkFirst({ plan, hasSettled, wrong }: Run, screen: string): void {
  const { fault, after, before, gesture } = plan;
  const isRefused = fault?.insteadOf && 'refusal' in fault.insteadOf;
  if (hasSettled || !isRefused || after !== 'nothing' || before !== 'nothing') return;
  const expected = gesture === 'Enter three times' ? ['form', 'review'] : ['form'];
  if (!expected.includes(screen))
    wrong.push(`the payment was refused, and the page shows ${screen}`);
}

/** Reads what the confirmation shows. */
async function readPaid(run: Run, tab: Tab, intent: Intent): Promise<void> {
  if (run.plan.reload === 'the confirmation') {
    await reload(run, tab);
    const screen = await settledScreen(tab.page);
    if (screen !== 'paid') run.wrong.push(`the confirmation, reloaded, shows ${screen}`);
  }
  const reference = await readReference(tab.page);
  const confirmed = await readConfirmed(tab.page);
  Object.assign(intent, { said: 'made', reference, confirmed });
  say(run, tab, `reads ${reference}`);
}

/** Reads the number, where the page names no figures. */
async function readSubmitted(run: Run, tab: Tab, intent: Intent): Promise<void> {
  const reference = await readReference(tab.page);
  Object.assign(intent, { said: 'made', reference });
  say(run, tab, `reads ${reference} without figures`);
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

/** Loads again what the page could not, in the hurry of its timers or without a server. */
async function loadAgain(run: Run, tab: Tab): Promise<void> {
  await run.visitor.lender.restarted();
  await hurry(run, tab, false);
  await loadAgainOn(tab.page).click();
}

/** Lets two minutes pass, on the page and at the lender: a borrower who does nothing for longer is
 * signed out. */
export async function letTimePass(run: Run, tab: Tab, hurried: boolean): Promise<void> {
  await run.visitor.lender.pass(2);
  await hurry(run, tab, hurried);
}

/** Milliseconds for pressing what may go away. */
const pressTimeout = 5_000;

/** Presses a button, unless the page goes on by itself before. */
async function press(button: Locator): Promise<void> {
  await button.click({ timeout: pressTimeout }).catch(() => undefined);
}

/** Answers that the session is about to end, or lets it end. */
async function answerTimeOut(run: Run, tab: Tab): Promise<void> {
  if (run.plan.stays) return press(resumeOn(tab.page));
  return letTimePass(run, tab, true);
}

/**
 * Where the page cannot find out whether a payment was made: sends it again if that is offered,
 * else calls the lender, who looks at the books, and says on the page that it was not made.
 */
async function goOn(run: Run, { page, wish }: Tab, intent: Intent): Promise<void> {
  const again = sendAgainOn(page);
  if (await again.isVisible()) return again.click();
  const entries = await run.visitor.lender.entriesOf(wish.payment.loan);
  if (entries.some((entry) => isOf(entry, intent.kind, intent.reviewed))) {
    return void (intent.said = 'made');
  }
  await notMadeOn(page).check();
  await page.getByRole('button', { name: 'Start over' }).click();
}

/** Continues as a borrower would until it is known what became of the payment. */
export async function follow(run: Run, tab: Tab, first: Intent): Promise<void> {
  let intent = first;
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    await tab.page.bringToFront();
    const screen = await settledScreen(tab.page);
    say(run, tab, `sees ${screen}`);
    if (screen === 'paid') return readPaid(run, tab, intent);
    if (screen === 'submitted') return readSubmitted(run, tab, intent);
    if (screen === 'home') return void (intent.said = 'made');
    if (screen === 'not loaded') {
      await loadAgain(run, tab);
      continue;
    }
    await hurry(run, tab, true);
    checkFirst(run, screen);
    if (await settleOnce(run, tab)) continue;
    switch (screen) {
      case 'locked':
        await goOn(run, tab, intent);
        if (intent.said === 'made') return;
        break;
      case 'time-out':
        await answerTimeOut(run, tab);
        break;
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
      case 'check':
        // No request is under way for so long.
        await run.visitor.lender.arrived();
        await letTimePass(run, tab, true);
        await press(tab.page.getByRole('button', { name: 'Check again' }));
        break;
      case 'retry':
        await tab.page.getByRole('button', { name: 'Try again', exact: true }).click();
        break;
    }
  }
  throw new Error('It never became known what had become of the payment');
}
