import { aRecurringPayment, aScheduledPayment } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createPlannedPaymentsFlow } from './planned-payments.flow';
import type { Deletion, Planned, PlannedNow, PlannedPaymentsPorts } from './planned-payments.state';

const scheduled: Planned = { kind: 'scheduled', payment: aScheduledPayment() };
const recurring: Planned = { kind: 'recurring', payment: aRecurringPayment() };
const now: PlannedNow = {
  scheduledPayments: [],
  recurringPayment: undefined,
  encryptedData: 'token-3',
};
const deleted: Deletion = { ok: true, token: 'token-2' };

function lists(remove: PlannedPaymentsPorts['remove'] = () => Promise.resolve(deleted)) {
  const ports = { remove: vi.fn(remove), removed: vi.fn(), read: vi.fn() };
  const flow = createPlannedPaymentsFlow(ports);
  return { ...ports, flow, send: flow.send, state: () => flow.state.peek() };
}

describe.each([
  ['scheduled', scheduled],
  ['recurring', recurring],
] as const)('deleting a %s payment', (kind, planned) => {
  it('is asked first, and cancelled sends nothing', () => {
    const { send, state, remove } = lists();
    send({ type: 'askDelete', planned });
    expect(state().deleting).toBe(planned);
    send({ type: 'cancel' });
    expect(state()).toEqual({ deleting: undefined, busy: false, outcome: undefined });
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
      outcome: { kind, problem: undefined, unanswered: undefined },
    });
  });

  it.each([
    ['refused', undefined, undefined],
    ['lost, and the payments read', 'notSoFar', now],
    ['lost for good', 'unconfirmed', undefined],
  ] as const)('that was %s says why and removes nothing', async (_, unanswered, read) => {
    const refused = { ok: false, text: 'errorScheduled', unanswered, now: read } as const;
    const { send, state, removed, ...ports } = lists(() => Promise.resolve(refused));
    send({ type: 'askDelete', planned });
    send({ type: 'confirm' });
    await settle();
    expect(removed).not.toHaveBeenCalled();
    expect(state().outcome).toEqual({ kind, problem: 'errorScheduled', unanswered });
    expect(ports.read.mock.calls).toEqual(read ? [[read]] : []);
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
