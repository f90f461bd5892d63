import type { Account } from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import {
  institutionTimeZone,
  isPersonalUser,
  ownerOf,
  reviewPromptOption,
  today,
  type Core,
} from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { assertNever } from '@portico/rules';
import { effect, type Signal } from '@preact/signals-core';
import { writeConfirmation, type Confirmation } from '../../confirmation';
import type { Meant } from '../meant';
import type { SelectorState } from '../screens/account-selector';
import { createIntentStore } from './delivery/intent-store';
import { createLoanLocks, loanLocksKey, pageHash, type LoanLocks } from './delivery/loan-locks';
import { timeInZone } from './local-time';
import { createPaymentFlow, type PaymentFlow } from './paying.flow';
import { hostPorts } from './paying.host';
import { readPaymentSettings } from './paying.settings';
import type { PaymentContext } from './plan/choices';
import type { Step } from './paying.state';
import { promptReview } from './delivery/review-prompt';
import { askedTerms } from './methods/ach-terms/terms-step';
import { pageLocks, createTabLock } from './delivery/tab-lock';

/** Milliseconds between a payment and the request for a review of the app (payments §9). */
const reviewDelay = 3_000;

/** What the page passes to the screen. */
export type PaymentPage = {
  readonly core: Core;
  readonly read: ReadSetting;
  /** The loan that is already chosen. */
  readonly account: Account | undefined;
  /** The state of the account selector, which the flow sets. */
  readonly selector: Signal<SelectorState>;
  /** What the borrower meant when the payment was opened (D178). */
  readonly meant: Signal<Meant | undefined>;
  /** The host has accepted the payment. */
  readonly paid: (confirmation: Confirmation) => void;
};

/** Steps in which nothing has been sent yet. */
const unsent: ReadonlySet<Step['at']> = new Set(['choosing', 'adding', 'accepting', 'confirming']);

/** The payment screen, connected to the page's core. */
export function createPayment(page: PaymentPage): PaymentFlow {
  const { core, read, account, selector, meant, paid } = page;
  const { environment } = core;
  const removal = new AbortController();
  const username = usernameOf(core);

  const flow = createPaymentFlow(
    {
      ...hostPorts(core, username, removal.signal),
      context: () => contextOf(core, read),
      withTabLock: createTabLock(pageLocks()),
      hasTerms: () => askedTerms(core, read).length > 0,
      newKey: environment.randomId,
      now: core.now,
      locks: locksOf(core),
      intents: createIntentStore(environment.sessionStorage, borrowerOf(core)),
      // While it waits, it holds the lock of the tabs.
      wait: (milliseconds) =>
        new Promise((resolve) => {
          if (removal.signal.aborted) resolve();
          environment.delay(resolve, milliseconds);
          removal.signal.addEventListener('abort', () => resolve());
        }),
      confirmsElsewhere: () => core.hrefFor({ screen: 'paymentConfirm' }) !== undefined,
      accountsChanged: () => void accountsOf(core).refresh(),
      paid(confirmation) {
        // Before the page is left: a reload of the confirmation must not show an earlier payment.
        core.updateSession({ lastPayment: writeConfirmation(confirmation) });
        if (read(reviewPromptOption)) askForReview(core, read, confirmation);
        paid(confirmation);
      },
    },
    account,
    meant,
  );

  const stopClock = everyMinute(core, () => flow.send({ type: 'timePassed' }));
  const stopHearing = onLocksOfOtherTabs(core, () => {
    flow.send({ type: 'paidElsewhere' });
    void accountsOf(core).refresh();
  });

  const stopFollowing = effect(() => {
    const { choices, step } = flow.state.value;
    // The borrower's own choices, and a payment under way.
    const isStarted = choices.edited || !unsent.has(step.at);
    core.unsaved.value = isStarted && step.at !== 'done' && choices.method !== undefined;
    // React may be drawing while the flow starts, when no other component may be redrawn.
    queueMicrotask(() => (selector.value = selectorState(step)));
  });

  return {
    ...flow,
    dispose() {
      flow.dispose();
      removal.abort();
      stopClock();
      stopHearing();
      stopFollowing();
      core.unsaved.value = false;
    },
  };
}

/** A payment is looked up and locked for its borrower at its API only. */
const borrowerOf = (core: Core) => () => ownerOf(core.session.peek());

const usernameOf = (core: Core) => () => core.session.peek()?.username ?? '';

const locks = new WeakMap<Core, LoanLocks>();

/** The page's locks: where nothing can be stored, they outlive a screen that is left. */
function locksOf(core: Core): LoanLocks {
  const { localStorage: storage, randomId: newSalt } = core.environment;
  const known =
    locks.get(core) ??
    createLoanLocks({ storage, hash: pageHash(), borrower: borrowerOf(core), newSalt });
  locks.set(core, known);
  return known;
}

/** Runs when another tab has locked or unlocked a loan, until the returned function is called. */
function onLocksOfOtherTabs({ environment: { events } }: Core, run: () => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof StorageEvent && event.key === loanLocksKey) run();
  };
  events?.addEventListener('storage', hear);
  return () => events?.removeEventListener('storage', hear);
}

/** While a payment may be on its way, no other account can be chosen. */
function selectorState(step: Step): SelectorState {
  switch (step.at) {
    case 'checking':
    case 'done':
      return 'hidden';
    case 'submitting':
      return 'disabled';
    case 'notSent':
      return step.intent.mayHaveArrived ? 'disabled' : 'enabled';
    case 'choosing':
    case 'adding':
    case 'accepting':
    case 'confirming':
    case 'unresolved':
      return 'enabled';
    default:
      return assertNever(step);
  }
}

/** Runs at the start of each minute, until the returned function is called. */
function everyMinute({ environment, now }: Core, run: () => void): () => void {
  const minute = 60_000;
  let cancel: () => void;
  const wait = () => {
    const next = () => {
      wait();
      run();
    };
    cancel = environment.delay(next, minute - (now() % minute));
  };
  wait();
  return () => cancel();
}

function contextOf(core: Core, read: ReadSetting): PaymentContext {
  const session = core.session.peek();
  const zone = read(institutionTimeZone);
  return {
    today: today(core),
    time: timeInZone(zone, institutionTimeZone.fallback, core.now()),
    settings: readPaymentSettings(read),
    personalUser: session !== undefined && isPersonalUser(session),
  };
}

/** Asks after a one-time payment, when the confirmation is already shown (payments §4). */
function askForReview(core: Core, read: ReadSetting, { submissionInfo }: Confirmation): void {
  if (submissionInfo.frequencyInfo.frequency !== 'OneTime') return;
  core.environment.delay(() => void promptReview(core, read), reviewDelay);
}
