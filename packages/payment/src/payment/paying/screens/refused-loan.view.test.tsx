import { paymentInfo } from '@portico/contract';
import { settle } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf, valueOf } from '../../../testing/dom';
import { aScheduledPayment, loanAccount, loanInfo } from '../../../testing/fixtures';
import {
  chooseLoan,
  methodStep,
  selector,
  showPayment,
  stepNames,
  type PaymentScene,
} from '../../../testing/show-payment';

afterEach(cleanup);

describe('a loan that cannot be paid', () => {
  const security = /contact your financial institution/;
  const blocked =
    'Payment has been blocked for this account. Please contact your financial institution for further assistance.';

  it('[PAY-066, PAY-077] says why under the selector and shows no step', async () => {
    const { user } = await showPayment({
      prepare: ({ server }) => server.refuse(paymentInfo, 'Dispute'),
    });
    await chooseLoan(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Account is in dispute');
    expect(stepNames()).toEqual([]);
  });

  it('[PAY-068] a request that fails says the generic text', async () => {
    const { user } = await showPayment({ prepare: ({ server }) => server.drop(paymentInfo) });
    await chooseLoan(user);
    expect(textOf(await screen.findByRole('alert'))).toContain(
      'There was a problem retrieving your account information.',
    );
  });

  it('[POR-060] a loan whose request failed is requested again', async () => {
    const { user, server } = await showPayment({
      prepare: (test) => test.server.drop(paymentInfo),
    });
    await chooseLoan(user);
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.answer(paymentInfo, loanInfo());
    await user.click(again);
    expect(await methodStep()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each<[string, PaymentScene, string | RegExp]>([
    ['[PAY-035]', { accounts: [loanAccount({ blockOnlinePayment: true })] }, security],
    [
      '[PAY-033]',
      {
        accounts: [loanAccount({ comment: 'bk' })],
        settings: { 'generalPaymentOptions.blockOnHoldCodes': '48,BK' },
      },
      blocked,
    ],
    [
      '[PAY-045]',
      { accounts: [loanAccount({ balance: cents(0) })] },
      'No payment needed at this time. Credit line has no balance.',
    ],
  ])('%s is refused before the host is asked: %#', async (_, scene, text) => {
    const { user, server } = await showPayment(scene);
    await chooseLoan(user);
    expect(textOf(await screen.findByRole('alert'))).toMatch(text);
    expect(stepNames()).toEqual([]);
    expect(server.requestsTo(paymentInfo)).toEqual([]);
  });

  it.each([
    ['still to come stops payments', false, []],
    ['that was just posted does not', true, ['Pay from']],
  ])(
    '[PAY-055] after the cut-off and without cards, a scheduled payment %s',
    async (_, hasBeenPosted, steps) => {
      const { user } = await showPayment({
        info: {
          blockImmediateACHPaymentsAfterCutoffTime: true,
          paymentOptions: { ...loanInfo().paymentOptions, allowCards: false },
          scheduledPayments: [aScheduledPayment({ hasBeenPosted })],
        },
      });
      await chooseLoan(user);
      await settle();
      expect(stepNames()).toEqual(steps);
      expect(textOf(screen.queryByRole('alert'))).toBe(
        hasBeenPosted
          ? ''
          : "Payments are disabled because you are past today's payment cutoff time and you already have a scheduled payment pending.",
      );
    },
  );

  const closed = loanAccount({ comment: 'Closed 01/02' });

  it('[PAY-014] a closed loan cannot be chosen and is never asked about', async () => {
    const { server } = await showPayment({ accounts: [closed] });
    expect(await screen.findByText('There is no loan to pay.')).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(stepNames()).toEqual([]);
    expect(server.requestsTo(paymentInfo)).toEqual([]);
  });

  it('[PAY-014, PAY-015] a closed loan in the address is never asked about nor paid', async () => {
    const { server } = await showPayment({
      accounts: [loanAccount({ number: '001-7654321-0' }), closed],
      accountNumber: closed.number,
    });
    expect(textOf(await screen.findByRole('alert'))).toBe(
      'This loan is closed and cannot be paid.',
    );
    expect(valueOf(await selector())).toBe('');
    expect(stepNames()).toEqual([]);
    expect(server.requestsTo(paymentInfo)).toEqual([]);
  });
});
