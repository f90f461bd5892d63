import { paymentInfo } from '@portico/contract';
import { cents } from '@portico/rules';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf } from '../../../testing/dom';
import { loanAccount, loanInfo } from '../../../testing/fixtures';
import {
  chooseLoan,
  methodStep,
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

  it.each<[string, PaymentScene]>([
    ['[PAY-014]', {}],
    ['[PAY-015]', { accountNumber: '001-1234567-8' }],
  ])('%s a closed loan is never asked about nor paid: %j', async (_, scene) => {
    const { user, server } = await showPayment({
      accounts: [loanAccount({ comment: 'Closed 01/02' })],
      ...scene,
    });
    if (!scene.accountNumber) await chooseLoan(user);
    expect(textOf(await screen.findByRole('alert'))).toBe(
      'This loan is closed and cannot be paid.',
    );
    expect(stepNames()).toEqual([]);
    expect(server.requestsTo(paymentInfo)).toEqual([]);
  });
});
