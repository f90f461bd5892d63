import { cents, type Cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import {
  checking,
  context,
  day,
  loanInfo,
  settings,
  singleUse,
  today,
} from '../../../testing/fixtures';
import {
  addMethod,
  cancelReview,
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
  posted,
  retry,
  review,
  timePassed,
  typeAmount,
  viewDraft,
} from '../../../testing/flow-world';
import type { PaymentEvent } from '../paying.events';
import type { LoanAnswer } from '../plan/account-decision';
import type { PaymentContext, PaymentInfo } from '../plan/choices';

const tomorrow = day('2025-03-13');

type Morning = {
  /** The host's data of the loan from then on. */
  readonly info?: Partial<PaymentInfo>;
  readonly answer?: LoanAnswer;
  readonly now?: Partial<PaymentContext>;
  readonly quote?: Cents;
};

/** A page that stays open while the institution's clock moves on. */
function openPage(cutoffTime?: string, more: Partial<PaymentContext['settings']> = {}) {
  const evening: PaymentContext = { ...context, settings: { ...settings, cutoffTime, ...more } };
  let now = evening;
  let info = loanInfo({ paymentToken: 'token-1' });
  let answer: LoanAnswer | undefined;
  let quote = cents(500_900);
  const page = paymentWorld({
    context: () => now,
    loadLoan: () => Promise.resolve(answer ?? openLoan({ info })),
    quote: () => Promise.resolve(quote),
    fee: () => Promise.resolve(cents(now.today === today ? 40 : 55)),
    send: () => Promise.resolve(posted),
    prepareDraft: (submission) =>
      Promise.resolve({ token: `draft of ${submission.frequencyInfo.date}`, bank: undefined }),
  });
  const pass = (morning: Morning) => {
    now = { ...evening, ...morning.now };
    info = loanInfo({ paymentToken: 'token-2', ...morning.info });
    answer = morning.answer;
    quote = morning.quote ?? quote;
  };
  return { ...page, pass };
}

const midnight: Morning = { now: { today: tomorrow, time: '00:01' } };

/** Each: what was reviewed, what passes, and what the borrower is shown instead of having it sent. */
const changes: readonly {
  readonly title: string;
  readonly page?: ReturnType<typeof openPage>;
  readonly chosen: readonly PaymentEvent[];
  readonly passes: Morning;
  readonly shown: object;
}[] = [
  {
    title: '[POR-003] scheduled for tomorrow, past midnight: it is immediate, with another fee',
    chosen: [chooseLoan, chooseChecking, payLater('03/13/2025'), typeAmount('100'), review],
    passes: midnight,
    shown: {
      submission: {
        kind: 'immediate',
        frequencyInfo: { date: '2025-03-13' },
        fees: { firstParty: 150 },
        paymentToken: 'token-2',
      },
      total: 10_150,
    },
  },
  {
    title: 'for today, past midnight: it is for the new day',
    chosen: chooseAll,
    passes: midnight,
    shown: { submission: { kind: 'immediate', frequencyInfo: { date: '2025-03-13' } } },
  },
  {
    title: '[POR-004] a payoff of today, past midnight: the new day costs more',
    chosen: [chooseLoan, chooseChecking, { type: 'payOff', on: true }, review],
    passes: { ...midnight, info: { payOffAmount: cents(500_123) } },
    shown: { submission: { amount: 500_123, isPayoff: true } },
  },
  {
    title: '[POR-004] a payoff of a later day, past midnight: its new quote',
    chosen: [
      chooseLoan,
      chooseChecking,
      { type: 'payOff', on: true },
      payLater('03/14/2025'),
      review,
    ],
    passes: { ...midnight, quote: cents(501_000) },
    shown: { submission: { amount: 501_000, frequencyInfo: { date: '2025-03-14' } } },
  },
  {
    title: 'of the amount due, past midnight: what is due has changed',
    chosen: [chooseLoan, chooseChecking, review],
    passes: { ...midnight, info: { totalAmountDue: cents(27_500) } },
    shown: { submission: { amount: 27_500 }, total: 27_650 },
  },
  {
    title: "a third party's fee that is another one for a payment of today",
    page: openPage(undefined, { thirdPartyFee: true }),
    chosen: [chooseLoan, chooseChecking, payLater('03/13/2025'), typeAmount('100'), review],
    passes: midnight,
    shown: { submission: { kind: 'immediate', fees: { thirdParty: 55 } }, total: 10_205 },
  },
  {
    title: '[POR-005] past the cut-off: it posts on the next day',
    page: openPage('17:00'),
    chosen: chooseAll,
    passes: { now: { time: '17:00' } },
    shown: { submission: { frequencyInfo: { date: '2025-03-12' } }, postsOn: '2025-03-13' },
  },
];

describe('the reviewed payment differs from the current one', () => {
  it.each(changes)('$title', async ({ page = openPage(), chosen, passes, shown }) => {
    const { after, step, calls } = page;
    await after(...chosen);
    expect(step()).toMatchObject({ at: 'confirming', changed: false });
    page.pass(passes);
    await after(confirm);
    expect(calls.send).not.toHaveBeenCalled();
    expect(step()).toMatchObject({ at: 'confirming', changed: true, reviewed: shown });
    await after(confirm);
    expect(calls.send).toHaveBeenCalledOnce();
    expect(calls.send.mock.calls[0]?.[0]).toMatchObject(
      'submission' in shown ? Object(shown.submission) : {},
    );
  });

  it('[POR-005] past the cut-off, when the bank can no longer be charged today, it is refused', async () => {
    const page = openPage('17:00');
    await page.after(...chooseAll);
    page.pass({
      now: { time: '17:05' },
      info: { blockImmediateACHPaymentsAfterCutoffTime: true },
    });
    await page.after(confirm);
    expect(page.step()).toEqual({ at: 'choosing', refusal: { text: 'errorCutoff' } });
    expect(page.calls.send).not.toHaveBeenCalled();
  });

  it('shows that the loan can no longer be paid', async () => {
    const page = openPage();
    await page.after(...chooseAll);
    page.pass({ ...midnight, answer: { ok: false, error: { code: 'PaymentBlocked' } } });
    await page.after(confirm);
    expect(page.state()).toMatchObject({
      step: { at: 'choosing', refusal: { text: 'errorChanged' } },
      choices: { account: { at: 'refused', code: 'PaymentBlocked' } },
    });
    expect(page.calls.send).not.toHaveBeenCalled();
  });

  it('shows that the day can no longer be chosen', async () => {
    const page = openPage();
    await page.after(chooseLoan, chooseChecking, payLater('03/14/2025'), typeAmount('100'), review);
    page.pass({ ...midnight, info: { nonPaymentDays: [day('2025-03-14')] } });
    await page.after(confirm);
    expect(page.step()).toMatchObject({ at: 'choosing', refusal: { text: 'errorChanged' } });
    expect(page.state().choices.timing).toMatchObject({ when: { text: '03/14/2025' } });
  });

  it.each<[string, string]>([
    ['the host could not be reached', ''],
    ['only the saved methods could not be loaded', 'MethodsMissing'],
  ])('shows that %s, keeps what was chosen, and retries at the next submit', async (_, code) => {
    const page = openPage();
    await page.after(...chooseAll);
    page.pass({ ...midnight, answer: { ok: false, error: { code } } });
    await page.after(confirm);
    expect(page.step()).toEqual({ at: 'choosing', refusal: { text: 'errorLoanInfo' } });
    page.pass(midnight);
    await page.after(review);
    expect(page.step()).toMatchObject({
      at: 'confirming',
      reviewed: { submission: { paymentToken: 'token-2' } },
    });
  });

  it('[PAY-440] gets a new draft agreement, and waits until it was opened', async () => {
    const page = openPage(undefined, { requireDraft: true });
    await page.after(chooseLoan, chooseChecking, payLater('03/14/2025'), typeAmount('100'), review);
    await page.after(viewDraft);
    page.pass(midnight);
    await page.after(confirm, confirm);
    expect(page.calls.send).not.toHaveBeenCalled();
    expect(page.calls.prepareDraft).toHaveBeenCalledTimes(2);
    await page.after(viewDraft, confirm);
    expect(page.calls.send).toHaveBeenCalledOnce();
  });
});

describe('a payment that did not leave the browser', () => {
  /** The first attempt was made offline; the page then answers as it does at `passes`. */
  const offline = async (passes: Morning, chosen: readonly PaymentEvent[] = chooseAll) => {
    const page = openPage('17:00');
    page.calls.send.mockResolvedValueOnce({ status: 'notSent' });
    await page.after(...chosen, confirm);
    expect(page.step().at).toBe('notSent');
    page.pass(passes);
    return page;
  };
  const keys = ({ calls }: ReturnType<typeof openPage>) =>
    calls.send.mock.calls.map(([, key]) => key);

  it.each<[string, Morning, object]>([
    ['midnight', midnight, { submission: { frequencyInfo: { date: '2025-03-13' } } }],
    ['the cut-off', { now: { time: '17:00' } }, { postsOn: '2025-03-13' }],
  ])('is reviewed again when it is sent again past %s', async (_, passes, reviewed) => {
    const page = await offline(passes);
    await page.after(retry);
    expect(page.step()).toMatchObject({ at: 'confirming', changed: true, reviewed });
    expect(keys(page)).toEqual(['key-1']);
    await page.after(confirm);
    expect(keys(page)).toEqual(['key-1', 'key-2']);
    expect(page.step().at).toBe('done');
  });

  it('waits for the host once, however often it is sent again past midnight', async () => {
    const page = await offline(midnight);
    page.flow.send(retry);
    page.flow.send(retry);
    expect(page.state().refreshing).toBe(true);
    await page.after();
    expect(page.state()).toMatchObject({ refreshing: false, step: { at: 'confirming' } });
    expect(page.calls.loadLoan).toHaveBeenCalledTimes(2);
  });

  it('is reviewed again also where the loan was reloaded meanwhile', async () => {
    const page = await offline(midnight);
    await page.after(timePassed, retry);
    expect(page.step()).toMatchObject({ at: 'confirming', changed: true });
  });

  it('is sent again at once, under its key, while nothing has changed', async () => {
    const page = await offline({ now: { time: '16:59' } });
    await page.after(retry);
    expect(keys(page)).toEqual(['key-1', 'key-1']);
    expect(page.calls.loadLoan).toHaveBeenCalledOnce();
  });

  it('is sent again at once with its draft agreement', async () => {
    const page = openPage(undefined, { requireDraft: true });
    page.calls.send.mockResolvedValueOnce({ status: 'notSent' });
    const chosen = [chooseLoan, chooseChecking, payLater('03/14/2025'), typeAmount('100'), review];
    await page.after(...chosen, viewDraft, confirm, retry);
    const [first, second] = page.calls.send.mock.calls;
    expect(first?.[0].draftAgreementToken).toBe('draft of 2025-03-14');
    expect(second).toEqual(first);
  });

  it('is not sent again on a day that takes no payments any more', async () => {
    const later = [chooseLoan, chooseChecking, payLater('03/14/2025'), typeAmount('100'), review];
    const page = await offline(
      { ...midnight, info: { nonPaymentDays: [day('2025-03-14')] } },
      later,
    );
    await page.after(retry);
    expect(page.step()).toEqual({ at: 'choosing', refusal: { text: 'errorChanged' } });
    expect(keys(page)).toEqual(['key-1']);
  });
});

describe('[POR-006] what is sent', () => {
  it.each([
    ['today', [typeAmount('100')]],
    ['later', [payLater('03/20/2025'), typeAmount('12.34')]],
    ['payoff', [{ type: 'payOff', on: true }]],
  ] satisfies [string, PaymentEvent[]][])('%s: is what the dialog showed', async (_, chosen) => {
    const page = openPage();
    await page.after(chooseLoan, chooseChecking, ...chosen, review);
    const shown = page.step();
    await page.after(confirm);
    expect(shown.at === 'confirming' && shown.reviewed.submission).toEqual(
      page.calls.send.mock.calls[0]?.[0],
    );
  });

  it('is not compared with new host data while the day and the cut-off are the same', async () => {
    const page = openPage('17:00');
    await page.after(...chooseAll);
    page.pass({ now: { time: '16:59' } });
    await page.after(confirm);
    expect(page.calls.send).toHaveBeenCalledOnce();
    expect(page.calls.loadLoan).toHaveBeenCalledOnce();
  });

  it('is sent once, however often it is confirmed while the host is asked', async () => {
    const page = openPage();
    await page.after(...chooseAll);
    page.pass(midnight);
    page.flow.send(confirm);
    page.flow.send(confirm);
    page.flow.send(cancelReview);
    await page.after(confirm);
    expect(page.calls.send).toHaveBeenCalledOnce();
    expect(page.calls.loadLoan).toHaveBeenCalledTimes(2);
  });

  it('is nothing before it is reviewed, also when it is confirmed past midnight', async () => {
    const page = openPage();
    await page.after(chooseLoan, chooseChecking, typeAmount('100'));
    page.pass(midnight);
    await page.after(confirm);
    expect(page.step()).toEqual({ at: 'choosing', refusal: undefined });
    expect(page.calls.loadLoan).toHaveBeenCalledOnce();
  });
});

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
