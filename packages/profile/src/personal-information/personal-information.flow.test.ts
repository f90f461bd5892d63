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
  const clearTextAlerts = vi.fn(() => Promise.resolve(true));
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
