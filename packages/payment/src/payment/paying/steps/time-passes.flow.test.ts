import { cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { day } from '../../../testing/fixtures';
import {
  cancelReview,
  chooseAll,
  chooseChecking,
  chooseLoan,
  confirm,
  payLater,
  retry,
  review,
  timePassed,
  typeAmount,
  viewDraft,
} from '../../../testing/flow-world';
import { midnight, openPage, type Morning } from '../../../testing/open-page';
import type { PaymentEvent } from '../paying.events';

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
