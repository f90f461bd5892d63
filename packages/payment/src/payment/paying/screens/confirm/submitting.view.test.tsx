import {
  accountList,
  paymentOutcome,
  submitImmediateBank,
  submitScheduledBank,
} from '@portico/contract';
import { settle } from '@portico/core/testing';
import { cents } from '@portico/rules';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf } from '../../../../testing/dom';
import { loanAccount } from '../../../../testing/fixtures';
import {
  enter,
  chooseBank,
  chooseLoan,
  methodStep,
  showPayment,
  submitPayment,
  typeAmount,
  confirmButton,
} from '../../../../testing/show-payment';

afterEach(cleanup);

/** Pays $100.00 of the chosen loan, until the account list has been requested again. */
async function payChosenLoan({
  user,
  server,
}: Pick<Awaited<ReturnType<typeof showPayment>>, 'user' | 'server'>) {
  await chooseBank(user);
  await typeAmount(user, '100');
  await user.click(screen.getByRole('button', { name: 'Submit payment' }));
  await user.click(await confirmButton());
  await waitFor(() => expect(server.requestsTo(accountList)).toHaveLength(2));
  await act(settle);
}

describe('submitting', () => {
  it('[PAY-442] asks in a dialog of 400 px and says what will happen', async () => {
    const { user } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    await typeAmount(user, '100');
    await user.click(screen.getByRole('button', { name: 'Submit payment' }));
    await confirmButton();
    const dialog = screen.getByRole('dialog');
    expect(dialog.style.getPropertyValue('--p-width')).toBe('calc(400 / 16 * var(--p-rem))');
    expect(textOf(dialog)).toContain('We will take $101.50 from Checking x1234 today.');
    expect(textOf(dialog)).toContain('Checking x1234');
  });

  it('[PAY-445, PAY-455, PAY-459] sends a payment of today to PaymentImmediate', async () => {
    const { user, server, navigations } = await showPayment();
    await submitPayment(user, '100.10');
    await waitFor(() => expect(navigations).toHaveLength(1));
    const [request] = server.requestsTo(submitImmediateBank);
    expect(request).toMatchObject({ method: 'POST' });
    expect(request?.url).toMatch(/\/api\/PaymentImmediate\/SubmitAch$/);
    expect(request?.headers['idempotency-key']).toBeTruthy();
    expect(request?.body).toEqual({
      EncryptedData: 'token-of-the-loan',
      Payment: {
        LogonName: 'maria',
        Details: {
          PaymentDate: '2025-03-12',
          LoanAccountNumber: '001-1234567-8',
          Company: 7,
          PaymentAmount: 100.1,
          FirstPartyFee: 1.5,
          ThirdPartyFee: 0,
          AdditionalPrincipalAmount: 0,
        },
        AccountType: 0,
        IsPayoff: false,
        Method: { AccountType: 'Checking', AccountNumber: '1234', ProfileId: 'p1' },
      },
    });
  });

  it('[PAY-447] sends a payment of a later day to PaymentScheduled', async () => {
    const { user, server, navigations, submitted } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    await user.click(await screen.findByRole('radio', { name: 'On a later day' }));
    await enter(user, await screen.findByRole('textbox', { name: /^Payment date/ }), '03/14/2025');
    await typeAmount(user, '100');
    await user.click(screen.getByRole('button', { name: 'Submit payment' }));
    await user.click(await confirmButton());
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitImmediateBank)).toEqual([]);
    expect(server.requestsTo(submitScheduledBank)[0]?.body).toMatchObject({
      Payment: { Details: { PaymentDate: '2025-03-14', FirstPartyFee: 0.75 } },
    });
    expect(submitted).toEqual([{ kind: 'scheduled' }]);
  });

  it('[PAY-460, PAY-461] goes to the confirmation with what it shows, and notifies the page', async () => {
    const { user, navigations, submitted } = await showPayment();
    await submitPayment(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(navigations[0]).toMatchObject({
      screen: 'paymentConfirm',
      data: {
        kind: 'payment',
        confirmation: { referenceNumber: 'R-1001', submissionInfo: { amount: 100 } },
      },
    });
    expect(submitted).toEqual([{ kind: 'immediate' }]);
    expect(screen.getByText('R-1001')).toBeTruthy();
  });

  it('keeps the confirmation in the session before it leaves the page', async () => {
    const { user, core } = await showPayment();
    const kept: unknown[] = [];
    core.setRouter({
      hrefFor: () => '#/confirmation',
      go: () => void kept.push(core.session.peek()?.lastPayment),
    });
    await submitPayment(user);
    await waitFor(() => expect(kept).toMatchObject([{ referenceNumber: 'R-1001' }]));
  });

  it('[PAY-026] fetches the account list again after a payment', async () => {
    const { user, server, navigations } = await showPayment();
    await submitPayment(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    await waitFor(() => expect(server.requestsTo(accountList)).toHaveLength(2));
  });

  it('shows the confirmation number also where the loan leaves the account list', async () => {
    const { user, server } = await showPayment();
    await chooseLoan(user);
    server.answer(accountList, { hasNoErrors: true, errors: [], accounts: [] });
    await payChosenLoan({ user, server });
    expect(screen.getByText('R-1001')).toBeTruthy();
  });

  it('leads to another payment, of the loan as it is now, with the focus before its first step', async () => {
    const { user, server } = await showPayment({
      accounts: [loanAccount({ loanPastDue: cents(25_000) })],
    });
    await chooseLoan(user);
    expect(await screen.findByText('Past due')).toBeTruthy();
    server.answer(accountList, { hasNoErrors: true, errors: [], accounts: [loanAccount()] });
    await payChosenLoan({ user, server });
    await user.click(await screen.findByRole('button', { name: 'Make another payment' }));
    const method = await methodStep();
    expect(screen.queryByText('Past due')).toBeNull();
    expect(document.activeElement).toBe(method.parentElement);
    await user.tab();
    expect(method.parentElement?.hasAttribute('tabindex')).toBe(false);
  });

  it('[PAY-479] not sent, says Connection and can be sent again under the same key', async () => {
    let online = true;
    const { user, server, navigations } = await showPayment({ online: () => online });
    await chooseLoan(user);
    await chooseBank(user);
    await typeAmount(user, '100');
    await user.click(screen.getByRole('button', { name: 'Submit payment' }));
    online = false;
    await user.click(await confirmButton());
    expect(textOf(await screen.findByRole('alert'))).toContain(
      'Connection error. Please try again later',
    );
    expect(server.requestsTo(submitImmediateBank)).toEqual([]);
    online = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitImmediateBank)).toHaveLength(1);
  });

  it('lost, looks the outcome up by the key it was sent with', async () => {
    const { user, server, navigations } = await showPayment({
      prepare: ({ server: api }) => {
        api.drop(submitImmediateBank);
        api.answer(paymentOutcome, { status: 'posted', referenceNumber: 'R-77', errors: [] });
      },
    });
    await submitPayment(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    const keyOf = (request: { headers: Readonly<Record<string, string>> } | undefined) =>
      request?.headers['idempotency-key'];
    const [asked] = server.requestsTo(paymentOutcome);
    expect(keyOf(asked)).toBe(keyOf(server.requestsTo(submitImmediateBank)[0]));
    expect(server.requestsTo(submitImmediateBank)).toHaveLength(1);
    expect(navigations[0]).toMatchObject({ data: { confirmation: { referenceNumber: 'R-77' } } });
  });

  it('[PAY-481] with an unknown outcome, locks and offers another look-up', async () => {
    const { user, server, clock, navigations } = await showPayment({
      prepare: ({ server: api }) => {
        api.drop(submitImmediateBank);
        api.drop(paymentOutcome);
      },
    });
    await submitPayment(user);
    expect(await screen.findByText('We are checking your payment')).toBe(document.activeElement);
    for (const pause of [1_000, 2_000, 4_000, 8_000]) {
      await settle();
      clock.advance(pause);
    }
    expect(textOf(await screen.findByRole('alert'))).toContain(
      'An error occurred. Please do not submit your payment again or your account could be charged multiple times for this transaction',
    );
    expect(screen.queryByRole('button', { name: 'Submit payment' })).toBeNull();
    server.answer(paymentOutcome, { status: 'posted', referenceNumber: 'R-8', errors: [] });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(navigations).toHaveLength(1));
  });
});
