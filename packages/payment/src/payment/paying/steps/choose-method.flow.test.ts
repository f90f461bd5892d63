import { cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import {
  aScheduledPayment,
  checking,
  loanInfo,
  openToAll,
  savings,
  singleUse,
  visa,
} from '../../../testing/fixtures';
import {
  addMethod,
  cancelAdding,
  choose,
  chooseAll,
  chooseChecking,
  chooseLoan,
  confirm,
  creditLine,
  openLoan,
  payLater,
  paymentWorld,
  refused,
  removeMethod,
  review,
  typeAmount,
} from '../../../testing/flow-world';
import type { PaymentEvent } from '../paying.events';
import type { LoanChange } from '../plan/choices';

const bankAccount: PaymentEvent = { type: 'chooseType', paymentType: 'ach' };
const card: PaymentEvent = { type: 'chooseType', paymentType: 'card' };
const useOnce: PaymentEvent = { type: 'useMethod', method: singleUse, saved: undefined };
const changeLoan = (change: LoanChange): PaymentEvent => ({ type: 'changeLoan', change });
const openToCards = () =>
  paymentWorld({
    loadLoan: () =>
      Promise.resolve(
        openLoan({
          info: loanInfo(openToAll),
          saved: { banks: [checking], cards: [visa] },
        }),
      ),
  });

describe('what cannot be chosen changes nothing', () => {
  it('a type before the account is chosen', async () => {
    const { after, state } = paymentWorld();
    await after(bankAccount, addMethod, removeMethod);
    expect(state()).toMatchObject({ step: { at: 'choosing' }, choices: { type: undefined } });
  });

  it('a card where the loan accepts bank accounts only', async () => {
    const { after, state } = paymentWorld();
    await after(chooseLoan, chooseChecking, typeAmount('100'), card);
    expect(state().choices).toMatchObject({ type: 'ach', method: { profileId: 'p1' } });
    expect(state().plan?.ready?.total).toBe(10_150);
  });

  it('a saved card before the type is chosen', async () => {
    const { after, state } = openToCards();
    await after(chooseLoan, { type: 'chooseSaved', profileId: 'c1' });
    expect(state().choices).toMatchObject({ type: undefined, method: undefined });
    await after(card, { type: 'chooseSaved', profileId: 'c1' });
    expect(state().choices).toMatchObject({ type: 'card', method: { last4: '4242' } });
  });

  it('a saved account that does not exist', async () => {
    const { after, state } = paymentWorld();
    await after(chooseLoan, chooseChecking, typeAmount('100'));
    await after({ type: 'chooseSaved', profileId: 'unknown' });
    expect(state().choices).toMatchObject({ method: { profileId: 'p1' }, amount: { text: '100' } });
  });

  it('a new account whose form is not open', async () => {
    const { after, state } = paymentWorld();
    await after(chooseLoan, chooseChecking, useOnce);
    expect(state().choices.method).toMatchObject({ profileId: 'p1' });
  });
});

describe('a payment by a new method', () => {
  const another: PaymentEvent = { type: 'chooseSaved', profileId: 'p2' };

  it.each<[string, readonly PaymentEvent[]]>([
    ['a saved one', [chooseChecking]],
    ['one that is used once', [addMethod, useOnce]],
    ['another one', [chooseChecking, another]],
  ])('begins today with the amount due: %s', async (_, events) => {
    const { after, state } = paymentWorld();
    await after(chooseLoan, bankAccount, ...events);
    expect(state().choices).toMatchObject({
      timing: { frequency: 'OneTime', when: { choice: 'today' } },
      amount: { text: '250.00', touched: false },
      amountAnswer: 'due',
    });
  });

  it.each<[string, PaymentEvent]>([
    ['another amount', typeAmount('90')],
    ['the payoff', { type: 'payOff', on: true }],
  ])('does not put the amount due in place of %s', async (_, answer) => {
    const { after, state } = paymentWorld();
    await after(chooseLoan, chooseChecking, answer, another);
    expect(state().choices).toMatchObject({ amount: { text: '' }, amountAnswer: undefined });
  });

  it('leaves the amount to the borrower where the limits refuse the amount due', async () => {
    const info = loanInfo({ totalAmountDue: cents(25_000), payOffAmount: cents(20_000) });
    const { after, state } = paymentWorld({
      loadLoan: () => Promise.resolve(openLoan({ info })),
    });
    await after(chooseLoan, chooseChecking);
    expect(state().choices).toMatchObject({ amount: { text: '' }, amountAnswer: undefined });
  });
});

describe('another loan', () => {
  it('no longer shows why the payment of the first was declined, and can be paid', async () => {
    const { after, step } = paymentWorld({ send: () => Promise.resolve(refused('Declined')) });
    await after(...chooseAll, confirm);
    expect(step()).toMatchObject({ refusal: { text: 'errorDeclined' } });
    await after(choose(creditLine));
    expect(step()).toEqual({ at: 'choosing', refusal: undefined });
    await after(chooseChecking, typeAmount('100'), review);
    expect(step().at).toBe('confirming');
  });
});

describe('after a saved method is deleted or made the default', () => {
  const remaining = (...banks: (typeof checking)[]) =>
    changeLoan({
      of: 'methods',
      saved: { banks, cards: [] },
      defaultMethod: { isCard: false, profileId: 'p2' },
    });
  const brokerage = { ...checking, profileId: 'p3' };

  it('the loan has the new list and the new default', async () => {
    const { after, state } = paymentWorld();
    await after(chooseLoan, remaining(savings));
    expect(state().choices.account).toMatchObject({
      loan: {
        saved: { banks: [savings] },
        info: {
          accountNumber: '001-1234567-8',
          defaultPaymentMethod: { isCard: false, profileId: 'p2' },
          paymentToken: 'token-of-the-loan',
        },
      },
    });
    await after(bankAccount);
    expect(state().choices.method).toMatchObject({ profileId: 'p2' });
  });

  it('the payment is cleared if its method was deleted', async () => {
    const { after, state } = paymentWorld();
    await after(chooseLoan, chooseChecking, typeAmount('100'), remaining(savings, brokerage));
    expect(state()).toMatchObject({
      choices: { type: 'ach', method: undefined, timing: undefined, amount: { text: '' } },
      plan: undefined,
    });
  });

  it.each<[string, readonly PaymentEvent[]]>([
    ['with a method that is still saved', [chooseChecking]],
    ['with a bank account that is used once', [addMethod, useOnce]],
  ])('the payment stays as it is %s', async (_, chosen) => {
    const { after, state } = paymentWorld();
    await after(chooseLoan, ...chosen, typeAmount('100'));
    const { method } = state().choices;
    await after(remaining(checking, brokerage));
    expect(state().choices.method).toEqual(method);
    expect(state().plan?.ready?.total).toBe(10_150);
  });

  it.each<[string, readonly PaymentEvent[], string]>([
    ['another method is added', [chooseLoan, chooseChecking, addMethod], 'adding'],
    ['the payment is being confirmed', chooseAll, 'confirming'],
  ])('while %s, the loan has the new default, and the choices stay', async (_, chosen, at) => {
    const { after, state } = paymentWorld();
    await after(...chosen);
    const { method } = state().choices;
    await after(remaining(checking, savings));
    expect(state()).toMatchObject({
      step: { at },
      choices: {
        account: { loan: { info: { defaultPaymentMethod: { profileId: 'p2' } } } },
        method,
      },
    });
  });
});

describe('after a planned payment is deleted', () => {
  const planned = aScheduledPayment();
  const recurringPayment = undefined;
  const deleted = changeLoan({
    of: 'planned',
    token: 'token-2',
    scheduledPayments: [],
    recurringPayment,
  });
  const withPlanned = () =>
    paymentWorld({
      loadLoan: () =>
        Promise.resolve(openLoan({ info: loanInfo({ scheduledPayments: [planned] }) })),
    });

  it('the payment starts over, and is sent with the new token of the loan', async () => {
    const { after, state, calls } = withPlanned();
    await after(chooseLoan, chooseChecking, typeAmount('100'), deleted);
    expect(state()).toMatchObject({
      choices: {
        account: {
          loan: {
            info: { scheduledPayments: [], totalAmountDue: cents(25_000) },
            saved: { banks: [checking, savings] },
          },
        },
        method: undefined,
        amount: { text: '' },
      },
    });
    await after(chooseChecking, typeAmount('100'), review, confirm);
    expect(calls.send.mock.calls[0]?.[0]).toMatchObject({
      amount: 10_000,
      paymentToken: 'token-2',
    });
  });

  it('nothing changes before a loan is open', async () => {
    const { after, state } = withPlanned();
    await after(deleted);
    expect(state().choices.account).toEqual({ at: 'choosing' });
  });

  it('a payment that is being confirmed stays as it was reviewed', async () => {
    const { after, state } = withPlanned();
    await after(...chooseAll, deleted);
    expect(state()).toMatchObject({
      step: { at: 'confirming' },
      choices: {
        account: { loan: { info: { scheduledPayments: [planned] } } },
        method: { profileId: 'p1' },
      },
    });
  });
});

describe('another type that is tried and given up', () => {
  const both = () =>
    paymentWorld({
      loadLoan: () => Promise.resolve(openLoan({ info: loanInfo(openToAll) })),
    });
  const whole: readonly PaymentEvent[] = [
    chooseLoan,
    { type: 'chooseType', paymentType: 'ach' },
    chooseChecking,
    payLater('03/20/2025'),
    typeAmount('42.50'),
  ];
  const tryCard: readonly PaymentEvent[] = [
    { type: 'chooseType', paymentType: 'card' },
    { type: 'needMethod' },
  ];

  it('[PAY-105] leaves the whole payment as it was when its form is cancelled', async () => {
    const { after, state, step } = both();
    await after(...whole);
    const before = state().choices;
    await after(...tryCard);
    expect(step().at).toBe('adding');
    await after(cancelAdding);
    expect(state().choices).toEqual(before);
    expect(state().plan?.ready?.total).toBe(4_325);
  });

  it('leaves it as it was when the first type is chosen again', async () => {
    const { after, state } = both();
    await after(...whole);
    const before = state().choices;
    await after({ type: 'chooseType', paymentType: 'card' });
    await after({ type: 'chooseType', paymentType: 'ach' });
    expect(state().choices).toEqual(before);
  });

  it('is not there any more for another loan', async () => {
    const { after, state } = both();
    await after(...whole, ...tryCard);
    await after(cancelAdding, { type: 'chooseAccount', account: creditLine });
    await after({ type: 'chooseType', paymentType: 'ach' });
    expect(state().choices.amount.text).not.toBe('42.50');
  });
});
