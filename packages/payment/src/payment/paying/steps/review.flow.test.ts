import { describe, expect, it } from 'vitest';
import { checking, context, day, loanInfo, settings } from '../../../testing/fixtures';
import {
  addMethod,
  cancelAdding,
  cancelReview,
  checkAgain,
  choose,
  chooseAll,
  chooseChecking,
  chooseLoan,
  confirm,
  creditLine,
  delayedRequests,
  lost,
  openLoan,
  paymentWorld,
  payToday,
  posted,
  removeMethod,
  retry,
  review,
  sendAgain,
  startOver,
  typeAmount,
} from '../../../testing/flow-world';
import type { OutcomeAnswer } from '@portico/shared/outcome';
import type { Method } from '../methods/method';
import type { PaymentEvent } from '../paying.events';
import type { SendAnswer } from '../paying.ports';
import type { Step } from '../paying.state';
import type { LoanAnswer } from '../plan/account-decision';

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

const useMethod: PaymentEvent = { type: 'useMethod', method, saved: undefined };

const other = choose(creditLine);

describe('confirming', () => {
  it('[PAY-441] precedes anything that is sent', async () => {
    const { after, step, calls } = paymentWorld();
    await after(...chooseAll);
    expect(step().at).toBe('confirming');
    expect(calls.send).not.toHaveBeenCalled();
  });

  it('[PAY-443] can be cancelled, and everything stays', async () => {
    const { after, state, calls } = paymentWorld();
    await after(...chooseAll, cancelReview);
    expect(state()).toMatchObject({
      step: { at: 'choosing' },
      choices: { amount: { text: '100' } },
    });
    expect(calls.send).not.toHaveBeenCalled();
  });

  it('twice sends once', async () => {
    const { after, calls } = paymentWorld();
    await after(...chooseAll, confirm, confirm, review, confirm);
    expect(calls.send).toHaveBeenCalledOnce();
  });

  it('[PAY-458] sends everything the host needs under a key of its own', async () => {
    const { after, calls } = paymentWorld();
    await after(...chooseAll, confirm);
    expect(calls.send).toHaveBeenCalledExactlyOnceWith(
      {
        kind: 'immediate',
        frequencyInfo: { frequency: 'OneTime', date: '2025-03-12', numDays: undefined },
        isPayoff: false,
        dueDate: '2025-04-01',
        amount: 10_000,
        additionalPrincipalAmount: 0,
        fees: { firstParty: 150, thirdParty: 0 },
        accountNumber: '001-1234567-8',
        loanAccountNumber: '001-1234567-8',
        accountType: 0,
        companyNumber: 7,
        paymentToken: 'token-of-the-loan',
        method: { kind: 'saved-bank', ...checking },
        draftAgreementToken: undefined,
      },
      'key-1',
    );
  });

  it('keeps the steps from changing while a payment is on its way', async () => {
    const { after, state } = paymentWorld();
    await after(...chooseAll, confirm);
    await after(typeAmount('999'), other, addMethod, removeMethod);
    expect(state()).toMatchObject({
      step: { at: 'submitting' },
      choices: { amount: { text: '100' } },
    });
  });
});

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

describe('while the answers of the host are current', () => {
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
        Promise.resolve(
          openLoan({
            info: loanInfo({ blockImmediateACHPaymentsAfterCutoffTime: true }),
          }),
        ),
    });
    await page.after(chooseLoan, chooseChecking, payToday, typeAmount('100'));
    page.flow.send(review);
    expect(page.step()).toEqual({ at: 'choosing', refusal: { text: 'errorCutoff' } });
  });
});

describe('a confirmation that waits for the host', () => {
  /** The loan is reloaded, because midnight has passed since it was opened. */
  const reviewedPastMidnight = async () => {
    const loans = delayedRequests<LoanAnswer>();
    let now = context;
    const page = paymentWorld({ context: () => now, loadLoan: loans.request });
    await page.after(chooseLoan);
    await loans.answer(0, openLoan());
    await page.after(chooseChecking, typeAmount('100'));
    now = { ...context, today: day('2025-03-13'), time: '00:01' };
    await page.after(review);
    expect(page.step().at).toBe('choosing');
    return { ...page, loans };
  };

  it('opens with the new token of the loan', async () => {
    const { step, loans } = await reviewedPastMidnight();
    await loans.answer(1, openLoan({ info: loanInfo({ paymentToken: 'token-2' }) }));
    expect(step()).toMatchObject({
      at: 'confirming',
      reviewed: {
        submission: { paymentToken: 'token-2', frequencyInfo: { date: '2025-03-13' } },
      },
    });
  });

  it('does not open if the loan can no longer be paid', async () => {
    const { step, state, loans } = await reviewedPastMidnight();
    await loans.answer(1, { ok: false, error: { code: 'Dispute' } });
    expect(step().at).toBe('choosing');
    expect(state().choices.account).toMatchObject({ at: 'refused', code: 'Dispute' });
  });

  it('does not open for what the borrower has changed since', async () => {
    const { after, step, loans } = await reviewedPastMidnight();
    await after(typeAmount('200'));
    await loans.answer(1, openLoan());
    expect(step()).toEqual({ at: 'choosing', refusal: undefined });
  });

  it('does not open on a screen that was removed', async () => {
    const { flow, step, loans } = await reviewedPastMidnight();
    flow.dispose();
    await loans.answer(1, openLoan());
    expect(step().at).toBe('choosing');
  });
});
