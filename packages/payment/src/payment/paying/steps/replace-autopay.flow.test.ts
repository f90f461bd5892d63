import type { PaymentPreset } from '@portico/shared/payment-preset';
import { cents, fail, ok } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import {
  aRecurringPayment,
  checking,
  context,
  loanInfo,
  openToAll,
  savings,
  settings,
} from '../../../testing/fixtures';
import {
  confirm,
  loan,
  lost,
  openLoan,
  paymentWorld,
  posted,
  refused,
  review,
  settle,
} from '../../../testing/flow-world';
import { purposeOf } from '../../meant';
import type { PaymentEvent } from '../paying.events';
import type { PaymentPorts } from '../paying.ports';

const replace: PaymentEvent = { type: 'replaceAutopay' };
const autopay = aRecurringPayment({ numberOfDays: 3, paymentAccountNum: savings.last4 });

type Host = Partial<PaymentPorts> & {
  readonly allowDelete?: boolean;
  readonly isOn?: boolean;
  readonly preset?: PaymentPreset;
};

/** A loan with autopay from the savings account three days before each due date. */
function world({ allowDelete = true, isOn = true, ...ports }: Host = {}) {
  const recurringPayment = isOn ? autopay : undefined;
  const info = loanInfo({ ...openToAll, recurringPayment });
  return paymentWorld({
    account: loan,
    loadLoan: () =>
      Promise.resolve(openLoan({ info, saved: { banks: [checking, savings], cards: [] } })),
    context: () => ({
      ...context,
      settings: { ...settings, recurring: { ...settings.recurring, allowDelete } },
    }),
    ...ports,
  });
}

/** Up to the confirmation. */
async function reviewed(host: Host = {}) {
  const page = world(host);
  await page.after();
  await page.after(replace, review);
  return page;
}

describe('[POR-153] replacing autopay', () => {
  it('fills the steps in with what it replaces', async () => {
    const { after, state } = world();
    await after();
    await after(replace);
    expect(state().choices).toMatchObject({
      method: { profileId: savings.profileId },
      timing: { frequency: 'DaysBeforeDue', days: 3 },
      replaces: { autopay, isOff: false },
    });
    expect(state().plan?.ready).toMatchObject({ total: cents(25_025), replaces: autopay });
  });

  it('keeps on replacing it where another method or frequency is chosen', async () => {
    const { after, state } = world();
    await after();
    await after(replace, { type: 'chooseSaved', profileId: 'p1' });
    expect(state().plan?.ready?.submission).toMatchObject({
      kind: 'recurring',
      method: { profileId: 'p1' },
      frequencyInfo: { frequency: 'DaysBeforeDue', numDays: 3 },
    });
    await after({ type: 'chooseFrequency', frequency: 'OnDueDate' });
    expect(state().plan?.ready?.replaces).toEqual(autopay);
    await after({ type: 'chooseFrequency', frequency: 'OneTime' });
    expect(state().plan?.ready?.replaces).toBeUndefined();
  });

  it('is what is meant by a payment that repeats, on a loan that has autopay', async () => {
    const page = world({ preset: { frequency: 'OnDueDate' } });
    await page.after();
    expect(purposeOf(page.state().meant)).toBe('change');
    expect(page.state().choices).toMatchObject({
      timing: { frequency: 'DaysBeforeDue', days: 3 },
      edited: false,
    });
  });

  it('is not possible where it cannot be turned off', async () => {
    const { after, state } = world({ allowDelete: false });
    await after();
    await after({ type: 'chooseType', paymentType: 'ach' });
    await after({ type: 'chooseSaved', profileId: 'p1' }, replace);
    expect(state().choices.replaces).toBeUndefined();
    expect(state().plan?.frequencies).toEqual(['OneTime']);
  });

  it('is offered until it is begun, and only where it can be turned off', async () => {
    const { after, state } = world();
    await after();
    expect(state().mayReplaceAutopay).toBe(true);
    await after(replace);
    expect(state().mayReplaceAutopay).toBe(false);
    for (const host of [{ allowDelete: false }, { isOn: false }]) {
      const page = world(host);
      await page.after();
      expect(page.state().mayReplaceAutopay).toBe(false);
    }
  });

  it('turns it off first, then sends the new one with the token that follows', async () => {
    const calls: string[] = [];
    const { after, step } = await reviewed({
      turnOffAutopay: (_, { paymentToken }) => {
        calls.push(`off by ${paymentToken}`);
        return Promise.resolve(ok('token-2'));
      },
      send: ({ paymentToken }) => {
        calls.push(`new by ${paymentToken}`);
        return Promise.resolve(posted);
      },
    });
    await after(confirm);
    expect(calls).toEqual(['off by token-of-the-loan', 'new by token-2']);
    expect(step().at).toBe('done');
  });

  it('sends one new payment only, however often it is confirmed', async () => {
    const { flow, calls } = await reviewed({ send: () => Promise.resolve(posted) });
    flow.send(confirm);
    flow.send(confirm);
    await settle();
    expect(calls.turnOffAutopay).toHaveBeenCalledOnce();
    expect(calls.send).toHaveBeenCalledOnce();
  });

  it.each([
    ['notSent', 'errorReplaceKept'],
    ['notSoFar', 'errorReplaceKept'],
    [undefined, 'errorReplaceKept'],
    ['unconfirmed', 'errorReplaceUnknown'],
  ] as const)('sends nothing where it may still be on: %s', async (unanswered, text) => {
    const { after, step, calls } = await reviewed({
      turnOffAutopay: () =>
        Promise.resolve(fail({ text: 'errorRecurring', unanswered, now: undefined })),
    });
    await after(confirm);
    expect(calls.send).not.toHaveBeenCalled();
    expect(step()).toMatchObject({ at: 'choosing', refusal: { text } });
    // What is planned is read again.
    expect(calls.loadLoan).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['refused', refused('NiteMode'), 'choosing'],
    ['lost, and not made', lost, 'notSent'],
  ] as const)('says that it is off while the new one is not made: %s', async (_, answer, at) => {
    const { after, state, step } = await reviewed({ send: () => Promise.resolve(answer) });
    await after(confirm);
    expect(step().at).toBe(at);
    expect(state().choices.replaces).toEqual({ autopay, isOff: true });
  });

  it('is sent again without turning anything off', async () => {
    const answers = [refused('NiteMode'), posted];
    const { after, step, calls } = await reviewed({
      send: () => Promise.resolve(answers.shift() ?? posted),
    });
    await after(confirm);
    await after(review, confirm);
    expect(step().at).toBe('done');
    expect(calls.turnOffAutopay).toHaveBeenCalledOnce();
    expect(calls.send).toHaveBeenCalledTimes(2);
  });

  it('says after a reload that it is off', async () => {
    const { after, state } = world({ isOn: false });
    await after();
    await after(replace);
    expect(state().choices.replaces).toEqual({ autopay: undefined, isOff: true });
  });
});
