import { describe, expect, it } from 'vitest';
import { savings, singleUse } from '../../../testing/fixtures';
import {
  addMethod,
  choose,
  chooseChecking,
  chooseLoan,
  creditLine,
  payLater,
  paymentWorld,
  removeMethod,
  typeAmount,
} from '../../../testing/flow-world';

const other = choose(creditLine);

describe('choosing another step', () => {
  const chosen = async () => {
    const world = paymentWorld();
    await world.after(chooseLoan, chooseChecking, typeAmount('100'));
    expect(world.state().plan?.ready?.total).toBe(10_150);
    return world;
  };

  it('[PAY-022] another account clears method, date and amount', async () => {
    const { after, state } = await chosen();
    await after(other);
    expect(state()).toMatchObject({
      choices: {
        account: { at: 'open' },
        method: undefined,
        timing: undefined,
        amount: { text: '' },
      },
      plan: undefined,
    });
  });

  it('[PAY-094] another method clears date and amount', async () => {
    const { after, state } = await chosen();
    await after(payLater('03/20/2025'), typeAmount('90'));
    await after({ type: 'chooseSaved', profileId: 'p2' });
    expect(state().choices).toMatchObject({
      method: { ...savings, kind: 'saved-bank' },
      timing: { when: { choice: 'today' } },
      amount: { text: '' },
    });
  });

  it('[PAY-091] removing a single-use account clears everything after the account', async () => {
    const { after, state } = await chosen();
    await after(addMethod, { type: 'useMethod', method: singleUse, saved: undefined });
    expect(state().choices.method).toEqual(singleUse);
    await after(removeMethod);
    expect(state()).toMatchObject({ choices: { account: { at: 'open' } }, plan: undefined });
  });

  it('an invalid date keeps the amount, and hides the total until it is valid', async () => {
    const { after, state } = await chosen();
    await after(payLater('03/15/2025'));
    expect(state().plan).toMatchObject({ amount: { entered: { ok: true } }, ready: undefined });
    await after(payLater('03/14/2025'));
    expect(state().plan?.ready?.submission).toMatchObject({
      kind: 'scheduled',
      amount: 10_000,
      fees: { firstParty: 75 },
    });
  });

  it('[PAY-390, PAY-391] the total is shown only while the amount is valid', async () => {
    const { after, state } = await chosen();
    await after(typeAmount('9999999'));
    expect(state().plan?.ready).toBeUndefined();
    await after(typeAmount('50.25'));
    expect(state().plan?.ready?.total).toBe(5_175);
  });
});
