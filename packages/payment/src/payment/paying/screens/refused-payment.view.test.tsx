import { paymentOutcome, submitImmediateBank } from '@portico/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { valueOf } from '../../../testing/dom';
import {
  amountField,
  chooseBank,
  showPayment,
  submitAndConfirm,
  submitPayment,
  typeAmount,
  type PaymentScene,
} from '../../../testing/show-payment';

afterEach(cleanup);

const contactFirst =
  'An error occurred. Please contact your financial institution before attempting this transaction again';

describe('a payment that the host refuses', () => {
  const refusedWith = async (code: string, settings: PaymentScene['settings'] = {}) => {
    const shown = await showPayment({
      settings,
      prepare: ({ server }) => server.refuse(submitImmediateBank, code),
    });
    await submitPayment(shown.user);
    const alert = await screen.findByRole('alert');
    const submit = screen.getByRole('button', { name: 'Submit payment' });
    return { ...shown, alert, isOff: submit.getAttribute('aria-disabled') === 'true' };
  };

  it.each([
    ['[PAY-470, PAY-472]', 'Holiday', 'Payment cannot be made on a holiday'],
    ['[PAY-466]', 'generic-The bank said no.', 'The bank said no.'],
    ['[PAY-467, PAY-625, POR-127]', 'Host error 0x17 at line 9', contactFirst],
    ['[PAY-488, POR-127]', 'Error', contactFirst],
    ['[POR-127]', 'Unheard', contactFirst],
  ])(
    '%s with %s says "%s", keeps what was entered and can be sent again',
    async (_, code, text) => {
      const { alert, isOff, navigations } = await refusedWith(code);
      expect(alert.textContent).toBe(text);
      expect(valueOf(await amountField())).toBe('100.00');
      expect(isOff).toBe(false);
      expect(navigations).toEqual([]);
    },
  );

  it('[POR-127] in a sentence locks nothing: another method is used at once', async () => {
    const { user, server, navigations } = await refusedWith('Host error 0x17 at line 9');
    server.answer(submitImmediateBank, { hasNoErrors: true, errors: [], referenceNumber: 'R-2' });
    await chooseBank(user, 'Savings x9876');
    await typeAmount(user, '100');
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    const [first, second] = server.requestsTo(submitImmediateBank);
    expect(second?.body).toMatchObject({ Payment: { Method: { ProfileId: 'p2' } } });
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
    expect(server.requestsTo(paymentOutcome)).toEqual([]);
  });

  it.each([
    ['[PAY-482]', 'Declined', 'Transaction Declined'],
    ['[PAY-483]', 'OverLimit', 'Card limit exceeded'],
    ['[PAY-484]', 'InvalidInfo', 'Invalid information entered'],
    ['[PAY-485]', 'Expired', 'Card is expired'],
  ])('%s with %s says "%s" and disables submit', async (_, code, text) => {
    const { alert, isOff } = await refusedWith(code);
    expect(alert.textContent).toBe(text);
    expect(isOff).toBe(true);
  });

  it('for newer terms that this page does not have says where to accept them', async () => {
    const { alert } = await refusedWith('AgreementRequired');
    expect(alert.textContent).toMatch(/^The terms for payments from a bank account have changed\./);
  });

  it('[POR-021] with a code of the lender’s own says what the lender maps it to', async () => {
    const map = { 'globalOptions.errorCodeMap': 'E-402=Declined' };
    const { alert, isOff } = await refusedWith('E-402', map);
    expect(alert.textContent).toBe('Transaction Declined');
    expect(isOff).toBe(true);
  });

  it('[PAY-596] an HTTP 200 that says HasNoErrors false is a failure', async () => {
    const { user, navigations } = await showPayment({
      prepare: ({ server }) => server.refuse(submitImmediateBank, 'Holiday', 200),
    });
    await submitPayment(user);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(navigations).toEqual([]);
  });
});
