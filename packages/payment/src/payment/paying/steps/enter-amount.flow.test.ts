import { describe, expect, it } from 'vitest';
import { context, loanInfo, openToAll, settings } from '../../../testing/fixtures';
import {
  chooseChecking,
  chooseLoan,
  openLoan,
  paymentWorld,
  typeAmount,
  typePrincipal,
} from '../../../testing/flow-world';
import type { PaymentEvent } from '../paying.events';

const bankAccount: PaymentEvent = { type: 'chooseType', paymentType: 'ach' };

describe('the problem of an amount', () => {
  const withPrincipal = () =>
    paymentWorld({
      context: () => ({
        ...context,
        settings: {
          ...settings,
          recurring: { ...settings.recurring, customAmount: true, additionalPrincipal: true },
        },
      }),
      loadLoan: () => Promise.resolve(openLoan({ info: loanInfo(openToAll) })),
    });
  const onDueDate = [
    chooseLoan,
    bankAccount,
    chooseChecking,
    { type: 'chooseFrequency', frequency: 'OnDueDate' },
  ] satisfies PaymentEvent[];

  it.each([
    ['amount', typeAmount, 'touchAmount', 'principal'],
    ['principal', typePrincipal, 'touchPrincipal', 'amount'],
  ] as const)('in the field %s is shown once the field loses the focus', async (...names) => {
    const [field, type, touch, other] = names;
    const { after, state } = withPrincipal();
    await after(...onDueDate, type('1.234'));
    expect(state().choices[field]).toMatchObject({ text: '1.234', touched: false });
    await after({ type: touch });
    expect(state().choices).toMatchObject({
      [field]: { text: '1.234', touched: true },
      [other]: { text: '', touched: false },
    });
  });

  it('changes no other part of the plan than the amount and the payment', async () => {
    const { after, state } = withPrincipal();
    await after(...onDueDate, typeAmount('200'));
    const before = state().plan;
    await after(typeAmount('200.5'));
    expect(before?.timing).toBeDefined();
    const { amount, ready, ...others } = state().plan ?? {};
    expect([amount?.entered, ready?.total]).toEqual([{ ok: true, value: 20_050 }, 20_075]);
    for (const [part, value] of Object.entries(others)) {
      expect(value, part).toBe(before && Reflect.get(before, part));
    }
  });

  it('additional principal is paid on top of the amount', async () => {
    const { after, state } = withPrincipal();
    await after(...onDueDate, typeAmount('200'), typePrincipal('20.50'));
    expect(state().plan?.ready).toMatchObject({
      submission: { amount: 20_000, additionalPrincipalAmount: 2_050, fees: { firstParty: 25 } },
      total: 22_075,
    });
  });
});

describe('how much', () => {
  const withPayoff = async (...events: readonly PaymentEvent[]) => {
    const world = paymentWorld({
      loadLoan: () => Promise.resolve(openLoan({ info: loanInfo(openToAll) })),
    });
    await world.after(chooseLoan, bankAccount, chooseChecking, ...events);
    return world.state();
  };

  it('the amount due is an answer of its own', async () => {
    const { choices, plan } = await withPayoff({ type: 'chooseAmount', answer: 'due' });
    expect(choices).toMatchObject({ amountAnswer: 'due', amount: { text: '250.00' } });
    expect(plan?.ready?.submission.amount).toBe(25_000);
  });

  it('typing the amount due stays another amount, so that its field stays open', async () => {
    const { choices } = await withPayoff(typeAmount('250'));
    expect(choices.amountAnswer).toBe('other');
  });

  it.each(['due', 'other'] as const)('choosing %s turns a payoff off', async (answer) => {
    const { choices, plan } = await withPayoff(
      { type: 'payOff', on: true },
      { type: 'chooseAmount', answer },
    );
    expect(choices.timing).toMatchObject({ payoff: false });
    expect(plan?.amount?.step).toBe('editable');
  });

  it('a payoff takes the place of the amount', async () => {
    const { choices, plan } = await withPayoff(typeAmount('100'), { type: 'payOff', on: true });
    expect(choices.amountAnswer).toBeUndefined();
    expect(plan?.ready?.submission).toMatchObject({ amount: 500_000 });
  });

  it('another method leaves it unanswered', async () => {
    const { choices } = await withPayoff(typeAmount('100'), {
      type: 'chooseSaved',
      profileId: 'p2',
    });
    expect(choices).toMatchObject({ amountAnswer: undefined, amount: { text: '' } });
  });
});
