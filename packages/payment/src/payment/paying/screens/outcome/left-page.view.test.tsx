import { paymentOutcome, submitImmediateBank } from '@portico/contract';
import { createTestStorage, settle } from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { textOf, valueOf } from '../../../../testing/dom';
import {
  selector,
  showPayment,
  submitPayment,
  type PaymentScene,
} from '../../../../testing/show-payment';
import * as tabLock from '../../delivery/tab-lock';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a page that was left while a payment was under way', () => {
  /** The screen as it is after the reload, with what the first page had stored. */
  const reloaded = async (prepare: PaymentScene['prepare']) => {
    const sessionStorage = createTestStorage();
    const before = await showPayment({
      sessionStorage,
      prepare: ({ server }) => void server.hold(submitImmediateBank),
    });
    await submitPayment(before.user);
    await waitFor(() => expect(sessionStorage.get('portico.payment')).toBeTruthy());
    before.unmount();
    return showPayment({ sessionStorage, ...(prepare && { prepare }) });
  };

  it('looks it up before anything else, and shows its confirmation', async () => {
    const { navigations, server } = await reloaded(({ server: api }) =>
      api.answer(paymentOutcome, { status: 'posted', referenceNumber: 'R-5', errors: [] }),
    );
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(navigations[0]).toMatchObject({ data: { confirmation: { referenceNumber: 'R-5' } } });
    expect(server.requestsTo(submitImmediateBank)).toEqual([]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('[POR-125] whose key the host has closed was not made, and the borrower starts over', async () => {
    await reloaded(({ server: api }) =>
      api.answer(paymentOutcome, { status: 'unknown', keyIsClosed: true, errors: [] }),
    );
    expect(textOf(await screen.findByRole('alert'))).toBe(
      'The payment you sent before was not made. You can pay now.',
    );
    // What was entered is kept: the draft ends only when the payment is made.
    const loan = await selector();
    await waitFor(() => expect(valueOf(loan)).toBe('001-1234567-8'));
  });

  it('[POR-126] that the host has not received is not freed by a reload', async () => {
    const { clock, server } = await reloaded(({ server: api }) =>
      api.answer(paymentOutcome, { status: 'unknown', errors: [] }),
    );
    expect(await screen.findByText('We are checking your payment')).toBeTruthy();
    for (const pause of [1_000, 2_000, 4_000, 8_000]) {
      await settle();
      clock.advance(pause);
    }
    expect(textOf(await screen.findByRole('alert'))).toMatch(/it may still be on its way\./);
    expect(screen.queryByRole('button', { name: 'Submit payment' })).toBeNull();
    expect(server.requestsTo(submitImmediateBank)).toEqual([]);
  });

  it('that is left again between two look-ups keeps no other page from paying', async () => {
    const release = vi.fn();
    const request: tabLock.Locks['request'] = (name, _options, run) =>
      run({ name, mode: 'exclusive' }).finally(release);
    vi.spyOn(tabLock, 'pageLocks').mockReturnValue({ request });
    const { server, unmount } = await reloaded(({ server: api }) =>
      api.answer(paymentOutcome, { status: 'unknown', errors: [] }),
    );
    release.mockClear();
    await waitFor(() => expect(server.requestsTo(paymentOutcome)).toHaveLength(1));
    await settle();
    expect(release).not.toHaveBeenCalled();
    unmount();
    await settle();
    expect(release).toHaveBeenCalledOnce();
    expect(server.requestsTo(paymentOutcome)).toHaveLength(1);
  });
});
