import { describe, expect, it } from 'vitest';
import { checking, savings, singleUse } from '../../../testing/fixtures';
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
  review,
  typeAmount,
} from '../../../testing/flow-world';
import type { Method } from '../methods/method';
import type { PaymentEvent } from '../paying.events';

const useOnce: PaymentEvent = { type: 'useMethod', method: singleUse, saved: undefined };

describe('the form for a new bank account', () => {
  it('keeps the saved ones when the new one is used only once', async () => {
    const { after, state } = paymentWorld();
    await after(chooseLoan, addMethod, useOnce);
    expect(state().choices).toMatchObject({
      method: singleUse,
      account: { loan: { saved: { banks: [checking, savings] } } },
    });
    await after(chooseChecking);
    expect(state().choices.method).toMatchObject({ profileId: 'p1' });
  });

  it('that opens by itself keeps the message why the steps are shown again', async () => {
    const first = paymentWorld();
    await first.after(...chooseAll, confirm);
    first.flow.dispose();
    const { after, lookUp, step } = paymentWorld({
      storage: first.storage,
      loadLoan: () => Promise.resolve(openLoan({ saved: { banks: [], cards: [] } })),
    });
    await after(chooseLoan);
    await lookUp();
    expect(step()).toMatchObject({ at: 'adding', refusal: { text: 'errorEarlierNotMade' } });
    await after(cancelAdding);
    expect(step()).toEqual({ at: 'choosing', refusal: { text: 'errorEarlierNotMade' } });
  });

  it('closes before the loan that was chosen meanwhile opens, without the new account', async () => {
    const { after, flow, state } = paymentWorld();
    await after(chooseLoan, addMethod, choose(creditLine));
    expect(state()).toMatchObject({
      step: { at: 'adding' },
      choices: { account: { account: { number: '001-1234567-8' } } },
    });
    flow.send({ type: 'useMethod', method: singleUse, saved: { banks: [savings], cards: [] } });
    expect(state().choices.account).toEqual({ at: 'loading', account: creditLine });
    await after();
    expect(state().choices).toMatchObject({
      account: { at: 'open', account: creditLine, loan: { saved: openLoan().value.saved } },
      method: undefined,
    });
  });
});

describe('a new bank account', () => {
  it('[PAY-088] is requested at once if none is saved', async () => {
    const { after, step } = paymentWorld({
      loadLoan: () => Promise.resolve(openLoan({ saved: { banks: [], cards: [] } })),
    });
    await after(chooseLoan);
    expect(step().at).toBe('adding');
  });

  it('joins the saved ones and is chosen', async () => {
    const { after, state, step } = paymentWorld();
    await after();
    const added = { ...checking, profileId: 'p3' };
    const method: Method = { kind: 'saved-bank', ...added };
    await after(chooseLoan, addMethod);
    await after({
      type: 'useMethod',
      method,
      saved: { banks: [checking, savings, added], cards: [] },
    });
    expect(step().at).toBe('choosing');
    expect(state().choices).toMatchObject({
      method: { profileId: 'p3' },
      account: { loan: { saved: { banks: [checking, savings, added], cards: [] } } },
    });
  });

  it('[PAY-105] leaves the chosen one in place when it is cancelled', async () => {
    const { after, state } = paymentWorld();
    await after(chooseLoan, chooseChecking, addMethod, cancelAdding);
    expect(state()).toMatchObject({
      step: { at: 'choosing' },
      choices: { method: { profileId: 'p1' } },
    });
  });
});

it('[PAY-322] a single-use account can be used for a later day', async () => {
  const { after, state } = paymentWorld();
  await after(chooseLoan, addMethod);
  await after({ type: 'useMethod', method: singleUse, saved: undefined });
  await after(payLater('03/20/2025'), typeAmount('100'), review);
  expect(state().step).toMatchObject({
    at: 'confirming',
    reviewed: { submission: { kind: 'scheduled', method: singleUse } },
  });
});
