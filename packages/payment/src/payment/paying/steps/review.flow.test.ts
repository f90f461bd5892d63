import { describe, expect, it } from 'vitest';
import { context, day, loanInfo, settings } from '../../../testing/fixtures';
import {
  chooseAll,
  chooseChecking,
  chooseLoan,
  heldBack,
  lost,
  openLoan,
  paymentWorld,
  posted,
  typeAmount,
} from '../../../testing/flow-world';
import type { Method } from '../methods/method';
import type { OutcomeAnswer } from '../delivery/find-outcome';
import type { LoanAnswer } from '../plan/account-decision';
import type { SendAnswer } from '../paying.ports';
import type { PaymentEvent, Step } from '../paying.state';

const confirm: PaymentEvent = { type: 'confirm' };
const review: PaymentEvent = { type: 'review' };
const paying: readonly PaymentEvent[] = [chooseLoan, chooseChecking, typeAmount('100')];
const method: Method = { kind: 'saved-bank', profileId: 'p9', accountType: 'Savings', last4: '1' };

/** A lender that honours keys: whatever is sent again is sent at most once. */
const resending = () => ({ ...context, settings: { ...settings, resendSameKey: true } });

/** Brings a new page to a step of the payment. */
const reach = {
  choosing: async () => {
    const page = paymentWorld({ context: resending });
    await page.after(...paying);
    return page;
  },
  confirming: async () => {
    const page = paymentWorld({ context: resending });
    await page.after(...chooseAll);
    return page;
  },
  submitting: async () => {
    const page = paymentWorld({ context: resending });
    await page.after(...chooseAll, confirm);
    return page;
  },
  notSent: async () => {
    const page = paymentWorld({
      context: resending,
      send: () => Promise.resolve<SendAnswer>({ status: 'notSent' }),
    });
    await page.after(...chooseAll, confirm);
    return page;
  },
  unresolved: async () => {
    const page = paymentWorld({
      context: resending,
      send: () => Promise.resolve(lost),
      outcome: () => Promise.resolve<OutcomeAnswer>({ status: 'processing' }),
    });
    await page.after(...chooseAll, confirm);
    await page.lookUp();
    return page;
  },
  done: async () => {
    const page = paymentWorld({ context: resending, send: () => Promise.resolve(posted) });
    await page.after(...chooseAll, confirm);
    return page;
  },
} satisfies Partial<Record<Step['at'], unknown>>;

const cancelReview: PaymentEvent = { type: 'cancelReview' };
const retry: PaymentEvent = { type: 'retry' };
const checkAgain: PaymentEvent = { type: 'checkAgain' };
const sendAgain: PaymentEvent = { type: 'sendAgain' };
const startOver: PaymentEvent = { type: 'startOver' };
const cancelAdding: PaymentEvent = { type: 'cancelAdding' };
const useMethod: PaymentEvent = { type: 'useMethod', method, saved: undefined };

describe('an action that the step does not offer changes nothing', () => {
  it.each<[keyof typeof reach, readonly PaymentEvent[]]>([
    ['choosing', [confirm, retry, checkAgain, sendAgain, startOver]],
    ['confirming', [retry, checkAgain, sendAgain, startOver, cancelAdding, useMethod]],
    ['submitting', [confirm, cancelReview, retry, checkAgain, sendAgain, startOver, cancelAdding]],
    ['notSent', [confirm, cancelReview, checkAgain, sendAgain, startOver, cancelAdding]],
    ['unresolved', [review, confirm, cancelReview, retry, sendAgain, startOver, cancelAdding]],
    ['done', [review, confirm, cancelReview, retry, checkAgain, sendAgain, startOver]],
  ])('%s', async (at, actions) => {
    const { after, step, state, calls } = await reach[at]();
    const before = step();
    expect(before.at).toBe(at);
    const sent = calls.send.mock.calls.length;
    const lookedUp = calls.outcome.mock.calls.length;
    for (const action of actions) {
      await after(action);
      expect(step(), action.type).toEqual(before);
    }
    expect(state().choices.method).toMatchObject({ profileId: 'p1' });
    expect(calls.send).toHaveBeenCalledTimes(sent);
    expect(calls.outcome).toHaveBeenCalledTimes(lookedUp);
  });
});

describe('while the host has nothing new to tell', () => {
  it('the confirmation opens at once', async () => {
    const { after, flow, step } = paymentWorld();
    await after(...paying);
    flow.send(review);
    expect(step().at).toBe('confirming');
  });

  it('the payment is on its way at once', async () => {
    const { after, flow, step } = paymentWorld();
    await after(...chooseAll);
    flow.send(confirm);
    expect(step().at).toBe('submitting');
  });
});

describe('after the cut-off', () => {
  it('a payment of today is refused before the confirmation opens', async () => {
    const page = paymentWorld({
      loadLoan: () =>
        Promise.resolve({
          ...openLoan,
          info: loanInfo({ blockImmediateACHPaymentsAfterCutoffTime: true }),
        }),
    });
    await page.after(chooseLoan, chooseChecking, { type: 'payToday' }, typeAmount('100'));
    page.flow.send(review);
    expect(page.step()).toEqual({ at: 'choosing', refusal: { text: 'errorCutoff' } });
  });
});

describe('a confirmation that waits for the host', () => {
  /** The loan is reloaded, because midnight has passed since it was opened. */
  const reviewedPastMidnight = async () => {
    const loans = heldBack<LoanAnswer>();
    let now = context;
    const page = paymentWorld({ context: () => now, loadLoan: loans.request });
    await page.after(chooseLoan);
    await loans.answer(0, openLoan);
    await page.after(chooseChecking, typeAmount('100'));
    now = { ...context, today: day('2025-03-13'), time: '00:01' };
    await page.after(review);
    expect(page.step().at).toBe('choosing');
    return { ...page, loans };
  };

  it('opens with the new token of the loan', async () => {
    const { step, loans } = await reviewedPastMidnight();
    await loans.answer(1, { ...openLoan, info: loanInfo({ encryptedData: 'token-2' }) });
    expect(step()).toMatchObject({
      at: 'confirming',
      reviewed: {
        submission: { encryptedString: 'token-2', frequencyInfo: { date: '2025-03-13' } },
      },
    });
  });

  it('does not open if the loan can no longer be paid', async () => {
    const { step, state, loans } = await reviewedPastMidnight();
    await loans.answer(1, { ok: false, code: 'Dispute' });
    expect(step().at).toBe('choosing');
    expect(state().choices.account).toMatchObject({ at: 'refused', code: 'Dispute' });
  });

  it('does not open for what the borrower has changed since', async () => {
    const { after, step, loans } = await reviewedPastMidnight();
    await after(typeAmount('200'));
    await loans.answer(1, openLoan);
    expect(step()).toEqual({ at: 'choosing', refusal: undefined });
  });

  it('does not open on a screen that was removed', async () => {
    const { flow, step, loans } = await reviewedPastMidnight();
    flow.dispose();
    await loans.answer(1, openLoan);
    expect(step().at).toBe('choosing');
  });
});
