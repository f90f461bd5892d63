import { createTestStorage } from '@portico/core/testing';
import { describe, expect, it } from 'vitest';
import { arrivalTime, type OutcomeAnswer } from '@portico/shared/outcome';
import { loanInfo } from '../../../testing/fixtures';
import {
  choose,
  chooseAll,
  chooseChecking,
  chooseLoan,
  confirm,
  creditLine,
  loan,
  openLoan,
  payAgain,
  paymentWorld,
  posted,
  startOver,
  typeAmount,
} from '../../../testing/flow-world';

describe('a page that is left while a payment is under way', () => {
  const loanWithDefault = () =>
    Promise.resolve(
      openLoan({
        info: loanInfo({ defaultPaymentMethod: { isCard: false, profileId: 'p1' } }),
      }),
    );
  const notMadeInTheEnd = () => {
    const answers: OutcomeAnswer[] = [{ status: 'processing' }, { status: 'unanswered' }];
    return () => Promise.resolve(answers.shift() ?? ({ status: 'notMade' } as const));
  };
  const storedSent = async () => {
    const storage = createTestStorage();
    const first = paymentWorld({ storage });
    await first.after(...chooseAll, confirm);
    first.flow.dispose();
    return storage;
  };

  it('starts with looking it up by the same key', async () => {
    const storage = await storedSent();
    const { after, step, calls } = paymentWorld({
      storage,
      outcome: () => Promise.resolve({ status: 'posted', referenceNumber: 'R-1' }),
    });
    expect(step()).toMatchObject({ at: 'checking', intent: { key: 'key-1' } });
    await after();
    expect(calls.outcome).toHaveBeenCalledExactlyOnceWith('key-1');
    expect(calls.send).not.toHaveBeenCalled();
    expect(calls.paid).toHaveBeenCalledOnce();
    expect(storage.entries.size).toBe(0);
  });

  it('stays locked over any number of reloads while the outcome is unknown', async () => {
    const storage = await storedSent();
    for (let reload = 0; reload < 3; reload += 1) {
      const { pass, step, flow } = paymentWorld({
        storage,
        outcome: () => Promise.resolve({ status: 'unanswered' }),
      });
      for (const pause of [0, 1_000, 2_000, 4_000, 8_000]) await pass(pause);
      expect(step().at).toBe('unresolved');
      flow.dispose();
    }
  });

  it('[POR-125] starts over when the payment never came in, with the account chosen meanwhile', async () => {
    const storage = await storedSent();
    const { after, pass, step, state } = paymentWorld({ storage, outcome: notMadeInTheEnd() });
    await after(chooseLoan);
    expect(step().at).toBe('checking');
    for (const pause of [0, 1_000, 2_000, 4_000, 8_000]) await pass(pause);
    expect(step()).toEqual({ at: 'choosing', refusal: { text: 'errorEarlierNotMade' } });
    expect(storage.entries.size).toBe(0);
    expect(state().choices.account).toMatchObject({ at: 'open', account: { number: loan.number } });
  });

  it('opens the account with its preselection, and still shows that nothing was received', async () => {
    const storage = await storedSent();
    const { after, pass, step, state } = paymentWorld({
      storage,
      loadLoan: loanWithDefault,
      outcome: notMadeInTheEnd(),
    });
    await after(chooseLoan);
    for (const pause of [0, 1_000, 2_000, 4_000, 8_000]) await pass(pause);
    expect(state().choices.method).toMatchObject({ profileId: 'p1' });
    expect(step()).toEqual({ at: 'choosing', refusal: { text: 'errorEarlierNotMade' } });
  });
});

describe('a loan that is chosen after the outcome of a page that was left', () => {
  const left = async (outcome: OutcomeAnswer) => {
    const [storage, shared] = [createTestStorage(), createTestStorage()];
    const first = paymentWorld({ storage, shared });
    await first.after(...chooseAll, confirm);
    first.flow.dispose();
    const next = paymentWorld({ storage, shared, outcome: () => Promise.resolve(outcome) });
    await next.after();
    return next;
  };

  it('opens below what came of the payment; another one after it no longer has this', async () => {
    const { after, step, state } = await left({ status: 'notMade' });
    const told = { at: 'choosing', refusal: { text: 'errorEarlierNotMade' } };
    expect(step()).toEqual(told);
    await after(chooseLoan);
    expect(step()).toEqual(told);
    expect(state().choices.account.at).toBe('open');
    await after(choose(creditLine));
    expect(step()).toEqual({ at: 'choosing', refusal: undefined });
  });

  it('is not looked up once more if it is the locked one, and opens once it is free', async () => {
    const { after, pass, step, state, calls } = await left({ status: 'unsupported' });
    await after(chooseLoan);
    expect(step()).toMatchObject({ at: 'unresolved', intent: { confirmation: {} } });
    expect(calls.outcome).toHaveBeenCalledOnce();
    await pass(arrivalTime);
    await after(startOver);
    expect(state().choices.account.at).toBe('open');
  });

  it('is filled in again below what came of the payment', async () => {
    const { after, step, state } = await left({ status: 'notMade' });
    await after(chooseLoan, {
      type: 'restore',
      events: [{ type: 'chooseSaved', profileId: 'p2' }, typeAmount('42.50')],
    });
    expect(step()).toEqual({ at: 'choosing', refusal: { text: 'errorEarlierNotMade' } });
    expect(state().choices).toMatchObject({
      method: { profileId: 'p2' },
      amount: { text: '42.50' },
    });
  });
});

describe('a page that is left once the payment is accepted, before its confirmation is shown', () => {
  const confirmsElsewhere = () => true;
  const storedPaid = async () => {
    const storage = createTestStorage();
    const first = paymentWorld({ storage, confirmsElsewhere, send: () => Promise.resolve(posted) });
    await first.after(...chooseAll, confirm);
    first.flow.dispose();
    return storage;
  };

  it('[PAY-480] shows the confirmation number, not an empty form', async () => {
    const storage = await storedPaid();
    const { after, step, calls } = paymentWorld({ storage, confirmsElsewhere, account: loan });
    await after();
    expect(step()).toMatchObject({ at: 'done', confirmation: { referenceNumber: 'R-1' } });
    expect(calls.send).not.toHaveBeenCalled();
    expect(calls.outcome).not.toHaveBeenCalled();
    expect(calls.loadLoan).not.toHaveBeenCalled();
  });

  it('starts another payment when the borrower chooses to', async () => {
    const storage = await storedPaid();
    const { after, step, state } = paymentWorld({ storage, confirmsElsewhere, account: loan });
    await after(payAgain);
    expect(step()).toEqual({ at: 'choosing', refusal: undefined });
    expect(storage.entries.size).toBe(0);
    expect(state().choices.account).toMatchObject({ at: 'open', account: { number: loan.number } });
  });

  it('starts over only from the confirmation', async () => {
    const { after, step, state, calls } = paymentWorld();
    await after(chooseLoan, chooseChecking, typeAmount('100'), payAgain);
    expect(step().at).toBe('choosing');
    expect(state().choices.amount.text).toBe('100');
    expect(calls.loadLoan).toHaveBeenCalledOnce();
  });

  it('starts over where no other screen shows the confirmation', async () => {
    const storage = createTestStorage();
    const first = paymentWorld({ storage, send: () => Promise.resolve(posted) });
    await first.after(...chooseAll, confirm);
    expect(first.step().at).toBe('done');
    expect(storage.entries.size).toBe(0);
  });
});
