import { createTestStorage } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { context, loanInfo, settings } from '../../../testing/fixtures';
import {
  addMethod,
  cancelAdding,
  checkAgain,
  chooseAll,
  confirm,
  lost,
  openLoan,
  payLater,
  paymentWorld,
  posted,
  refused,
  removeMethod,
  retry,
  review,
  sendAgain,
  settle,
  startOver,
  typeAmount,
} from '../../../testing/flow-world';
import type { PaymentEvent } from '../paying.events';
import type { SendAnswer } from '../paying.ports';

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
    await after(...chooseAll, confirm, review, confirm);
    expect(calls.send.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-2']);
  });

  it.each<[string, PaymentEvent, boolean]>([
    ['nothing', { type: 'touchAmount' }, false],
    ['nothing, as a field that is left writes it', typeAmount('100.00'), false],
    ['the date', payLater('03/14/2025'), false],
    ['the amount', typeAmount('90'), true],
  ])('[PAY-486] after Declined, changing %s allows it again: %j %s', async (_, change, allowed) => {
    const { after, step } = refusing('Declined');
    await after(...chooseAll, confirm, change, review);
    expect(step().at).toBe(allowed ? 'confirming' : 'choosing');
  });

  it('[PAY-486] after Declined, changing the method allows it again', async () => {
    const { after, step } = refusing('Declined');
    await after(...chooseAll, confirm, { type: 'chooseSaved', profileId: 'p2' });
    await after(typeAmount('100'), review);
    expect(step().at).toBe('confirming');
  });

  it.each(['TokenExpired', 'FeeChanged', 'DateBeforeCutoff', 'MethodUnknown'])(
    'because the loan has changed (%s), is compared with the loan of now',
    async (code) => {
      const { after, step, calls } = refusing(code);
      await after(...chooseAll);
      const paymentOptions = {
        ...openLoan().value.info.paymentOptions,
        firstPartyFees: {
          ...openLoan().value.info.paymentOptions.firstPartyFees,
          eCheckFeeAmount: cents(275),
        },
      };
      calls.loadLoan.mockResolvedValue(
        openLoan({ info: loanInfo({ paymentToken: 'token-2', paymentOptions }) }),
      );
      await after(confirm);
      expect(step()).toMatchObject({ at: 'choosing', refusal: {} });
      expect(calls.loadLoan).toHaveBeenCalledTimes(2);
      await after(review);
      expect(step()).toMatchObject({
        at: 'confirming',
        reviewed: { submission: { paymentToken: 'token-2' }, total: 10_275 },
      });
    },
  );

  it('because the loan has changed, is not reviewed before the loan is known again', async () => {
    const { after, step, calls } = refusing('TokenExpired');
    await after(...chooseAll);
    calls.loadLoan.mockResolvedValue({ ok: false, error: { code: '' } });
    await after(confirm, review);
    expect(step()).toEqual({ at: 'choosing', refusal: { text: 'errorLoanInfo' } });
    calls.loadLoan.mockResolvedValue(openLoan());
    await after(review);
    expect(step().at).toBe('confirming');
  });

  it('during maintenance keeps the loan as it is', async () => {
    const { after, state, calls } = refusing('NiteMode');
    await after(...chooseAll, confirm);
    expect(calls.loadLoan).toHaveBeenCalledOnce();
    expect(state().choices.amount.text).toBe('100');
  });

  it('looking at the form for a new account does not allow it again', async () => {
    const { after, step } = refusing('Declined');
    await after(...chooseAll, confirm, addMethod, cancelAdding);
    await after(review);
    expect(step()).toMatchObject({ at: 'choosing', refusal: { text: 'errorDeclined' } });
  });
});

const notSent: SendAnswer = { status: 'notSent' };

