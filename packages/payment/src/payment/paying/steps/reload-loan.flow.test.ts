import { cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { checking, context, loanInfo, singleUse } from '../../../testing/fixtures';
import {
  addMethod,
  choose,
  chooseAll,
  chooseChecking,
  chooseLoan,
  confirm,
  creditLine,
  delayedRequests,
  openLoan,
  paidElsewhere,
  payLater,
  paymentWorld,
  review,
  timePassed,
  typeAmount,
} from '../../../testing/flow-world';
import { midnight, openPage, tomorrow, type Morning } from '../../../testing/open-page';
import type { PaymentEvent } from '../paying.events';
import type { LoanAnswer } from '../plan/account-decision';

describe('midnight', () => {
  /** Each step the page may be left open at, and what is shown there on the next day. */
  it.each<[string, readonly PaymentEvent[], object]>([
    ['the account is open', [chooseLoan], { choices: { account: { at: 'open' } } }],
    [
      'a method is chosen',
      [chooseLoan, chooseChecking],
      { plan: { timing: { day: '2025-03-13' } } },
    ],
    [
      'a later day is chosen',
      [chooseLoan, chooseChecking, payLater('03/14/2025')],
      { plan: { timing: { day: '2025-03-14' } } },
    ],
    [
      'a day is chosen that has passed since',
      [chooseLoan, chooseChecking, payLater('03/12/2025'), typeAmount('5')],
      { plan: { timing: { date: { ok: false, error: { code: 'past' } } }, ready: undefined } },
    ],
    [
      'an amount is typed',
      [chooseLoan, chooseChecking, typeAmount('100')],
      { choices: { amount: { text: '100' } }, plan: { ready: { postsOn: '2025-03-13' } } },
    ],
    [
      'the amount due is chosen',
      [chooseLoan, chooseChecking],
      { choices: { amount: { text: '275.00' }, amountAnswer: 'due' } },
    ],
    [
      'the loan is to be paid off',
      [chooseLoan, chooseChecking, { type: 'payOff', on: true }],
      { plan: { ready: { submission: { amount: 500_123 } } } },
    ],
    [
      'a new method is being entered',
      [chooseLoan, { type: 'chooseType', paymentType: 'ach' }, addMethod],
      { step: { at: 'adding' } },
    ],
    [
      'the payment is being confirmed: the dialog stays as it is',
      chooseAll,
      { step: { at: 'confirming', reviewed: { postsOn: '2025-03-12' } } },
    ],
  ])('%s', async (_, chosen, expected) => {
    const page = openPage();
    await page.after(...chosen);
    const info = { payOffAmount: cents(500_123), totalAmountDue: cents(27_500) };
    page.pass({ ...midnight, info });
    await page.after(timePassed);
    expect(page.state()).toMatchObject(expected);
  });

  it('leaves the amount to the borrower where nothing is due any more', async () => {
    const page = openPage();
    await page.after(chooseLoan, chooseChecking);
    page.pass({ ...midnight, info: { totalAmountDue: cents(0) } });
    await page.after(timePassed);
    expect(page.state().choices).toMatchObject({ amount: { text: '' }, amountAnswer: undefined });
  });

  it('requests the loan once', async () => {
    const page = openPage();
    await page.after(chooseLoan, chooseChecking);
    page.pass(midnight);
    await page.after(timePassed, timePassed, timePassed);
    expect(page.calls.loadLoan).toHaveBeenCalledTimes(2);
  });

  it('keeps a chosen method only while it exists', async () => {
    const page = openPage();
    await page.after(chooseLoan, chooseChecking, typeAmount('100'));
    page.pass({
      ...midnight,
      answer: openLoan({ saved: { banks: [{ ...checking, profileId: 'p9' }], cards: [] } }),
    });
    await page.after(timePassed);
    expect(page.state().choices).toMatchObject({ type: 'ach', method: undefined });
  });

  it('changes nothing before an account is chosen', async () => {
    const page = openPage();
    page.pass(midnight);
    await page.after(timePassed);
    expect(page.state().choices.account).toEqual({ at: 'choosing' });
    expect(page.calls.loadLoan).not.toHaveBeenCalled();
  });

  it('keeps a bank account that is used once', async () => {
    const page = openPage();
    await page.after(chooseLoan, addMethod);
    await page.after({ type: 'useMethod', method: singleUse, saved: undefined });
    await page.after(typeAmount('100'));
    page.pass(midnight);
    await page.after(timePassed);
    expect(page.state()).toMatchObject({
      choices: { method: singleUse, amount: { text: '100' } },
      plan: { ready: { postsOn: '2025-03-13' } },
    });
  });
});

describe('a payment that another tab has made', () => {
  const paid: Morning = { info: { totalAmountDue: cents(0) } };

  it('changes what is due here', async () => {
    const page = openPage();
    await page.after(chooseLoan, chooseChecking);
    page.pass(paid);
    await page.after(paidElsewhere);
    expect(page.state()).toMatchObject({
      choices: { amount: { text: '' }, account: { loan: { info: { totalAmountDue: 0 } } } },
      plan: { ready: undefined },
    });
  });

  it('keeps the same from being sent once more out of an open confirmation', async () => {
    const page = openPage();
    await page.after(chooseLoan, chooseChecking, review);
    page.pass(paid);
    await page.after(paidElsewhere);
    expect(page.step().at).toBe('confirming');
    expect(page.calls.loadLoan).toHaveBeenCalledOnce();
    await page.after(confirm);
    expect(page.step()).toEqual({ at: 'choosing', refusal: { text: 'errorChanged' } });
    expect(page.calls.send).not.toHaveBeenCalled();
  });
});

describe('while the loan is reloaded', () => {
  /** Midnight has passed; the loan is requested, and answered when the test says so. */
  const reloading = async () => {
    const loans = delayedRequests<LoanAnswer>();
    let now = context;
    const page = paymentWorld({ context: () => now, loadLoan: loans.request });
    await page.after(chooseLoan);
    await loans.answer(0, openLoan());
    await page.after(chooseChecking, typeAmount('100'));
    now = { ...context, today: tomorrow, time: '00:01' };
    await page.after(timePassed);
    return { ...page, loans };
  };
  const costlier: LoanAnswer = openLoan({ info: loanInfo({ payOffAmount: cents(600_000) }) });

  it('another loan can be chosen: the late answer is ignored', async () => {
    const { after, state, loans } = await reloading();
    await after(choose(creditLine));
    await loans.answer(2, openLoan());
    await loans.answer(1, costlier);
    expect(state().choices.account).toMatchObject({
      at: 'open',
      account: creditLine,
      loan: { info: { payOffAmount: 500_000 } },
    });
  });

  it('the screen can be removed: nothing changes any more', async () => {
    const { state, flow, loans } = await reloading();
    flow.dispose();
    await loans.answer(1, costlier);
    expect(state().choices.account).toMatchObject({ loan: { info: { payOffAmount: 500_000 } } });
  });

  it('the payment can be reviewed: the confirmation opens with the first answer', async () => {
    const { after, step, loans } = await reloading();
    await after(review);
    await loans.answer(1, costlier);
    await loans.answer(2, { ok: false, error: { code: '' } });
    expect(step()).toMatchObject({ at: 'confirming', reviewed: { remaining: 590_000 } });
  });
});
