import { settle } from '@portico/core/testing';
import { phonesOf } from '@portico/rules';
import { describe, expect, it, vi } from 'vitest';
import { createPersonalInformationFlow } from './personal-information.flow';
import type { PersonalEntry } from './personal-information.model';

const phone = (phoneNumber: string, optInToTexting = false) => ({
  phoneNumber,
  primary: false,
  optInToTexting,
});
const loaded: PersonalEntry = {
  address1: '14 Juniper Road',
  city: 'Cedar Rapids',
  state: 'IA',
  zipCode: '52401',
  ...phonesOf([phone('3195550142'), phone('3195550177')]),
};

function editing() {
  const save = vi.fn((entry: PersonalEntry) => Promise.resolve({ stored: entry }));
  const clearTextAlerts = vi.fn(() => Promise.resolve(undefined));
  const completed = vi.fn();
  const { state, send } = createPersonalInformationFlow(loaded, {
    asksPhones: true,
    save,
    clearTextAlerts,
    completed,
  });
  return { save, clearTextAlerts, completed, send, state: () => state.peek() };
}

describe('the text agreement', () => {
  const turnOn = { type: 'texts', slot: 'phone2', on: true } as const;

  it.each([
    ['[ACC-661]', 'agreed', true, false],
    ['[ACC-662]', 'disagreed', false, false],
    ['[ACC-663]', 'failed', false, true],
  ] as const)('%s that is %s: texts on %s, an error %s', (_id, result, on, failed) => {
    const { send, state } = editing();
    send(turnOn);
    expect(state()).toMatchObject({
      agreeing: 'phone2',
      values: { phone2: { optInToTexting: true } },
    });
    send({ type: 'agreement', result });
    expect(state()).toMatchObject({
      agreeing: undefined,
      agreementFailed: failed,
      values: { phone2: { optInToTexting: on } },
    });
  });

  it('[ACC-661] that is not given yet is waited for by Save', async () => {
    const { send, save, state } = editing();
    send(turnOn);
    send({ type: 'submit' });
    await settle();
    expect(save).not.toHaveBeenCalled();
    expect(state().agreeing).toBe('phone2');
    send({ type: 'agreement', result: 'agreed' });
    await settle();
    expect(save).toHaveBeenCalledOnce();
  });

  it('[ACC-661] is asked for also where another phone was pressed meanwhile', async () => {
    const { send, save, state } = editing();
    send({ type: 'texts', slot: 'phone1', on: true });
    send(turnOn);
    send({ type: 'agreement', result: 'agreed' });
    send({ type: 'submit' });
    expect(state().agreeing).toBe('phone1');
    send({ type: 'agreement', result: 'disagreed' });
    await settle();
    expect(save).not.toHaveBeenCalled();
    send({ type: 'submit' });
    await settle();
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      phone1: { optInToTexting: false },
      phone2: { optInToTexting: true },
    });
  });

  it('is asked for before another number gets the texts of the one before', async () => {
    const { send, save, state } = editing();
    send({
      type: 'loaded',
      entry: { ...loaded, phone1: { ...loaded.phone1, optInToTexting: true } },
    });
    send({ type: 'phone', slot: 'phone1', number: '3195550111' });
    send({ type: 'submit' });
    await settle();
    expect(save).not.toHaveBeenCalled();
    expect(state().agreeing).toBe('phone1');
    send({ type: 'agreement', result: 'agreed' });
    await settle();
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      phone1: { phoneNumber: '319-555-0111', optInToTexting: true },
    });
  });

  it('is not asked for when a number with texts is typed anew', async () => {
    const { send, save } = editing();
    send({
      type: 'loaded',
      entry: { ...loaded, phone1: { ...loaded.phone1, optInToTexting: true } },
    });
    send({ type: 'phone', slot: 'phone1', number: '319555014' });
    send({ type: 'phone', slot: 'phone1', number: '3195550142' });
    send({ type: 'change', field: 'city', value: 'Marion' });
    send({ type: 'submit' });
    await settle();
    expect(save).toHaveBeenCalledOnce();
  });

  it('is not asked for when texts are turned off', () => {
    const { send, state } = editing();
    send({ type: 'texts', slot: 'phone2', on: false });
    expect(state().agreeing).toBeUndefined();
  });
});

describe('saving', () => {
  it('[ACC-664] clears the text alerts only while no number gets texts', async () => {
    const { send, clearTextAlerts, completed } = editing();
    send({ type: 'texts', slot: 'phone2', on: true });
    send({ type: 'agreement', result: 'agreed' });
    send({ type: 'submit' });
    await settle();
    expect(clearTextAlerts).not.toHaveBeenCalled();
    send({ type: 'texts', slot: 'phone2', on: false });
    send({ type: 'submit' });
    await settle();
    expect(clearTextAlerts).toHaveBeenCalledOnce();
    expect(completed).toHaveBeenCalledTimes(2);
  });

  it('[ACC-640] an invalid form, or one without a change, sends nothing', () => {
    const { send, save } = editing();
    send({ type: 'submit' });
    send({ type: 'change', field: 'zipCode', value: '1' });
    send({ type: 'submit' });
    expect(save).not.toHaveBeenCalled();
  });

  it('keeps what the borrower changed when newer values arrive', () => {
    const { send, state } = editing();
    send({ type: 'change', field: 'city', value: 'Marion' });
    const phone1 = { ...loaded.phone1, optInToTexting: true };
    send({ type: 'loaded', entry: { ...loaded, phone1 } });
    expect(state()).toMatchObject({ values: { city: 'Marion', phone1 }, changed: true });
  });
});
