import { createTestClock, settle } from '@portico/core/testing';
import { describe, expect, it, vi } from 'vitest';
import { createContactChangeFlow, noticeTime, type Notice } from './contact-change.flow';
import { emptyContact, type ContactValues } from './contact-change.model';

function show(outcome: Notice = 'sent') {
  const clock = createTestClock();
  const request = vi.fn(async (_: ContactValues) => outcome);
  const { send, state, dispose } = createContactChangeFlow({ request, delay: clock.delay });
  const fill = () => {
    send({ type: 'choose', account: '001-1', chosen: true });
    send({ type: 'change', field: 'changesPhone', value: true });
    send({ type: 'change', field: 'oldPhone1', value: '(319) 555-0148' });
    send({ type: 'change', field: 'newPhone1', value: '(319) 555-0119' });
  };
  return { clock, request, send, fill, dispose, state: () => state.peek() };
}

describe('the contact form', () => {
  it('[LON-390, LON-391, LON-392] is invalid and unchanged at first', () => {
    expect(show().state()).toMatchObject({ isValid: false, changed: false, values: emptyContact });
  });

  it('[LON-390, LON-391, LON-394] is valid with an account and a change', () => {
    const { send, fill, state } = show();
    fill();
    expect(state()).toMatchObject({ isValid: true, changed: true });
    send({ type: 'choose', account: '001-1', chosen: false });
    expect(state().isValid).toBe(false);
    send({ type: 'choose', account: '001-1', chosen: true });
    send({ type: 'change', field: 'changesPhone', value: false });
    expect(state().isValid).toBe(false);
  });

  it('chooses no account that the list no longer has', () => {
    const { send, fill, state } = show();
    fill();
    send({ type: 'choose', account: '001-2', chosen: true });
    send({ type: 'listed', accounts: ['001-2', '001-3'] });
    expect(state().values.accounts).toEqual(['001-2']);
  });

  it('keeps its values when the list is loaded, so that no code of its draft is requested', () => {
    const { send, state } = show();
    const { values } = state();
    send({ type: 'listed', accounts: ['001-2', '001-3'] });
    expect(state().values).toBe(values);
  });

  it('keeps an address that is hidden', () => {
    const { send, state } = show();
    send({ type: 'change', field: 'changesAddress', value: true });
    send({ type: 'change', field: 'newCity', value: 'Marion' });
    send({ type: 'change', field: 'changesAddress', value: false });
    expect(state().values.newCity).toBe('Marion');
  });

  const known = {
    address1: '14 Juniper Road',
    city: 'Cedar Rapids',
    state: 'IA',
    zipCode: '52401-1234',
  };

  it('takes the address of an account as the old one', () => {
    const { send, state } = show();
    send({ type: 'known', address: known });
    expect(state().values).toMatchObject({
      oldAddressLine1: '14 Juniper Road',
      oldCity: 'Cedar Rapids',
      oldState: 'IA',
      oldZip: '52401',
      newAddressLine1: '',
    });
  });

  it('keeps an old address that is being entered', () => {
    const { send, state } = show();
    send({ type: 'change', field: 'oldAddressLine2', value: 'Apt 4' });
    send({ type: 'known', address: known });
    expect(state().values).toMatchObject({ oldAddressLine1: '', oldAddressLine2: 'Apt 4' });
  });

  const other = { address1: '3 Elm Street', city: 'Marion', state: 'IA', zipCode: '52302' };

  it('replaces the address of an account by that of another, and by none where it is not known', () => {
    const { send, state } = show();
    send({ type: 'known', address: known });
    send({ type: 'known', address: other });
    expect(state().values).toMatchObject({ oldAddressLine1: '3 Elm Street', oldCity: 'Marion' });
    send({ type: 'known', address: {} });
    expect(state().values).toMatchObject({ oldAddressLine1: '', oldCity: '', oldZip: '' });
  });

  it('takes the address of an account again once the request is sent', async () => {
    const { fill, send, state } = show();
    fill();
    send({ type: 'known', address: known });
    send({ type: 'submit' });
    await settle();
    send({ type: 'known', address: other });
    expect(state().values).toMatchObject({ oldAddressLine1: '3 Elm Street', oldZip: '52302' });
  });

  it('keeps the address of an account that was corrected', () => {
    const { send, state } = show();
    send({ type: 'known', address: known });
    send({ type: 'change', field: 'oldZip', value: '52403' });
    send({ type: 'known', address: other });
    expect(state().values).toMatchObject({ oldAddressLine1: '14 Juniper Road', oldZip: '52403' });
  });

  it('removes markup while it is typed, and keeps an apostrophe', () => {
    const { send, state } = show();
    send({ type: 'change', field: 'newCity', value: `O'Brien "<b>\`` });
    expect(state().values.newCity).toBe("O'Brien b");
  });

  it('is not sent while it is invalid', () => {
    const { send, request } = show();
    send({ type: 'submit' });
    expect(request).not.toHaveBeenCalled();
  });
});

describe('sending it', () => {
  it('[LON-395] is pending until it is answered, and sends once', async () => {
    const { fill, send, request, state } = show();
    fill();
    send({ type: 'submit' });
    send({ type: 'submit' });
    expect(state().isPending).toBe(true);
    await settle();
    expect(state().isPending).toBe(false);
    expect(request).toHaveBeenCalledOnce();
  });

  it('[LON-403, LON-404] empties the form and says so for four seconds', async () => {
    const { fill, send, clock, state } = show();
    fill();
    send({ type: 'submit' });
    await settle();
    expect(state()).toMatchObject({ notice: 'sent', values: emptyContact, changed: false });
    clock.advance(3_999);
    expect(state().notice).toBe('sent');
    clock.advance(1);
    expect(state().notice).toBeUndefined();
  });

  it('[LON-405, LON-406] that fails says so for four seconds and keeps what is entered', async () => {
    const { fill, send, clock, state } = show('failed');
    fill();
    send({ type: 'submit' });
    await settle();
    expect(state()).toMatchObject({ notice: 'failed', isPending: false, isValid: true });
    expect(state().values).toMatchObject({ accounts: ['001-1'], oldPhone1: '(319) 555-0148' });
    clock.advance(3_999);
    send({ type: 'change', field: 'newPhone1', value: '(319) 555-0120' });
    expect(state().notice).toBe('failed');
    clock.advance(1);
    expect(state().notice).toBeUndefined();
  });

  it('shows the outcome of the last request only, for its own four seconds', async () => {
    const { fill, send, clock, request, state } = show('failed');
    fill();
    send({ type: 'submit' });
    await settle();
    clock.advance(3_000);
    request.mockResolvedValue('sent');
    send({ type: 'submit' });
    expect(state().notice).toBeUndefined();
    await settle();
    clock.advance(noticeTime - 1);
    expect(state().notice).toBe('sent');
  });

  it('shows nothing, and leaves no timer, once the form has been removed', async () => {
    const { fill, send, clock, dispose, state } = show('failed');
    fill();
    send({ type: 'submit' });
    dispose();
    await settle();
    expect(state().notice).toBeUndefined();
    clock.advance(noticeTime);
    expect(state().notice).toBeUndefined();
  });
});
