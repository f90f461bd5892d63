import { fail, ok, type Outcome } from '@portico/rules';
import type { UserAlerts } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { type ApiError, type CallOutcome } from '@portico/core/internal';
import { settle } from '@portico/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createNotificationsFlow, type NotSaved } from './notifications.flow';
import { preferencesOf } from './notifications.model';

const alerts: UserAlerts = answers.profile().userAlertsInfo ?? { turnOffAllAlerts: false };
const preferences = preferencesOf(alerts) ?? expect.fail('The fixture has alerts.');

const refused: ApiError = { kind: 'rejected', codes: ['Error'], delivery: 'refused' };
const notSaved: NotSaved = { error: refused, unanswered: undefined };

/** The form over a server that stores what it accepts. */
function editing(
  answer: (sent: UserAlerts) => Outcome<UserAlerts, NotSaved> = ok,
  stored = alerts,
) {
  const read = vi.fn(() => Promise.resolve<CallOutcome<UserAlerts>>(ok(stored)));
  const save = vi.fn((sent: UserAlerts) => {
    const answered = answer(sent);
    if (answered.ok) stored = answered.value;
    return Promise.resolve(answered);
  });
  const saved = vi.fn();
  const flow = createNotificationsFlow(alerts, preferences, { read, save, saved });
  return { read, save, saved, send: flow.send, state: () => flow.state.peek() };
}

const toggle = (name: 'userLogsOn' | 'passwordChanged', on: boolean) =>
  ({ type: 'toggle', channel: 'emailAlerts', name, on }) as const;

describe('changing the preferences', () => {
  it('[ACC-726] counts as changed until the saved values are back', () => {
    const { send, state } = editing();
    expect(state().changed).toBe(false);
    send(toggle('userLogsOn', true));
    expect(state().changed).toBe(true);
    send(toggle('userLogsOn', false));
    expect(state().changed).toBe(false);
  });

  it('[ACC-723] turns all off, and back to what was chosen when it is unset before it is saved', () => {
    const { send, state } = editing();
    send({ type: 'turnOffAll', on: true });
    expect(state()).toMatchObject({ changed: true, values: { turnOffAllAlerts: true } });
    expect(state().values.emailAlerts.passwordChanged).toBe(false);
    send({ type: 'turnOffAll', on: false });
    expect(state()).toMatchObject({ changed: false, values: preferences });
  });

  it('[ACC-733] is undone by Reset', () => {
    const { send, state } = editing();
    send(toggle('userLogsOn', true));
    send({ type: 'turnOffAll', on: true });
    send({ type: 'reset' });
    expect(state()).toMatchObject({ changed: false, values: preferences });
  });
});

describe('saving the preferences', () => {
  it('without a change sends nothing', () => {
    const { send, save } = editing();
    send({ type: 'submit' });
    expect(save).not.toHaveBeenCalled();
  });

  it('[ACC-727, ACC-730] sends all of them once, with the sequence number that was read', async () => {
    const { send, save, state } = editing();
    send(toggle('userLogsOn', true));
    send({ type: 'submit' });
    send({ type: 'submit' });
    expect(state().isPending).toBe(true);
    await settle();
    const { emailAlerts } = preferences;
    expect(save).toHaveBeenCalledExactlyOnceWith({
      ...alerts,
      emailAlerts: { ...emailAlerts, userLogsOn: true },
    });
  });

  it('[ACC-727] makes the returned alerts the saved ones, with their sequence number', async () => {
    const { send, save, saved, state } = editing((sent) =>
      ok({ ...sent, sequenceNumber: 8, turnOffAllAlerts: false }),
    );
    send({ type: 'turnOffAll', on: true });
    send({ type: 'submit' });
    await settle();
    expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sequenceNumber: 8 }));
    expect(state()).toMatchObject({ changed: false, isPending: false });
    expect(state().values.turnOffAllAlerts).toBe(false);
    expect(state().values.emailAlerts.passwordChanged).toBe(false);
    send(toggle('passwordChanged', true));
    send({ type: 'submit' });
    await settle();
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ sequenceNumber: 8 }));
  });

  it('[ACC-734] that is refused keeps the changes, and can be repeated', async () => {
    const { send, save, saved, state } = editing(() => fail(notSaved));
    send(toggle('userLogsOn', true));
    send({ type: 'submit' });
    await settle();
    expect(state()).toMatchObject({ changed: true, isPending: false, submitError: notSaved });
    expect(saved).not.toHaveBeenCalled();
    send({ type: 'submit' });
    await settle();
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('[POR-128] sends what was changed over what another tab has stored meanwhile', async () => {
    const textAlerts = { ...preferences.textAlerts, userRestricted: false };
    const elsewhere = { ...alerts, textAlerts, sequenceNumber: 9 };
    const { send, save } = editing(ok, elsewhere);
    send(toggle('userLogsOn', true));
    send({ type: 'submit' });
    await settle();
    expect(save).toHaveBeenCalledExactlyOnceWith({
      ...elsewhere,
      emailAlerts: { ...preferences.emailAlerts, userLogsOn: true },
    });
  });

  it('sends nothing where what is stored cannot be read', async () => {
    const { read, send, save, state } = editing();
    const error: ApiError = { kind: 'offline', delivery: 'not-sent' };
    read.mockResolvedValue(fail(error));
    send(toggle('userLogsOn', true));
    send({ type: 'submit' });
    await settle();
    expect(save).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ changed: true, submitError: { error, unanswered: 'notSent' } });
  });
});

describe('a profile that changes elsewhere', () => {
  const texts = preferences.textAlerts;
  const newest = { ...alerts, textAlerts: { ...texts, userRestricted: false } };

  it('is shown, with what the borrower changed', () => {
    const { send, state } = editing();
    send(toggle('userLogsOn', true));
    send({ type: 'loaded', alerts: newest });
    expect(state().values).toMatchObject({
      emailAlerts: { userLogsOn: true },
      textAlerts: { userRestricted: false },
    });
    send({ type: 'reset' });
    expect(state()).toMatchObject({ changed: false, values: { textAlerts: newest.textAlerts } });
  });

  it('is not shown while the preferences are being sent', async () => {
    const { send, state } = editing();
    send(toggle('userLogsOn', true));
    send({ type: 'submit' });
    send({ type: 'loaded', alerts: newest });
    await settle();
    expect(state().values.textAlerts).toEqual(texts);
  });
});
