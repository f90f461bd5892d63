import { accountList, payoffQuote, submitImmediateBank } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { paymentDestination, type PaymentPreset } from '@portico/shared/payment-preset';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { checking, day, openToAll, savings } from '../testing/fixtures';
import {
  amountField,
  button,
  chooseBank,
  frequencySelect,
  showPayment,
  summaryLine,
  typeAmount,
  type PaymentScene,
} from '../testing/show-payment';

afterEach(cleanup);

const accountNumber = '001-1234567-8';
const one = { accountNumber, saved: [checking], info: openToAll };
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** The payment after another screen has led there with this. */
const ledTo = (preset: PaymentPreset, scene: PaymentScene = {}) =>
  showPayment({
    ...one,
    ...scene,
    prepare: (test) => {
      scene.prepare?.(test);
      test.core.navigate(undefined, paymentDestination(accountNumber, preset));
    },
  });

const quoted = ({ server }: TestCore) =>
  server.answer(payoffQuote, { hasNoErrors: true, errors: [], payOffQuoteAmount: cents(512_345) });

describe('what the borrower meant', () => {
  it('[POR-153] is the amount, also in the heading, until another one is typed', async () => {
    const { user } = await ledTo({ amount: cents(67_600) });
    await heading('Pay $676.00');
    expect(await amountField()).toHaveProperty('value', '676.00');
    await typeAmount(user, '20');
    await heading('Make a payment');
  });

  it.each<[string, PaymentScene]>([
    ['attributes', { preset: { amount: 67_600 } }],
    [
      'the address of the page',
      {
        configuration: { pages: { payment: '/pay?account={accountNumber}&amount={amount}' } },
        entry: { href: `https://l.test/pay?account=${accountNumber}&amount=67600`, state: null },
      },
    ],
  ])('[POR-153] is read from %s', async (_from, scene) => {
    await showPayment({ ...one, ...scene });
    await heading('Pay $676.00');
    expect(await amountField()).toHaveProperty('value', '676.00');
  });

  it('[POR-153] is autopay, with the button that starts it', async () => {
    await ledTo({ frequency: 'OnDueDate' });
    await heading('Set up autopay');
    expect(await frequencySelect()).toHaveProperty('value', 'OnDueDate');
  });

  it('[POR-153] is the payoff on a day', async () => {
    await ledTo(
      { payoff: true, day: day('2025-03-20') },
      { settings: { 'achPaymentOptions.allowFuturePayoff': 'true' }, prepare: quoted },
    );
    await heading('Pay off your loan');
    expect(await screen.findByDisplayValue('03/20/2025')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Pay off/ })).toHaveProperty('checked', true);
  });

  it('is said where the loan does not allow it, and nothing else is ready to be paid', async () => {
    const { user, server } = await ledTo({ frequency: 'OnDueDate' }, { info: {} });
    await screen.findByText('Autopay cannot be set up for this loan here.');
    await heading('Make a payment');
    await user.click(await button('Submit payment'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.requestsTo(submitImmediateBank)).toEqual([]);
  });

  it('waits for the choice of a bank account', async () => {
    const { user } = await ledTo(
      { amount: cents(67_600) },
      { saved: [checking, savings], info: {} },
    );
    await heading('Pay $676.00');
    await chooseBank(user);
    expect(await amountField()).toHaveProperty('value', '676.00');
    await waitFor(() => expect(summaryLine('Total')).toBe('$677.50'));
  });

  it('gives way to what was typed after it when the page is loaded again', async () => {
    const preset = { amount: 67_600 };
    const { user, unmount, sessionStorage, clock } = await showPayment({ ...one, preset });
    await heading('Pay $676.00');
    await typeAmount(user, '20');
    unmount();
    await showPayment({ ...one, preset, sessionStorage, clock });
    await heading('Make a payment');
    expect(await amountField()).toHaveProperty('value', '20.00');
  });

  it('takes the place of what was typed before it', async () => {
    const { user, unmount, sessionStorage, clock } = await showPayment(one);
    await typeAmount(user, '20');
    unmount();
    await ledTo({ amount: cents(67_600) }, { sessionStorage, clock });
    await heading('Pay $676.00');
    expect(await amountField()).toHaveProperty('value', '676.00');
    expect(screen.queryByText('We kept what you typed.')).toBeNull();
  });

  it('is requested again after signing in', async () => {
    const { core, server } = await showPayment({
      ...one,
      session: undefined,
      preset: { amount: 500 },
    });
    await screen.findByRole('link', { name: 'Sign in' });
    expect(server.requestsTo(accountList)).toEqual([]);
    expect(core.wanted.take()).toEqual({
      screen: 'payment',
      params: { accountNumber, amount: '500' },
    });
  });
});
