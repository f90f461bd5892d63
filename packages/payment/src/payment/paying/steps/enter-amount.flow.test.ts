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
      loadLoan: () => Promise.resolve({ ...openLoan, info: loanInfo(openToAll) }),
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

  it('additional principal is paid on top of the amount', async () => {
    const { after, state } = withPrincipal();
    await after(...onDueDate, typeAmount('200'), typePrincipal('20.50'));
    expect(state().plan?.ready).toMatchObject({
      submission: { amount: 20_000, additionalPrincipalAmount: 2_050, fees: { firstParty: 25 } },
      total: 22_075,
    });
  });
});
