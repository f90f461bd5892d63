import { aRecurringPayment, aScheduledPayment } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { cents, fail, localDate, ok } from '@portico/rules';
import { describe, expect, it, vi } from 'vitest';
import { createPlannedPaymentsFlow } from './planned-payments.flow';
import type { Deletion, Planned, PlannedNow, PlannedPaymentsPorts } from './planned-payments.state';

const scheduled: Planned = { kind: 'scheduled', payment: aScheduledPayment() };
const recurring: Planned = { kind: 'recurring', payment: aRecurringPayment() };
const debit: Planned = {
  kind: 'debit',
  payment: aRecurringPayment(),
  debit: { date: localDate('2026-06-15'), amount: cents(31_250), isSkipped: false },
  following: undefined,
};
const now: PlannedNow = {
  scheduledPayments: [],
  recurringPayment: undefined,
  paymentToken: 'token-3',
};
const deleted: Deletion = ok('token-2');

function lists(remove: PlannedPaymentsPorts['remove'] = () => Promise.resolve(deleted)) {
  const timers: { call: () => void; milliseconds: number; stopped: boolean }[] = [];
  const delay = (call: () => void, milliseconds: number) => {
    const timer = { call, milliseconds, stopped: false };
    timers.push(timer);
    return () => void (timer.stopped = true);
  };
  const ports = { remove: vi.fn(remove), removed: vi.fn(), read: vi.fn(), delay };
  const flow = createPlannedPaymentsFlow(ports);
  return { ...ports, timers, flow, send: flow.send, state: () => flow.state.peek() };
}

describe.each([
  ['deleting a scheduled payment', scheduled],
  ['deleting a recurring payment', recurring],
  ['skipping a debit', debit],
] as const)('%s', (_what, planned) => {
  it('is asked first, and cancelled sends nothing', () => {
    const { send, state, remove } = lists();
    send({ type: 'askDelete', planned });
    expect(state().deleting).toBe(planned);
    send({ type: 'cancel' });
    expect(state()).toMatchObject({ deleting: undefined, busy: false, outcome: undefined });
    expect(remove).not.toHaveBeenCalled();
  });

  it('confirmed twice is sent once, and passes on the new token', async () => {
    const { send, state, remove, removed } = lists();
    send({ type: 'askDelete', planned });
    send({ type: 'confirm' });
    send({ type: 'confirm' });
    expect(state().busy).toBe(true);
    await settle();
    expect(remove).toHaveBeenCalledExactlyOnceWith(planned);
    expect(removed).toHaveBeenCalledExactlyOnceWith(planned, 'token-2');
    expect(state()).toEqual({
      deleting: undefined,
      busy: false,
      outcome: { planned, problem: undefined, unanswered: undefined },
      turnedOff: planned.kind === 'recurring' ? planned.payment : undefined,
    });
  });

  it.each([
    ['refused', undefined, undefined],
    ['lost, and the payments read', 'notSoFar', now],
    ['lost for good', 'unconfirmed', undefined],
  ] as const)('that was %s says why and removes nothing', async (_, unanswered, read) => {
    const refused = fail({ text: 'errorScheduled', unanswered, now: read } as const);
    const { send, state, removed, ...ports } = lists(() => Promise.resolve(refused));
    send({ type: 'askDelete', planned });
    send({ type: 'confirm' });
    await settle();
    expect(removed).not.toHaveBeenCalled();
    expect(state().outcome).toEqual({ planned, problem: 'errorScheduled', unanswered });
    expect(ports.read.mock.calls).toEqual(read ? [[read]] : []);
  });

  it('[PAY-620] says for 5000 ms that it was deleted, or until the next is asked for', async () => {
    const { send, state, timers, flow } = lists();
    send({ type: 'askDelete', planned });
    send({ type: 'confirm' });
    await settle();
    expect(timers).toMatchObject([{ milliseconds: 5_000, stopped: false }]);
    timers[0]?.call();
    expect(state().outcome).toBeUndefined();
    send({ type: 'askDelete', planned });
    expect(timers[0]?.stopped).toBe(true);
    flow.dispose();
  });

  it('[PAY-620] that failed says so until the next action', async () => {
    const refused = fail({
      text: 'errorScheduled',
      unanswered: undefined,
      now: undefined,
    } as const);
    const { send, state, timers } = lists(() => Promise.resolve(refused));
    send({ type: 'askDelete', planned });
    send({ type: 'confirm' });
    await settle();
    expect(timers).toEqual([]);
    expect(state().outcome?.problem).toBe('errorScheduled');
    send({ type: 'askDelete', planned });
    expect(state().outcome).toBeUndefined();
  });

  it('cannot be cancelled or changed while it is under way', () => {
    const { send, state } = lists(() => new Promise(() => undefined));
    send({ type: 'askDelete', planned });
    send({ type: 'confirm' });
    send({ type: 'cancel' });
    send({ type: 'askDelete', planned: recurring === planned ? scheduled : recurring });
    expect(state().deleting).toBe(planned);
  });

  it('ignores the answer when the screen was removed', async () => {
    const { flow, send, removed } = lists();
    send({ type: 'askDelete', planned });
    send({ type: 'confirm' });
    flow.dispose();
    await settle();
    expect(removed).not.toHaveBeenCalled();
  });
});
