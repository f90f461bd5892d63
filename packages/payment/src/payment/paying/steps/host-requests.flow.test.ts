import { cents, type Cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { context, day, settings } from '../../../testing/fixtures';
import {
  chooseChecking,
  chooseLoan,
  confirm,
  delayedRequests,
  payLater,
  paymentWorld,
  review,
  timePassed,
  typeAmount,
} from '../../../testing/flow-world';
import type { PaymentEvent } from '../paying.events';
import type { PaymentContext } from '../plan/choices';

type Amount = Cents | undefined;

const askFeeAgain: PaymentEvent = { type: 'requestFeeAgain' };
const payOff = (on: boolean): PaymentEvent => ({ type: 'payOff', on });
const paying = [chooseLoan, chooseChecking, typeAmount('100')];
const payOffOn = (text: string) => [chooseLoan, chooseChecking, payOff(true), payLater(text)];
const withFee: PaymentContext = { ...context, settings: { ...settings, thirdPartyFee: true } };
const tomorrow = { today: day('2025-03-13'), time: '00:01' };

/** A page whose quotes and fees arrive when the test says so. */
function slowHost() {
  const quotes = delayedRequests<Amount>();
  const fees = delayedRequests<Amount>();
  let now = context;
  const page = paymentWorld({
    context: () => now,
    quote: quotes.request,
    fee: fees.request,
  });
  return {
    ...page,
    quotes,
    fees,
    at: (changed: PaymentContext) => {
      now = changed;
    },
  };
}

/** The same page, where a third party charges a fee. */
function slowThirdParty() {
  const page = slowHost();
  page.at(withFee);
  return page;
}

it('nothing is requested before the choices need it', async () => {
  const { after, state, calls } = slowHost();
  await after(chooseLoan, chooseChecking, typeAmount('100'), askFeeAgain, timePassed);
  expect(state().quoteFailed).toBe(false);
  expect(state().plan).toMatchObject({ quote: { pending: false }, fee: { pending: false } });
  expect(calls.quote).not.toHaveBeenCalled();
  expect(calls.fee).not.toHaveBeenCalled();
});

describe('the quote of a payoff', () => {
  it('is requested once for each day, also when the day is chosen again', async () => {
    const { after, state, calls, quotes } = slowHost();
    await after(...payOffOn('03/20/2025'));
    await quotes.answer(0, cents(512_345));
    await after(payLater('03/21/2025'));
    await quotes.answer(1, cents(512_400));
    await after(payLater('03/20/2025'));
    expect(state().plan?.ready?.submission.amount).toBe(512_345);
    expect(calls.quote.mock.calls.map(([{ payOffDate }]) => payOffDate)).toEqual([
      '2025-03-20',
      '2025-03-21',
    ]);
  });

  it('has to arrive before the payment can be reviewed', async () => {
    const { after, state, step, quotes } = slowHost();
    await after(...payOffOn('03/20/2025'), review);
    expect(state().plan).toMatchObject({ quote: { pending: true }, ready: undefined });
    expect(step().at).toBe('choosing');
    await quotes.answer(0, cents(512_345));
    await after(review);
    expect(step()).toMatchObject({ at: 'confirming', reviewed: { total: 512_420 } });
  });

  it.each<[string, Amount]>([
    ['amount', cents(999_999)],
    ['failure', undefined],
  ])('of a day that is no longer chosen: its late %s is ignored', async (_, answer) => {
    const { after, state, calls, quotes } = slowHost();
    await after(...payOffOn('03/20/2025'), payLater('03/21/2025'));
    await quotes.answer(0, answer);
    expect(state()).toMatchObject({
      quoteFailed: false,
      choices: { timing: { payoff: true, when: { text: '03/21/2025' } } },
    });
    await quotes.answer(1, cents(512_400));
    expect(state().plan?.ready?.submission.amount).toBe(512_400);
    expect(calls.quote).toHaveBeenCalledTimes(2);
  });

  it('that fails after the payoff was turned off clears nothing', async () => {
    const { after, state, quotes } = slowHost();
    await after(...payOffOn('03/20/2025'), payOff(false), typeAmount('100'));
    await quotes.answer(0, undefined);
    expect(state().quoteFailed).toBe(false);
    expect(state().plan?.ready).toMatchObject({ submission: { amount: 10_000, isPayoff: false } });
  });

  it('is not needed for another payment: no message is left once it is turned off', async () => {
    const { after, state, quotes } = slowHost();
    await after(...payOffOn('03/20/2025'));
    await quotes.answer(0, cents(512_345));
    await after(payOff(false), typeAmount('100'));
    expect(state().quoteFailed).toBe(false);
    expect(state().plan?.ready?.total).toBe(10_075);
  });

  it('that failed is still explained past midnight', async () => {
    const { after, state, quotes, at } = slowHost();
    await after(...payOffOn('03/20/2025'));
    await quotes.answer(0, undefined);
    at({ ...context, ...tomorrow });
    await after(timePassed);
    expect(state().quoteFailed).toBe(true);
  });
});

describe("a third party's fee", () => {
  it('has to arrive before there is a total', async () => {
    const { after, state, fees } = slowThirdParty();
    await after(...paying);
    expect(state().plan).toMatchObject({ fee: { pending: true, failed: false }, ready: undefined });
    await fees.answer(0, cents(345));
    expect(state().plan).toMatchObject({
      fee: { pending: false, amount: 345 },
      ready: { fee: 495, total: 10_495 },
    });
  });

  it('is requested once, however often it is asked for', async () => {
    const { after, calls } = slowThirdParty();
    await after(...paying, askFeeAgain, typeAmount('90'), timePassed);
    expect(calls.fee).toHaveBeenCalledOnce();
  });

  it('is not requested again while the day and the cut-off are the same', async () => {
    const { after, calls, fees } = slowThirdParty();
    await after(...paying);
    await fees.answer(0, cents(345));
    await after(timePassed, askFeeAgain);
    expect(calls.fee).toHaveBeenCalledOnce();
  });

  it('that fails is requested again only when the borrower says so', async () => {
    const { after, state, calls, fees } = slowThirdParty();
    await after(...paying);
    await fees.answer(0, undefined);
    expect(state().plan).toMatchObject({ fee: { pending: false, failed: true }, ready: undefined });
    expect(state().quoteFailed).toBe(false);
    expect(calls.fee).toHaveBeenCalledOnce();
    await after(askFeeAgain);
    expect(state().plan?.fee).toMatchObject({ pending: true, failed: false });
    await fees.answer(1, cents(345));
    expect(state()).toMatchObject({ quoteFailed: false, plan: { ready: { total: 10_495 } } });
  });

  it('that arrives once the screen is removed is ignored', async () => {
    const { after, state, flow, fees } = slowThirdParty();
    await after(...paying);
    flow.dispose();
    await fees.answer(0, cents(345));
    expect(state().plan?.fee).toMatchObject({ pending: true, amount: undefined });
  });
});

describe('past midnight', () => {
  const midnight: PaymentContext = { ...withFee, ...tomorrow };

  it('a confirmed payment waits for the new fee, and is shown with it', async () => {
    const { after, state, calls, fees, at } = slowThirdParty();
    await after(...paying);
    await fees.answer(0, cents(345));
    await after(review);
    at(midnight);
    await after(confirm);
    expect(state()).toMatchObject({ refreshing: true, step: { at: 'confirming' } });
    await fees.answer(1, cents(400));
    expect(state()).toMatchObject({
      refreshing: false,
      step: { at: 'confirming', changed: true, reviewed: { total: 10_550 } },
    });
    expect(calls.send).not.toHaveBeenCalled();
  });

  it.each<[string, PaymentEvent]>([
    ['confirmed', confirm],
    ['left open', timePassed],
  ])(
    'a reviewed payoff that is %s asks for its quote once, and is not sent without',
    async (_, event) => {
      const { after, state, step, calls, quotes, at } = slowHost();
      await after(...payOffOn('03/20/2025'));
      await quotes.answer(0, cents(512_345));
      await after(review);
      at({ ...context, ...tomorrow });
      await after(event);
      await quotes.answer(1, undefined);
      expect(calls.quote).toHaveBeenCalledTimes(2);
      expect(state()).toMatchObject({ quoteFailed: true, choices: { timing: { payoff: false } } });
      await after(confirm);
      expect(step()).toMatchObject({ at: 'choosing', refusal: { text: 'errorChanged' } });
      expect(calls.send).not.toHaveBeenCalled();
    },
  );

  it('a loan that was opened since is reviewed at once, with the fee of the new day', async () => {
    const { after, step, calls, fees, at } = slowThirdParty();
    at(midnight);
    await after(...paying);
    await fees.answer(0, cents(400));
    await after(review);
    expect(step()).toMatchObject({ at: 'confirming', reviewed: { total: 10_550 } });
    expect(calls.fee).toHaveBeenCalledOnce();
    expect(calls.loadLoan).toHaveBeenCalledOnce();
  });

  it('the payoff of a loan that was opened since is reviewed at once, with its quote', async () => {
    const { after, step, calls, quotes, at } = slowHost();
    at({ ...context, ...tomorrow });
    await after(...payOffOn('03/20/2025'));
    await quotes.answer(0, cents(513_000));
    await after(review);
    expect(step()).toMatchObject({
      at: 'confirming',
      reviewed: { submission: { amount: 513_000 } },
    });
    expect(calls.quote).toHaveBeenCalledOnce();
  });
});
