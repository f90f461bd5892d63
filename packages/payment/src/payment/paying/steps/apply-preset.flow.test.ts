import { cents } from '@portico/rules';
import type { PaymentPreset } from '@portico/shared/payment-preset';
import { describe, expect, it } from 'vitest';
import {
  checking,
  context,
  day,
  loanInfo,
  openToAll,
  settings,
  visa,
} from '../../../testing/fixtures';
import {
  choose,
  chooseChecking,
  creditLine,
  loan,
  openLoan,
  payLater,
  paymentWorld,
  payToday,
  typeAmount,
} from '../../../testing/flow-world';
import { purposeOf } from '../../meant';
import type { PaymentEvent } from '../paying.events';
import type { PaymentInfo } from '../plan/choices';

const saved = { banks: [checking], cards: [visa] };
const byDefault = { profileId: 'p1', isCard: false };
const payByCard: PaymentEvent = { type: 'chooseType', paymentType: 'card' };

/** A loan that allows every payment, with a default method, opened with this preset. */
async function opened(preset: PaymentPreset, info: Partial<PaymentInfo> = {}) {
  const answer = openLoan({
    saved,
    info: loanInfo({ ...openToAll, defaultPaymentMethod: byDefault, ...info }),
  });
  const world = paymentWorld({
    account: loan,
    preset,
    loadLoan: () => Promise.resolve(answer),
    quote: () => Promise.resolve(cents(512_345)),
    context: () => ({
      ...context,
      settings: {
        ...settings,
        recurring: { ...settings.recurring, customAmount: true, additionalPrincipal: false },
      },
    }),
  });
  await world.after();
  return {
    ...world,
    chosen: () => {
      const { choices, meant } = world.state();
      const { type, timing, amount, amountAnswer, edited } = choices;
      return { type, timing, amount: amount.text, amountAnswer, edited, refused: meant?.refused };
    },
  };
}

describe('[POR-153] a payment that is opened with what the borrower meant', () => {
  const today = { frequency: 'OneTime', when: { choice: 'today' }, payoff: false };

  it.each<[string, PaymentPreset, object]>([
    ['an amount', { amount: cents(67_600) }, { amount: '676.00', amountAnswer: 'other' }],
    ['the amount due', { amount: cents(25_000) }, { amount: '250.00', amountAnswer: 'due' }],
    [
      'a day',
      { day: day('2025-03-20') },
      { timing: { ...today, when: { choice: 'later', text: '03/20/2025' } }, amount: '250.00' },
    ],
    ['the payoff', { payoff: true }, { timing: { ...today, payoff: true }, amount: '' }],
    [
      'the payoff on a day',
      { payoff: true, day: day('2025-03-20') },
      { timing: { ...today, payoff: true, when: { choice: 'later', text: '03/20/2025' } } },
    ],
    ['autopay', { frequency: 'OnDueDate' }, { timing: { frequency: 'OnDueDate' } }],
    [
      'a frequency from a day',
      { frequency: 'Weekly', day: day('2025-03-21'), amount: cents(5_000) },
      { timing: { frequency: 'Weekly', text: '03/21/2025' }, amount: '50.00' },
    ],
    [
      'an extra amount with each payment',
      { frequency: 'OnDueDate', principal: cents(5_000) },
      { timing: { frequency: 'OnDueDate' }, amount: '300.00' },
    ],
    ['a card', { method: 'card' }, { type: 'card' }],
  ])('has chosen %s', async (_title, preset, expected) => {
    const { chosen } = await opened(preset);
    expect(chosen()).toMatchObject({ ...expected, edited: false, refused: [] });
  });

  it('chooses it once the first method was added', async () => {
    const preset = { amount: cents(67_600), frequency: 'OneTime' } as const;
    const { chosen, after } = await opened(preset, { defaultPaymentMethod: undefined });
    expect(chosen().amount).toBe('');
    await after({ type: 'chooseType', paymentType: 'ach' }, chooseChecking);
    expect(chosen().amount).toBe('676.00');
  });

  it('keeps it with another method, until the borrower chooses another amount', async () => {
    const { chosen, after, state } = await opened({ amount: cents(67_600) });
    await after(payByCard, { type: 'chooseSaved', profileId: 'c1' });
    expect(chosen().amount).toBe('676.00');
    await after(typeAmount('20'));
    expect(state().meant).toBeUndefined();
    await after({ type: 'chooseType', paymentType: 'ach' }, chooseChecking);
    expect(chosen().amount).toBe('250.00');
  });

  it('is of the loan that opens first', async () => {
    const { chosen, after, state } = await opened({ amount: cents(67_600) });
    await after(choose(creditLine));
    expect(state().meant).toBeUndefined();
    expect(chosen().amount).toBe('250.00');
  });

  it.each([payToday, payLater('03/20/2025'), typeAmount('5')])(
    'says no more what was meant after %j',
    async (event) => {
      const { after, state } = await opened({ amount: cents(67_600) });
      expect(purposeOf(state().meant)).toBe('amount');
      await after(event);
      expect(purposeOf(state().meant)).toBeUndefined();
    },
  );
});

describe('what the loan does not allow', () => {
  const options = { allowCards: true, allowACH: true, recurringAllowed: true };
  const onlyOnce = { paymentOptions: { ...options, recurringAllowed: false } };

  it.each<[string, PaymentPreset, Partial<PaymentInfo>]>([
    ['frequency', { frequency: 'OnDueDate', principal: cents(500) }, onlyOnce],
    ['payoff', { payoff: true }, { payOffAmount: cents(0) }],
    ['day', { day: day('2025-03-11'), amount: cents(500) }, {}],
    ['day', { day: day('2025-03-11'), payoff: true }, {}],
  ])('is named, and no amount takes its place: %s', async (part, preset, info) => {
    const { chosen, state } = await opened(preset, info);
    expect(chosen()).toMatchObject({ refused: [part], amount: '', amountAnswer: undefined });
    expect(state().plan?.ready).toBeUndefined();
    expect(purposeOf(state().meant)).toBeUndefined();
  });

  it('is named, and the rest is chosen: a card where none is taken', async () => {
    const noCards = { paymentOptions: { ...options, allowCards: false } };
    const { chosen } = await opened({ method: 'card', amount: cents(500) }, noCards);
    expect(chosen()).toMatchObject({ type: 'ach', refused: ['method'], amount: '5.00' });
  });

  it('is shown as typed where it is an amount that is too high', async () => {
    const { state } = await opened({ amount: cents(99_999_999) });
    expect(state().choices.amount).toMatchObject({ text: '999,999.99', touched: true });
    expect(state().plan?.amount?.entered).toMatchObject({ ok: false });
    expect(state().plan?.ready).toBeUndefined();
  });
});
