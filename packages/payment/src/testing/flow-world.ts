import type { Account } from '@portico/contract';
import { createTestClock, createTestStorage, type TestStorage } from '@portico/core/testing';
import { ok, parseMoney } from '@portico/rules';
import type { PaymentPreset } from '@portico/shared/payment-preset';
import { signal } from '@preact/signals-core';
import { vi } from 'vitest';
import type { Meant } from '../payment/meant';
import { lookUpPauses, type OutcomeAnswer } from '@portico/shared/outcome';
import { createIntentStore } from '../payment/paying/delivery/intent-store';
import { createLoanLocks } from '../payment/paying/delivery/loan-locks';
import type { LoanAnswer } from '../payment/paying/plan/account-decision';
import { createPaymentFlow } from '../payment/paying/paying.flow';
import { createTabLock } from '../payment/paying/delivery/tab-lock';
import type { PaymentPorts, SendAnswer } from '../payment/paying/paying.ports';
import type { PaymentContext } from '../payment/paying/plan/choices';
import type { PaymentEvent } from '../payment/paying/paying.events';
import { context, checking, loanAccount, loanInfo, savings } from './fixtures';

type Loaded = Extract<LoanAnswer, { ok: true }>['value'];

/** The host's answer about a loan with two bank accounts, save for what is given. */
export const openLoan = (changed: Partial<Loaded> = {}) =>
  ok<Loaded>({ info: loanInfo(), saved: { banks: [checking, savings], cards: [] }, ...changed });

/** Lets every promise that is already decided run to its end. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Requests of one kind that the host answers when the test lets it, in any order. */
export function delayedRequests<Answer>() {
  const waiting: ((answer: Answer) => void)[] = [];
  return {
    request: () => new Promise<Answer>((resolve) => void waiting.push(resolve)),
    /** @param nth which of the requests, from 0 */
    answer: async (nth: number, answer: Answer) => {
      waiting[nth]?.(answer);
      await settle();
    },
  };
}

type World = Partial<PaymentPorts> & {
  readonly context?: () => PaymentContext;
  /** sessionStorage. */
  readonly storage?: TestStorage;
  /** localStorage, which the tabs of a browser share. */
  readonly shared?: TestStorage;
  readonly borrower?: string;
  readonly account?: Account;
  /** What was meant when the payment was opened. */
  readonly preset?: PaymentPreset;
};

/** A payment flow whose host, clock and storage the test controls. */
export function paymentWorld(world: World = {}) {
  const clock = createTestClock();
  const storage = world.storage ?? createTestStorage();
  const borrower = () => world.borrower ?? 'maria';
  const { preset } = world;
  const meant = signal<Meant | undefined>(preset && { preset, refused: [], isNew: true });
  let keys = 0;
  let salts = 0;
  const calls = {
    loadLoan: vi.fn(world.loadLoan ?? (() => Promise.resolve(openLoan()))),
    send: vi.fn(world.send ?? (() => new Promise<never>(() => undefined))),
    turnOffAutopay: vi.fn(world.turnOffAutopay ?? (() => Promise.resolve(ok('token-2')))),
    outcome: vi.fn(world.outcome ?? (() => Promise.resolve<OutcomeAnswer>({ status: 'notMade' }))),
    quote: vi.fn(world.quote ?? (() => Promise.resolve(undefined))),
    fee: vi.fn(world.fee ?? (() => Promise.resolve(undefined))),
    prepareDraft: vi.fn(world.prepareDraft ?? (() => Promise.resolve(undefined))),
    paid: vi.fn(),
    accountsChanged: vi.fn(),
    confirmsElsewhere: world.confirmsElsewhere ?? (() => false),
  };
  const flow = createPaymentFlow(
    {
      context: world.context ?? (() => context),
      withTabLock: world.withTabLock ?? createTabLock(undefined),
      hasTerms: world.hasTerms ?? (() => true),
      newKey: world.newKey ?? (() => `key-${++keys}`),
      now: clock.now,
      intents: createIntentStore(storage, borrower),
      locks: createLoanLocks({
        storage: world.shared ?? createTestStorage(),
        hash: (plain) => Promise.resolve(`hash of ${plain}`),
        borrower,
        newSalt: () => `salt-${++salts}`,
      }),
      wait: (milliseconds) =>
        new Promise((resolve) => void clock.delay(() => resolve(), milliseconds)),
      ...calls,
    },
    world.account,
    meant,
  );
  /** Lets everything arrive that needs no time. */
  const after = async (...events: readonly PaymentEvent[]) => {
    await settle();
    for (const event of events) {
      flow.send(event);
      await settle();
    }
  };
  return {
    flow,
    calls,
    clock,
    storage,
    after,
    state: () => flow.state.peek(),
    step: () => flow.state.peek().step,
    /** Waits until every look-up of an outcome is made. */
    lookUp: async () => {
      for (const pause of lookUpPauses) {
        clock.advance(pause);
        await settle();
      }
    },
    /** Advances the time and runs what is then due. */
    pass: async (milliseconds: number) => {
      clock.advance(milliseconds);
      await settle();
    },
  };
}

export const loan = loanAccount();
export const creditLine = loanAccount({ number: '001-7654321-0', type: 9 });

export const choose = (account: Account): PaymentEvent => ({ type: 'chooseAccount', account });
export const chooseLoan = choose(loan);
export const chooseChecking: PaymentEvent = { type: 'chooseSaved', profileId: 'p1' };
export const payLater = (text: string): PaymentEvent => ({ type: 'payLater', text });
export const typeAmount = (text: string): PaymentEvent => ({
  type: 'typeAmount',
  text,
  amount: parseMoney(text),
});
export const typePrincipal = (text: string): PaymentEvent => ({
  type: 'typePrincipal',
  text,
  amount: parseMoney(text),
});
export const addMethod: PaymentEvent = { type: 'addMethod' };
export const cancelAdding: PaymentEvent = { type: 'cancelAdding' };
export const removeMethod: PaymentEvent = { type: 'removeMethod' };
export const payToday: PaymentEvent = { type: 'payToday' };
export const timePassed: PaymentEvent = { type: 'timePassed' };
export const paidElsewhere: PaymentEvent = { type: 'paidElsewhere' };
export const review: PaymentEvent = { type: 'review' };
export const cancelReview: PaymentEvent = { type: 'cancelReview' };
export const viewDraft: PaymentEvent = { type: 'viewDraft' };
export const prepareDraft: PaymentEvent = { type: 'prepareDraft' };
export const confirm: PaymentEvent = { type: 'confirm' };
export const retry: PaymentEvent = { type: 'retry' };
export const checkAgain: PaymentEvent = { type: 'checkAgain' };
export const sendAgain: PaymentEvent = { type: 'sendAgain' };
export const startOver: PaymentEvent = { type: 'startOver' };
export const payAgain: PaymentEvent = { type: 'payAgain', account: loan };
export const requestFeeAgain: PaymentEvent = { type: 'requestFeeAgain' };

/** Everything up to the confirmation: $100.00 today from the checking account. */
export const chooseAll: readonly PaymentEvent[] = [
  chooseLoan,
  chooseChecking,
  typeAmount('100'),
  review,
];

export const posted: SendAnswer = { status: 'posted', referenceNumber: 'R-1' };
export const lost: SendAnswer = { status: 'lost' };

export const refused = (...codes: string[]): SendAnswer => ({ status: 'refused', codes });
