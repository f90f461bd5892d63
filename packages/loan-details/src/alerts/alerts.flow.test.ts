import { settle } from '@portico/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createAlertsFlow, type AlertsRefusal } from './alerts.flow';
import type { Alerts } from './alerts.model';

const off = { on: false, before: false, days: '' };
const loaded: Alerts = {
  emailDelinquent: true,
  emailStatement: false,
  textDelinquent: false,
  textStatement: false,
  reminder1: off,
  reminder2: { on: true, before: true, days: '3' },
  reminder3: off,
  reminder4: off,
};

function editing(answer?: AlertsRefusal) {
  const save = vi.fn((stored: Alerts) =>
    Promise.resolve(answer ? { refusal: answer } : { stored }),
  );
  const saved = vi.fn();
  const { send, state } = createAlertsFlow(loaded, { save, saved, hasEmail: () => true });
  return { save, saved, send, state: () => state.peek() };
}

const turnOffDelinquent = { type: 'change', field: 'emailDelinquent', value: false } as const;
const withDays = (days: string) =>
  ({ type: 'change', field: 'reminder2', value: { on: true, before: true, days } }) as const;

describe('ticking', () => {
  it('[LON-224, LON-225] the first reminder fills its empty days: 15 before', () => {
    const { send, state } = editing();
    send({ type: 'tick', number: 1, on: true });
    expect(state().values.reminder1).toEqual({ on: true, before: true, days: '15' });
  });

  it('and unticking a reminder is no change', () => {
    const { send, state } = editing();
    send({ type: 'tick', number: 1, on: true });
    expect(state().changes).toBe(1);
    send({ type: 'tick', number: 1, on: false });
    expect(state().changes).toBe(0);
  });
});

describe('saving the alerts', () => {
  it('[LON-238] without a change sends nothing', () => {
    const { send, save } = editing();
    send({ type: 'submit' });
    expect(save).not.toHaveBeenCalled();
  });

  it('[LON-233] sends all of them once, and they are the saved copy from then on', async () => {
    const { send, save, saved, state } = editing();
    send(turnOffDelinquent);
    send({ type: 'submit' });
    send({ type: 'submit' });
    expect(state()).toMatchObject({ isPending: true, changes: 1 });
    await settle();
    expect(save).toHaveBeenCalledExactlyOnceWith({ ...loaded, emailDelinquent: false }, loaded);
    expect(saved).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ isPending: false, changes: 0 });
    send({ type: 'change', field: 'emailDelinquent', value: true });
    expect(state().changes).toBe(1);
  });

  it.each(['1000', '1.5', 'x', ''])('[LON-230, LON-239] with %j days sends nothing', (days) => {
    const { send, save, state } = editing();
    send(withDays(days));
    expect(state().blocked).toBe(false);
    send({ type: 'submit' });
    expect(save).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ blocked: true, isValid: false, errors: { reminder2: 'days' } });
    send(withDays('7'));
    expect(state()).toMatchObject({ blocked: false, isValid: true });
  });

  it('[LON-230] with invalid days of a reminder that was unticked saves the rest', async () => {
    const { send, save } = editing();
    send(withDays('x'));
    send({ type: 'tick', number: 2, on: false });
    send({ type: 'submit' });
    await settle();
    const reminder2 = { on: false, before: true, days: '3' };
    expect(save).toHaveBeenCalledExactlyOnceWith({ ...loaded, reminder2 }, loaded);
  });

  it('[LON-242, LON-244] that was refused stops waiting, keeps the changes and can be repeated', async () => {
    const { send, save, saved, state } = editing({
      messages: ['The desk is closed.'],
      unanswered: undefined,
    });
    send(turnOffDelinquent);
    send({ type: 'submit' });
    await settle();
    expect(state()).toMatchObject({
      isPending: false,
      changes: 1,
      submitError: { messages: ['The desk is closed.'] },
    });
    expect(saved).not.toHaveBeenCalled();
    send({ type: 'submit' });
    expect(save).toHaveBeenCalledTimes(2);
  });
});

describe('the saved copy', () => {
  it('is what Cancel restores', () => {
    const { send, state } = editing();
    send(turnOffDelinquent);
    send(withDays('x'));
    send({ type: 'submit' });
    send({ type: 'cancel' });
    expect(state()).toMatchObject({ values: loaded, changes: 0, blocked: false, failedSubmits: 0 });
  });

  it('is replaced by newer details; what the borrower changed is kept and sent over them', async () => {
    const { send, save, state } = editing();
    send(turnOffDelinquent);
    const newest = { ...loaded, textStatement: true };
    send({ type: 'loaded', alerts: newest });
    expect(state()).toMatchObject({
      values: { emailDelinquent: false, textStatement: true },
      changes: 1,
    });
    send({ type: 'submit' });
    await settle();
    expect(save).toHaveBeenCalledExactlyOnceWith({ ...newest, emailDelinquent: false }, newest);
  });

  it('is not replaced while the alerts are being sent', async () => {
    const { send, state } = editing();
    send(turnOffDelinquent);
    send({ type: 'submit' });
    send({ type: 'loaded', alerts: loaded });
    await settle();
    expect(state()).toMatchObject({ values: { emailDelinquent: false }, changes: 0 });
  });
});
