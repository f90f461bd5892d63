import { agreementLogging, submitImmediateBank } from '@portico/contract';
import { loseCode } from '@portico/core/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { agreement, dialog } from '../../../../testing/bank-form';
import { textOf, valueOf } from '../../../../testing/dom';
import { day } from '../../../../testing/fixtures';
import {
  amountField,
  button,
  chooseBank,
  chooseLoan,
  confirmButton,
  showPayment,
  typeAmount,
  type PaymentScene,
} from '../../../../testing/show-payment';

afterEach(cleanup);

const agreed = { name: 'ACH Terms', url: 'https://lender.example/ach' };

describe('[POR-129] a payment from a saved account that is refused with AgreementRequired', () => {
  const confirming = async (scene: PaymentScene = {}) => {
    const shown = await showPayment({
      ...scene,
      settings: { 'globalOptions.agreements': agreement, ...scene.settings },
      prepare: ({ server }) => {
        server.refuse(submitImmediateBank, 'AgreementRequired');
        server.answerRaw(agreementLogging, { HasNoErrors: true });
      },
    });
    await chooseLoan(shown.user);
    await chooseBank(shown.user);
    await typeAmount(shown.user, '100');
    await shown.user.click(await button('Submit payment'));
    return shown;
  };
  const refused = async (scene: PaymentScene = {}) => {
    const shown = await confirming(scene);
    await shown.user.click(await confirmButton());
    await button('Agree');
    return shown;
  };
  const accept = ({ server }: Awaited<ReturnType<typeof refused>>) =>
    server.answer(submitImmediateBank, { hasNoErrors: true, errors: [], referenceNumber: 'R-2' });

  it('opens the terms where the borrower is, for that account', async () => {
    const { server, navigations } = await refused();
    expect(textOf(dialog())).toContain(
      'Our terms have changed. Please read and agree before Checking x1234 is used:',
    );
    expect(screen.getByRole('link', { name: /^ACH Terms/ })).toBeTruthy();
    expect(server.requestsTo(agreementLogging)).toEqual([]);
    expect(navigations).toEqual([]);
  });

  it('goes on once they are agreed to and logged: the same payment is confirmed again', async () => {
    const shown = await refused();
    const { user, server, navigations } = shown;
    accept(shown);
    await user.click(await button('Agree'));
    await user.click(await confirmButton());
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(agreementLogging)[0]?.body).toMatchObject({
      Agreements: [11337],
      UserName: 'maria',
    });
    const [first, second] = server.requestsTo(submitImmediateBank);
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });

  it('shows them although the page knows an earlier agreement', async () => {
    await refused({ session: { agreed: [{ ...agreed, dateOfAgreement: day('2025-02-01') }] } });
    expect(screen.getByRole('link', { name: /^ACH Terms/ })).toBeTruthy();
  });

  it('says where else to agree when the host still asks after that', async () => {
    const { user } = await refused();
    await user.click(await button('Agree'));
    await user.click(await confirmButton());
    expect(textOf(await screen.findByRole('alert'))).toMatch(
      /^The terms for payments from a bank account have changed\./,
    );
    expect(dialog()).toBeNull();
  });

  it('is not made when they are declined; everything stays, and they are asked again', async () => {
    const { user, server } = await refused();
    await user.click(await button('Disagree'));
    expect(textOf(await screen.findByRole('alert'))).toBe(
      'In order to use the system you must agree to the terms and conditions',
    );
    expect(valueOf(await amountField())).toBe('100.00');
    expect(server.requestsTo(agreementLogging)).toEqual([]);
    await user.click(await button('Submit payment'));
    await user.click(await confirmButton());
    expect(await button('Agree')).toBeTruthy();
  });

  it('says what to do where the terms cannot be shown, and a new payment asks for them again', async () => {
    const { user, core } = await confirming();
    const findCode = loseCode(core);
    await user.click(await confirmButton());
    expect(textOf(await screen.findByRole('alert'))).toMatch(
      /^The terms for payments from a bank account have changed\./,
    );
    findCode();
    await user.click(await button('Submit payment'));
    await user.click(await confirmButton());
    expect(await button('Agree')).toBeTruthy();
  });

  it('says when the agreement could not be logged', async () => {
    const { user, server } = await refused();
    server.refuse(agreementLogging, 'Error');
    await user.click(await button('Agree'));
    expect(textOf(await screen.findByRole('alert'))).toBe('An error occurred, please try again');
    expect(server.requestsTo(submitImmediateBank)).toHaveLength(1);
  });

  it('needs a text to be accepted before Agree', async () => {
    const { user, server } = await refused({
      settings: { 'globalOptions.agreementText1': '<p>We debit your account.</p>' },
    });
    await user.click(await button('Agree'));
    expect(textOf(await screen.findByRole('alert'))).toBe(
      'Please read and accept the ACH Terms first',
    );
    await user.click(await button('Read the ACH Terms'));
    expect(await screen.findByText('We debit your account.')).toBeTruthy();
    await user.click(await button('I Accept'));
    await user.click(await button('Agree'));
    expect(await confirmButton()).toBeTruthy();
    expect(server.requestsTo(agreementLogging)).toHaveLength(1);
  });
});
