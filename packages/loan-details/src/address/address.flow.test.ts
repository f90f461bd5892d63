import { settle } from '@portico/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createAddressFlow, type AddressPorts } from './address.flow';

const address = {
  address1: '14 Juniper Road',
  city: 'Cedar Rapids',
  state: 'IA',
  zipCode: '52401',
};

function editing(answer: Awaited<ReturnType<AddressPorts['save']>> = { stored: address }) {
  const save = vi.fn(async (_: typeof address) => answer);
  const saved = vi.fn();
  const { send, state, dispose } = createAddressFlow(address, { save, saved });
  const type = (field: keyof typeof address, value: string) =>
    send({ type: 'change', field, value });
  return { save, saved, send, type, dispose, state: () => state.peek() };
}

describe('the address form', () => {
  it('[LON-204] is pristine at first', () => {
    expect(editing().state()).toMatchObject({ changed: false, values: address });
  });

  it.each(['address1', 'city', 'state', 'zipCode'] as const)(
    '[LON-205, LON-206, LON-502] is changed by another %s, and pristine with the cached one again',
    (field) => {
      const { type, state } = editing();
      type(field, 'x');
      expect(state().changed).toBe(true);
      type(field, address[field]);
      expect(state().changed).toBe(false);
    },
  );

  it('[LON-207, LON-504] returns to the cached address by Cancel', () => {
    const { type, send, state } = editing();
    type('city', 'Marion');
    type('zipCode', '');
    send({ type: 'cancel' });
    expect(state()).toMatchObject({ changed: false, values: address });
  });

  it.each([
    ['[LON-200]', 'address1'],
    ['[LON-201]', 'city'],
  ] as const)('%s removes markup while %s is typed, and keeps an apostrophe', (_id, field) => {
    const { type, state } = editing();
    type(field, `O'Brien "<b>\``);
    expect(state().values[field]).toBe("O'Brien b");
  });

  it('[LON-202, LON-203] is not sent while it is invalid', () => {
    const { type, send, save, state } = editing();
    type('zipCode', '1234');
    send({ type: 'submit' });
    expect(save).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ failedSubmits: 1, isValid: false });
  });

  it('sends nothing while it is pristine', () => {
    const { send, save } = editing();
    send({ type: 'submit' });
    expect(save).not.toHaveBeenCalled();
  });

  it('[LON-210, LON-211, LON-503] caches the stored address once it is saved', async () => {
    const stored = { ...address, city: 'MARION' };
    const { type, send, save, saved, state } = editing({ stored });
    type('city', ' Marion ');
    send({ type: 'submit' });
    send({ type: 'submit' });
    expect(state().isPending).toBe(true);
    await settle();
    expect(save).toHaveBeenCalledExactlyOnceWith({ ...address, city: 'Marion' }, address);
    expect(saved).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ changed: false, values: stored, cached: stored });
    type('city', 'Ames');
    send({ type: 'cancel' });
    expect(state().values).toEqual(stored);
  });

  it('keeps what is entered when it is refused', async () => {
    const refusal = { at: 'zipCode', text: 'errorZipCityNoMatch' } as const;
    const { type, send, saved, state } = editing({ refusal });
    type('city', 'Marion');
    send({ type: 'submit' });
    await settle();
    expect(saved).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ changed: true, submitError: refusal, isPending: false });
    type('city', 'Cedar Rapids ');
    expect(state().submitError).toBeUndefined();
  });

  it('cannot be cancelled while it is sent', async () => {
    const { type, send, state } = editing();
    type('city', 'Marion');
    send({ type: 'submit' });
    send({ type: 'cancel' });
    expect(state().values.city).toBe('Marion');
    await settle();
  });
});

describe('[POR-098] an address that another page has saved', () => {
  const elsewhere = { ...address, city: 'Ames', zipCode: '50010' };

  it('is shown where nothing is entered', () => {
    const { send, state } = editing();
    send({ type: 'loaded', address: elsewhere });
    expect(state()).toMatchObject({ changed: false, values: elsewhere });
  });

  it('does not replace what is entered, and Cancel returns to it', () => {
    const { type, send, state } = editing();
    type('city', 'Marion');
    send({ type: 'loaded', address: elsewhere });
    expect(state()).toMatchObject({ changed: true, values: { city: 'Marion' } });
    send({ type: 'cancel' });
    expect(state().values).toEqual(elsewhere);
  });

  it('that is loaded unchanged changes nothing', () => {
    const { type, send, state } = editing();
    type('city', 'Marion');
    send({ type: 'loaded', address: { ...address } });
    expect(state().values.city).toBe('Marion');
  });
});
