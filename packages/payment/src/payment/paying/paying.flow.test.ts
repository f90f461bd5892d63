import { createTestStorage } from '@portico/core/testing';
import { describe, expect, it } from 'vitest';
import {
  context,
  checking,
  day,
  loanAccount,
  loanInfo,
  savings,
  settings,
  singleUse,
} from '../../testing/fixtures';
import {
  choose,
  chooseAll,
  chooseChecking,
  chooseLoan,
  creditLine,
  loan,
  lost,
  openLoan,
  paymentWorld,
  posted,
  settle,
  typeAmount,
} from '../../testing/flow-world';
import type { LoanAnswer } from './plan/account-decision';
import type { SendAnswer } from './paying.ports';
import type { Method } from './methods/method';
import type { PaymentEvent } from './paying.state';

const other = choose(creditLine);
const confirm: PaymentEvent = { type: 'confirm' };

describe('the account', () => {
  it('is chosen first', () => {
    const { state, calls } = paymentWorld();
    expect(state()).toMatchObject({ choices: { account: { at: 'choosing' } }, plan: undefined });
    expect(calls.loadLoan).not.toHaveBeenCalled();
  });

  it('opens with one request about the loan', async () => {
    const { after, state, calls } = paymentWorld();
    await after(chooseLoan);
    expect(state().choices.account.at).toBe('open');
    expect(calls.loadLoan).toHaveBeenCalledExactlyOnceWith('001-1234567-8');
  });

  it('opens without action when it is already chosen', async () => {
    const { after, state } = paymentWorld({ account: loan });
    await after();
    expect(state().choices.account.at).toBe('open');
  });

  it('that is closed is refused without asking the host', async () => {
    const { after, state, calls } = paymentWorld();
    await after(choose(loanAccount({ comment: 'Loan CLOSED' })));
    expect(state().choices.account).toMatchObject({ at: 'refused', code: 'AccountClosed' });
    expect(calls.loadLoan).not.toHaveBeenCalled();
  });

  it('of a third party leads to its site', async () => {
    const thirdParty = { enabled: true, minBranch: 1, maxBranch: 9 };
    const { after, state, calls } = paymentWorld({
      context: () => ({
        ...context,
        settings: { ...settings, thirdParty, thirdPartyUrl: 'https://pay.example' },
      }),
    });
    await after(chooseLoan);
    expect(state().choices.account).toMatchObject({ at: 'thirdParty', url: 'https://pay.example' });
    expect(calls.loadLoan).not.toHaveBeenCalled();
  });

  it.each<[string, LoanAnswer, string]>([
    ['the host', { ok: false, code: 'NiteMode' }, 'NiteMode'],
    [
      'its flags',
      { ...openLoan, info: loanInfo({ blockAchPayment: true }), saved: { banks: [], cards: [] } },
      'PaymentBlocked',
    ],
  ])('is refused by %s', async (_, answer, code) => {
    const { after, state } = paymentWorld({ loadLoan: () => Promise.resolve(answer) });
    await after(chooseLoan);
    expect(state().choices.account).toMatchObject({ at: 'refused', code });
  });

  it('[PAY-100] is refused where a bank account can neither be saved nor used once', async () => {
    const { after, state } = paymentWorld({
      context: () => ({
        ...context,
        personalUser: false,
        settings: {
          ...settings,
          saving: { ...settings.saving, ach: { profilesAllowed: true, singleUseAllowed: false } },
        },
      }),
    });
    await after(chooseLoan);
    expect(state().choices.account).toMatchObject({ at: 'refused', code: 'NoAchPayment' });
  });

  it('ignores the late answer for an account that is no longer chosen', async () => {
    const answers = new Map<string, (answer: LoanAnswer) => void>();
    const { after, state } = paymentWorld({
      loadLoan: (number) => new Promise((resolve) => void answers.set(number, resolve)),
    });
    await after(chooseLoan, other);
    answers.get('001-7654321-0')?.({ ok: false, code: 'Dispute' });
    await settle();
    answers.get('001-1234567-8')?.(openLoan);
    await settle();
    expect(state().choices.account).toMatchObject({ at: 'refused', code: 'Dispute' });
  });
});

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
    await after({ type: 'payLater', text: '03/20/2025' }, typeAmount('90'));
    await after({ type: 'chooseSaved', profileId: 'p2' });
    expect(state().choices).toMatchObject({
      method: { ...savings, kind: 'saved-bank' },
      timing: { when: { choice: 'today' } },
      amount: { text: '' },
    });
  });

  it('[PAY-091] removing a single-use account clears everything after the account', async () => {
    const { after, state } = await chosen();
    await after({ type: 'addMethod' }, { type: 'useMethod', method: singleUse, saved: undefined });
    expect(state().choices.method).toEqual(singleUse);
    await after({ type: 'removeMethod' });
    expect(state()).toMatchObject({ choices: { account: { at: 'open' } }, plan: undefined });
  });

  it('an invalid date hides amount and total until it is valid', async () => {
    const { after, state } = await chosen();
    await after({ type: 'payLater', text: '03/15/2025' });
    expect(state().plan).toMatchObject({ amount: undefined, ready: undefined });
    await after({ type: 'payLater', text: '03/14/2025' });
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

describe('a new bank account', () => {
  it('[PAY-088] is requested at once if none is saved', async () => {
    const { after, step } = paymentWorld({
      loadLoan: () => Promise.resolve({ ...openLoan, saved: { banks: [], cards: [] } }),
    });
    await after(chooseLoan);
    expect(step().at).toBe('adding');
  });

  it('joins the saved ones and is chosen', async () => {
    const { after, state, step } = paymentWorld();
    await after();
    const added = { ...checking, profileId: 'p3' };
    const method: Method = { kind: 'saved-bank', ...added };
    await after(chooseLoan, { type: 'addMethod' });
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
    await after(chooseLoan, chooseChecking, { type: 'addMethod' }, { type: 'cancelAdding' });
    expect(state()).toMatchObject({
      step: { at: 'choosing' },
      choices: { method: { profileId: 'p1' } },
    });
  });
});

it('[PAY-322] a single-use account can be used for a later day', async () => {
  const { after, state } = paymentWorld();
  await after(chooseLoan, { type: 'addMethod' });
  await after({ type: 'useMethod', method: singleUse, saved: undefined });
  await after({ type: 'payLater', text: '03/20/2025' }, typeAmount('100'), { type: 'review' });
  expect(state().step).toMatchObject({
    at: 'confirming',
    reviewed: { submission: { kind: 'scheduled', method: singleUse } },
  });
});

describe('the date', () => {
  const afterCutoff = loanInfo({
    blockImmediateACHPaymentsAfterCutoffTime: true,
    adjustedACHPaymentDateAfterCutoffTime: day('2025-03-13'),
  });
  const world = (info = afterCutoff) =>
    paymentWorld({
      loadLoan: () => Promise.resolve({ ok: true, info, saved: { banks: [checking], cards: [] } }),
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
    await after(chooseLoan, chooseChecking, { type: 'payToday' }, typeAmount('100'));
    await after({ type: 'review' }, confirm);
    expect(step()).toEqual({ at: 'choosing', refusal: { text: 'errorCutoff' } });
    expect(calls.send).not.toHaveBeenCalled();
  });
});

describe('confirming', () => {
  it('[PAY-441] precedes anything that is sent', async () => {
    const { after, step, calls } = paymentWorld();
    await after(...chooseAll);
    expect(step().at).toBe('confirming');
    expect(calls.send).not.toHaveBeenCalled();
  });

  it('[PAY-443] can be cancelled, and everything stays', async () => {
    const { after, state, calls } = paymentWorld();
    await after(...chooseAll, { type: 'cancelReview' });
    expect(state()).toMatchObject({
      step: { at: 'choosing' },
      choices: { amount: { text: '100' } },
    });
    expect(calls.send).not.toHaveBeenCalled();
  });

  it('twice sends once', async () => {
    const { after, calls } = paymentWorld();
    await after(...chooseAll, confirm, confirm, { type: 'review' }, confirm);
    expect(calls.send).toHaveBeenCalledOnce();
  });

  it('[PAY-458] sends everything the host needs under a key of its own', async () => {
    const { after, calls } = paymentWorld();
    await after(...chooseAll, confirm);
    expect(calls.send).toHaveBeenCalledExactlyOnceWith(
      {
        kind: 'immediate',
        frequencyInfo: { frequency: 'OneTime', date: '2025-03-12', numDays: undefined },
        isPayoff: false,
        dueDate: '2025-04-01',
        amount: 10_000,
        additionalPrincipalAmount: 0,
        fees: { firstParty: 150, thirdParty: 0 },
        accountNumber: '001-1234567-8',
        accountType: 0,
        companyNumber: 7,
        encryptedString: 'token-of-the-loan',
        method: { kind: 'saved-bank', ...checking },
        draftAgreementToken: undefined,
      },
      'key-1',
    );
  });

  it('keeps the steps from changing while a payment is on its way', async () => {
    const { after, state } = paymentWorld();
    await after(...chooseAll, confirm);
    await after(typeAmount('999'), other, { type: 'addMethod' }, { type: 'removeMethod' });
    expect(state()).toMatchObject({
      step: { at: 'submitting' },
      choices: { amount: { text: '100' } },
    });
  });
});

describe('a payment that is accepted', () => {
  it('[PAY-462] passes on what the confirmation shows, and stores no intent', async () => {
    const { after, step, calls, storage } = paymentWorld({ send: () => Promise.resolve(posted) });
    await after(...chooseAll, confirm);
    const confirmation = {
      referenceNumber: 'R-1',
      payDate: '2025-03-12',
      dueDate: '2025-04-01',
      isRecurringLOCPayingTotalDue: false,
      submissionInfo: {
        kind: 'immediate',
        frequencyInfo: { frequency: 'OneTime' },
        method: { isCard: false, achInfo: { accountNumber: '1234', accountType: 'Checking' } },
        accountNumber: '001-1234567-8',
        additionalPrincipalAmount: 0,
        amount: 10_000,
        fees: { firstParty: 150, thirdParty: 0 },
      },
    };
    expect(step()).toEqual({ at: 'done', confirmation });
    expect(calls.paid).toHaveBeenCalledExactlyOnceWith(confirmation);
    expect(storage.entries.size).toBe(0);
  });
});

describe('a payment that is refused', () => {
  const refusing = (...codes: string[]) =>
    paymentWorld({ send: () => Promise.resolve<SendAnswer>({ status: 'refused', codes }) });

  it('[PAY-463] says why and keeps every step', async () => {
    const { after, state } = refusing('Holiday');
    await after(...chooseAll, confirm);
    expect(state()).toMatchObject({
      step: { at: 'choosing', refusal: { text: 'errorHoliday' } },
      choices: { method: { profileId: 'p1' }, amount: { text: '100' } },
    });
  });

  it('[PAY-487] can be submitted again, under a new key', async () => {
    const { after, calls } = refusing('Holiday');
    await after(...chooseAll, confirm, { type: 'review' }, confirm);
    expect(calls.send.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-2']);
  });

  it.each<[string, PaymentEvent, boolean]>([
    ['nothing', { type: 'leaveAmount' }, false],
    ['the date', { type: 'payLater', text: '03/14/2025' }, false],
    ['the amount', typeAmount('90'), true],
  ])('[PAY-486] after Declined, changing %s allows it again: %j %s', async (_, change, allowed) => {
    const { after, step } = refusing('Declined');
    await after(...chooseAll, confirm, change, { type: 'review' });
    expect(step().at).toBe(allowed ? 'confirming' : 'choosing');
  });

  it('[PAY-486] after Declined, changing the method allows it again', async () => {
    const { after, step } = refusing('Declined');
    await after(...chooseAll, confirm, { type: 'chooseSaved', profileId: 'p2' });
    await after(typeAmount('100'), { type: 'review' });
    expect(step().at).toBe('confirming');
  });

  it('looking at the form for a new account does not allow it again', async () => {
    const { after, step } = refusing('Declined');
    await after(...chooseAll, confirm, { type: 'addMethod' }, { type: 'cancelAdding' });
    await after({ type: 'review' });
    expect(step()).toMatchObject({ at: 'choosing', refusal: { text: 'errorDeclined' } });
  });
});

describe('a payment that could not be sent', () => {
  const notSent: SendAnswer = { status: 'notSent' };

  it('is sent again under the same key', async () => {
    const answers = [notSent, notSent, posted];
    const { after, step, calls } = paymentWorld({
      send: () => Promise.resolve(answers.shift() ?? posted),
    });
    await after(...chooseAll, confirm);
    expect(step().at).toBe('notSent');
    await after({ type: 'retry' }, { type: 'retry' });
    expect(calls.send.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(step().at).toBe('done');
  });

  it('can be changed instead, and is another payment then', async () => {
    const { after, calls, storage } = paymentWorld({ send: () => Promise.resolve(notSent) });
    await after(...chooseAll, confirm, typeAmount('90'));
    expect(storage.entries.size).toBe(0);
    await after({ type: 'review' }, confirm);
    expect(calls.send.mock.calls.map(([{ amount }, key]) => [amount, key])).toEqual([
      [10_000, 'key-1'],
      [9_000, 'key-2'],
    ]);
  });

  it('is sent once however often it is pressed', async () => {
    const answers = [notSent];
    const { after, calls, flow } = paymentWorld({
      send: () => Promise.resolve(answers.shift() ?? lost),
    });
    await after(...chooseAll, confirm);
    flow.send({ type: 'retry' });
    flow.send({ type: 'retry' });
    await settle();
    expect(calls.send).toHaveBeenCalledTimes(2);
  });
});

describe('a payment whose answer is lost', () => {
  const sentAndLost = () => Promise.resolve(lost);

  it('[PAY-480] is looked up by its key and never sent again by itself', async () => {
    const { after, step, calls } = paymentWorld({
      send: sentAndLost,
      outcome: () => Promise.resolve({ status: 'posted', referenceNumber: 'R-9' }),
    });
    await after(...chooseAll, confirm);
    expect(calls.outcome).toHaveBeenCalledExactlyOnceWith('key-1');
    expect(calls.send).toHaveBeenCalledOnce();
    expect(step()).toMatchObject({ at: 'done', confirmation: { referenceNumber: 'R-9' } });
  });

  it('is looked up several times, with growing pauses', async () => {
    const { after, pass, step, calls } = paymentWorld({
      send: sentAndLost,
      outcome: () => Promise.resolve({ status: 'processing' }),
    });
    await after(...chooseAll, confirm);
    const asked: number[] = [calls.outcome.mock.calls.length];
    for (const pause of [1_000, 2_000, 4_000, 8_000]) {
      expect(step().at).toBe('checking');
      await pass(pause - 1);
      asked.push(calls.outcome.mock.calls.length);
      await pass(1);
    }
    expect(asked).toEqual([1, 1, 2, 3, 4]);
    expect(step().at).toBe('unresolved');
  });

  it('[PAY-481] is locked while its outcome is unknown: only looking again leads on', async () => {
    const { after, pass, step, calls, state } = paymentWorld({
      send: sentAndLost,
      outcome: () => Promise.resolve({ status: 'unanswered' }),
    });
    await after(...chooseAll, confirm);
    await pass(20_000);
    await pass(20_000);
    await pass(20_000);
    await pass(20_000);
    expect(step().at).toBe('unresolved');
    await after(typeAmount('1'), { type: 'review' }, confirm, { type: 'retry' });
    await after({ type: 'sendAgain' }, { type: 'startOver' });
    expect(step().at).toBe('unresolved');
    expect(state().choices.amount.text).toBe('100');
    expect(calls.send).toHaveBeenCalledOnce();

    calls.outcome.mockResolvedValue({ status: 'posted', referenceNumber: 'R-2' });
    await after({ type: 'checkAgain' });
    expect(step()).toMatchObject({ at: 'done', confirmation: { referenceNumber: 'R-2' } });
  });

  it('that the host never received can be sent again under its key, and not changed', async () => {
    const answers = [lost, posted];
    const { after, pass, step, calls, state } = paymentWorld({
      send: () => Promise.resolve(answers.shift() ?? posted),
    });
    await after(...chooseAll, confirm);
    for (const pause of [1_000, 2_000, 4_000, 8_000]) await pass(pause);
    expect(step().at).toBe('notSent');
    await after(typeAmount('1'), { type: 'removeMethod' });
    expect(state().choices.amount.text).toBe('100');
    await after({ type: 'retry' });
    expect(calls.send.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1']);
    expect(step().at).toBe('done');
  });

  it('that the host refused is refused', async () => {
    const { after, step } = paymentWorld({
      send: sentAndLost,
      outcome: () => Promise.resolve({ status: 'refused', codes: ['OverLimit'] }),
    });
    await after(...chooseAll, confirm);
    expect(step()).toMatchObject({ at: 'choosing', refusal: { text: 'errorOverLimit' } });
  });
});

describe('a page that is left while a payment is under way', () => {
  const loanWithDefault = () =>
    Promise.resolve({
      ...openLoan,
      info: loanInfo({ defaultPaymentMethod: { isCard: false, profileId: 'p1' } }),
    });
  const leftBehind = async () => {
    const storage = createTestStorage();
    const first = paymentWorld({ storage });
    await first.after(...chooseAll, confirm);
    first.flow.dispose();
    return storage;
  };

  it('starts with looking it up by the same key', async () => {
    const storage = await leftBehind();
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
    const storage = await leftBehind();
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

  it('starts over when the payment never came in, with the account chosen meanwhile', async () => {
    const storage = await leftBehind();
    const { after, pass, step, state } = paymentWorld({ storage });
    await after(chooseLoan);
    expect(step().at).toBe('checking');
    for (const pause of [0, 1_000, 2_000, 4_000, 8_000]) await pass(pause);
    expect(step()).toEqual({ at: 'choosing', refusal: { text: 'errorConnection' } });
    expect(storage.entries.size).toBe(0);
    expect(state().choices.account).toMatchObject({ at: 'open', account: { number: loan.number } });
  });

  it('opens the account with its preselection, and still shows that nothing was received', async () => {
    const storage = await leftBehind();
    const { after, pass, step, state } = paymentWorld({ storage, loadLoan: loanWithDefault });
    await after(chooseLoan);
    for (const pause of [0, 1_000, 2_000, 4_000, 8_000]) await pass(pause);
    expect(state().choices.method).toMatchObject({ profileId: 'p1' });
    expect(step()).toEqual({ at: 'choosing', refusal: { text: 'errorConnection' } });
  });
});

describe('a page that is left once the payment is accepted, before its confirmation is shown', () => {
  const confirmsElsewhere = () => true;
  const leftPaid = async () => {
    const storage = createTestStorage();
    const first = paymentWorld({ storage, confirmsElsewhere, send: () => Promise.resolve(posted) });
    await first.after(...chooseAll, confirm);
    first.flow.dispose();
    return storage;
  };

  it('[PAY-480] shows the confirmation number, not an empty form', async () => {
    const storage = await leftPaid();
    const { after, step, calls } = paymentWorld({ storage, confirmsElsewhere, account: loan });
    await after();
    expect(step()).toMatchObject({ at: 'done', confirmation: { referenceNumber: 'R-1' } });
    expect(calls.send).not.toHaveBeenCalled();
    expect(calls.outcome).not.toHaveBeenCalled();
    expect(calls.loadLoan).not.toHaveBeenCalled();
  });

  it('starts another payment when the borrower chooses to', async () => {
    const storage = await leftPaid();
    const { after, step, state } = paymentWorld({ storage, confirmsElsewhere, account: loan });
    await after({ type: 'payAgain' });
    expect(step()).toEqual({ at: 'choosing', refusal: undefined });
    expect(storage.entries.size).toBe(0);
    expect(state().choices.account).toMatchObject({ at: 'open', account: { number: loan.number } });
  });

  it('starts over only from the confirmation', async () => {
    const { after, step, state, calls } = paymentWorld();
    await after(chooseLoan, chooseChecking, typeAmount('100'), { type: 'payAgain' });
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

it('changes nothing more once disposed', async () => {
  let answer: (sent: SendAnswer) => void = () => undefined;
  const { after, flow, step, calls, storage } = paymentWorld({
    send: () => new Promise((resolve) => (answer = resolve)),
  });
  await after(...chooseAll, confirm);
  flow.dispose();
  answer(posted);
  await settle();
  expect(step().at).toBe('submitting');
  expect(calls.paid).not.toHaveBeenCalled();
  expect(storage.entries.size).toBe(1);
});
