import { cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { checking, context, day, loanInfo, openToAll, settings } from '../../../testing/fixtures';
import {
  chooseChecking,
  chooseLoan,
  confirm,
  openLoan,
  payLater,
  paymentWorld,
  payToday,
  refused,
  review,
  typeAmount,
} from '../../../testing/flow-world';
import type { PaymentEvent } from '../paying.events';
import type { PaymentPorts } from '../paying.ports';
import type { PaymentSettings } from '../paying.settings';
import type { PaymentInfo } from '../plan/choices';

const payOff = (on: boolean): PaymentEvent => ({ type: 'payOff', on });
const weekly: PaymentEvent = { type: 'chooseFrequency', frequency: 'Weekly' };
const daysBeforeDue: PaymentEvent = { type: 'chooseFrequency', frequency: 'DaysBeforeDue' };
const daysOf = (days: number): PaymentEvent => ({ type: 'chooseDays', days });
const firstDay = (text: string): PaymentEvent => ({ type: 'typeFirstDay', text });
const start: readonly PaymentEvent[] = [
  chooseLoan,
  { type: 'chooseType', paymentType: 'ach' },
  chooseChecking,
];
const payoffTodayOnly: Partial<PaymentSettings> = {
  payoff: { ...settings.payoff, allowFuture: { ach: false, card: true } },
};

type Lender = Partial<PaymentPorts> & {
  readonly info?: Partial<PaymentInfo>;
  readonly settings?: Partial<PaymentSettings>;
};

/** A loan that can be paid once or repeatedly, and paid off on a later day for $5,123.45. */
function world({ info = openToAll, settings: own = {}, ...ports }: Lender = {}) {
  return paymentWorld({
    context: () => ({ ...context, settings: { ...settings, ...own } }),
    loadLoan: () => Promise.resolve(openLoan({ info: loanInfo(info) })),
    quote: () => Promise.resolve(cents(512_345)),
    ...ports,
  });
}

describe('the frequency', () => {
  it('clears the amount', async () => {
    const { after, state } = world();
    await after(...start, typeAmount('100'), weekly);
    expect(state().choices).toMatchObject({
      timing: { frequency: 'Weekly', text: '' },
      amount: { text: '' },
    });
  });

  it('stays one-time where the host allows no recurring payment', async () => {
    const { after, state } = world({ info: {} });
    await after(chooseLoan, chooseChecking, typeAmount('100'), weekly);
    expect(state().choices.timing).toMatchObject({ frequency: 'OneTime' });
    expect(state().plan?.ready?.total).toBe(10_150);
  });

  it('weekly pays from the typed first day on', async () => {
    const { after, state } = world();
    await after(...start, weekly, firstDay('03/20/2025'), typeAmount('100'));
    expect(state().choices.timing).toEqual({ frequency: 'Weekly', text: '03/20/2025' });
    expect(state().plan?.ready?.recurring?.next.map(({ payOn }) => payOn)).toEqual([
      '2025-03-20',
      '2025-03-27',
      '2025-04-03',
    ]);
  });
});

describe('a field of another frequency changes nothing', () => {
  const once = [payOff(true), payLater('03/20/2025'), payToday] as const;

  it('before a method is chosen', async () => {
    const { after, state } = world();
    await after(chooseLoan, ...once, daysOf(3), firstDay('03/20/2025'), weekly);
    expect(state().choices).toMatchObject({ account: { at: 'open' }, timing: undefined });
  });

  it('while a one-time payment is chosen', async () => {
    const { after, state } = world();
    await after(...start, typeAmount('100'), daysOf(3), firstDay('03/20/2025'));
    expect(state().choices.timing).toEqual({
      frequency: 'OneTime',
      when: { choice: 'today' },
      payoff: false,
    });
    expect(state().plan?.ready?.total).toBe(10_150);
  });

  it('while a weekly payment is chosen', async () => {
    const { after, state } = world();
    await after(...start, weekly, firstDay('03/20/2025'), ...once, daysOf(3));
    expect(state().choices.timing).toEqual({ frequency: 'Weekly', text: '03/20/2025' });
  });
});

describe('paying off', () => {
  const today = { choice: 'today' };

  it.each<[string, Partial<PaymentSettings>, readonly PaymentEvent[], object]>([
    [
      'keeps a later day where the lender allows it',
      {},
      [payLater('03/20/2025'), payOff(true)],
      { choice: 'later', text: '03/20/2025' },
    ],
    [
      'goes back to today elsewhere',
      payoffTodayOnly,
      [payLater('03/20/2025'), payOff(true)],
      today,
    ],
    ['of today stays today', {}, [payOff(true)], today],
    [
      'keeps the day when it is turned off',
      payoffTodayOnly,
      [payOff(true), payLater('03/20/2025'), payOff(false)],
      { choice: 'later', text: '03/20/2025' },
    ],
  ])('%s', async (_, own, chosen, when) => {
    const { after, state } = world({ settings: own });
    await after(...start, ...chosen);
    expect(state().choices.timing).toMatchObject({ frequency: 'OneTime', when });
  });

  it('costs the payoff amount, and clears what was typed', async () => {
    const { after, state } = world();
    await after(...start, typeAmount('100'), payOff(true));
    expect(state()).toMatchObject({
      quoteFailed: false,
      choices: { amount: { text: '' } },
      plan: { ready: { submission: { amount: 500_000, isPayoff: true } } },
    });
  });
});

describe('a payoff without a quote', () => {
  const unquoted = async (...before: readonly PaymentEvent[]) => {
    const tab = world({ quote: () => Promise.resolve(undefined) });
    await tab.after(...start, ...before, payOff(true), payLater('03/20/2025'));
    return tab;
  };

  it('is turned off and says so; the day stays', async () => {
    const { state } = await unquoted(typeAmount('100'));
    expect(state().quoteFailed).toBe(true);
    expect(state().choices).toMatchObject({
      timing: {
        frequency: 'OneTime',
        when: { choice: 'later', text: '03/20/2025' },
        payoff: false,
      },
      amount: { text: '' },
    });
  });

  it('requests the quote once', async () => {
    const { calls } = await unquoted();
    expect(calls.quote).toHaveBeenCalledOnce();
  });

  it('can be tried again, which removes the message', async () => {
    const { after, calls, state } = await unquoted();
    calls.quote.mockResolvedValue(cents(512_345));
    await after(payOff(true));
    expect(state().quoteFailed).toBe(false);
    expect(state().plan?.ready).toMatchObject({ submission: { amount: 512_345 }, total: 512_420 });
  });
});

describe('after Declined', () => {
  const declined = async (...chosen: readonly PaymentEvent[]) => {
    const tab = world({
      send: () => Promise.resolve(refused('Declined')),
      quote: () => Promise.resolve(undefined),
    });
    await tab.after(...start, ...chosen, review, confirm);
    expect(tab.step()).toMatchObject({ at: 'choosing', refusal: { text: 'errorDeclined' } });
    return tab;
  };

  it.each<[string, readonly PaymentEvent[], PaymentEvent, 'choosing' | 'confirming']>([
    [
      'another number of days does not allow it again',
      [daysBeforeDue, daysOf(3)],
      daysOf(4),
      'choosing',
    ],
    [
      'another first day does not allow it again',
      [weekly, firstDay('03/20/2025'), typeAmount('100')],
      firstDay('03/21/2025'),
      'choosing',
    ],
    ['paying off instead allows it again', [typeAmount('100')], payOff(true), 'confirming'],
  ])('%s', async (_, chosen, change, at) => {
    const { after, step, state } = await declined(...chosen);
    await after(change);
    expect(state().plan?.ready).toBeDefined();
    await after(review);
    expect(step().at).toBe(at);
  });

  it('a quote that fails does not hide why the payment was declined', async () => {
    const { after, step, state } = await declined(payOff(true));
    await after(payLater('03/20/2025'));
    expect(state().quoteFailed).toBe(true);
    expect(step()).toMatchObject({ at: 'choosing', refusal: { text: 'errorDeclined' } });
  });
});

describe('the date', () => {
  const afterCutoff = loanInfo({
    blockImmediateACHPaymentsAfterCutoffTime: true,
    adjustedACHPaymentDateAfterCutoffTime: day('2025-03-13'),
  });
  const world = (info = afterCutoff) =>
    paymentWorld({
      loadLoan: () => Promise.resolve(openLoan({ info, saved: { banks: [checking], cards: [] } })),
    });

  it('is today unless the lender says otherwise', async () => {
    const { after, state } = world(loanInfo());
    await after(chooseLoan, chooseChecking);
    expect(state().choices.timing).toMatchObject({ when: { choice: 'today' } });
  });

  it('after the cut-off is the adjusted day', async () => {
    const { after, state } = world();
    await after(chooseLoan, chooseChecking);
    expect(state().choices.timing).toMatchObject({
      when: { choice: 'later', text: '03/13/2025' },
    });
  });

  it('[PAY-298] after the cut-off today is refused at submit, before the confirmation', async () => {
    const { after, step, calls } = world();
    await after(chooseLoan, chooseChecking, payToday, typeAmount('100'));
    await after(review, confirm);
    expect(step()).toEqual({ at: 'choosing', refusal: { text: 'errorCutoff' } });
    expect(calls.send).not.toHaveBeenCalled();
  });
});