describe('a payment that could not be sent', () => {
  it('locks nothing, and is forgotten when the page is left', async () => {
    const shared = createTestStorage();
    const { after, step, storage } = paymentWorld({
      shared,
      send: () => Promise.resolve(notSent),
    });
    await after(...chooseAll, confirm);
    expect(step().at).toBe('notSent');
    expect(shared.entries.size).toBe(0);
    expect(storage.entries.size).toBe(0);
  });

  it('is sent again under the same key', async () => {
    const answers = [notSent, notSent, posted];
    const { after, step, calls } = paymentWorld({
      send: () => Promise.resolve(answers.shift() ?? posted),
    });
    await after(...chooseAll, confirm);
    expect(step().at).toBe('notSent');
    await after(retry, retry);
    expect(calls.send.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-1']);
    expect(step().at).toBe('done');
  });

  it('can be changed instead, and is another payment then', async () => {
    const { after, calls, storage } = paymentWorld({ send: () => Promise.resolve(notSent) });
    await after(...chooseAll, confirm, typeAmount('90'));
    expect(storage.entries.size).toBe(0);
    await after(review, confirm);
    expect(calls.send.mock.calls.map(([{ amount }, key]) => [amount, key])).toEqual([
      [10_000, 'key-1'],
      [9_000, 'key-2'],
    ]);
  });

  it('stays there when the field of its amount is only left', async () => {
    const { after, step, state } = paymentWorld({ send: () => Promise.resolve(notSent) });
    await after(...chooseAll, confirm, typeAmount('100.00'));
    expect(step().at).toBe('notSent');
    expect(state().choices.amount.text).toBe('100.00');
  });

  it('is sent once however often it is pressed', async () => {
    const answers = [notSent];
    const { after, calls, flow } = paymentWorld({
      send: () => Promise.resolve(answers.shift() ?? lost),
    });
    await after(...chooseAll, confirm);
    flow.send(retry);
    flow.send(retry);
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
    await after(typeAmount('1'), review, confirm, retry);
    await after(sendAgain, startOver);
    expect(step().at).toBe('unresolved');
    expect(state().choices.amount.text).toBe('100');
    expect(calls.send).toHaveBeenCalledOnce();

    calls.outcome.mockResolvedValue({ status: 'posted', referenceNumber: 'R-2' });
    await after(checkAgain);
    expect(step()).toMatchObject({ at: 'done', confirmation: { referenceNumber: 'R-2' } });
  });

  it('and that could not leave the browser the next time can only be sent again as it is', async () => {
    const answers = [lost, notSent, posted];
    const { after, step, calls, state } = paymentWorld({
      send: () => Promise.resolve(answers.shift() ?? posted),
      outcome: () => Promise.resolve({ status: 'unsupported' }),
      context: () => ({ ...context, settings: { ...settings, resendSameKey: true } }),
    });
    await after(...chooseAll, confirm, sendAgain);
    expect(step()).toMatchObject({ at: 'notSent', text: 'errorConnection' });
    await after(typeAmount('1'), removeMethod);
    expect(state().choices.amount.text).toBe('100');
    await after(retry);
    expect(calls.send.mock.calls.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-1']);
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

it.each<[string, SendAnswer, number]>([
  ['refused, as when the session has ended, frees the loan', refused('Unauthorized'), 0],
  ['not sent frees the loan', notSent, 0],
  ['told not to submit it again leaves the loan locked', refused('DoNotResubmit'), 1],
  ['lost leaves the loan locked', lost, 1],
  ['posted leaves it to be looked up', posted, 1],
])('an answer after the screen is gone: %s', async (_, answer, kept) => {
  let give: (sent: SendAnswer) => void = () => undefined;
  const shared = createTestStorage();
  const { after, flow, storage } = paymentWorld({
    shared,
    send: () => new Promise((resolve) => (give = resolve)),
  });
  await after(...chooseAll, confirm);
  flow.dispose();
  give(answer);
  await settle();
  expect([shared.entries.size, storage.entries.size]).toEqual([kept, kept]);
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
