import {
  bankLookup,
  draftAgreement,
  paymentMethods,
  submitRecurringBank,
  submitScheduledBank,
} from '@portico/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { textOf } from '../../../../testing/dom';
import {
  button,
  chooseFrequency,
  enterDay,
  openLoan,
  submitAndConfirm,
  typeAmount,
  type PaymentScene,
  confirmButton,
} from '../../../../testing/show-payment';

afterEach(cleanup);

const required = { 'achPaymentOptions.requireAchDraftAgreementOption': 'true' };
const good = { hasNoErrors: true, errors: [] };

const drafting = (scene: PaymentScene = {}): PaymentScene => ({
  ...scene,
  settings: { ...required, ...scene.settings },
  prepare: (test) => {
    test.server.answer(draftAgreement, { ...good, passableToken: 'draft-1' });
    test.server.answer(bankLookup, {
      bankExists: true,
      routingNumber: '021000021',
      name: 'First National Bank',
      address: '1 Main St',
      city: 'Albany',
      state: 'NY',
      zip: '12207',
    });
    test.server.answer(paymentMethods, {
      ...good,
      paymentMethods: [
        {
          isCard: false,
          achInfo: {
            accountType: 'Checking',
            accountNumber: '1234',
            profileId: 'p1',
            routingNumber: '021000021',
          },
        },
        {
          isCard: true,
          cardInfo: {
            cardType: 'Visa',
            cardNumber: '4242',
            profileId: 'c1',
            debitCredit: 'debit',
          },
        },
      ],
    });
    scene.prepare?.(test);
  },
});

const viewLink = () => screen.findByRole('link', { name: /^View draft agreement/ });
const isOff = (element: Element) => element.matches(':disabled, [aria-disabled=true]');

async function scheduled(user: UserEvent, on = '03/20/2025') {
  await user.click(screen.getByRole('radio', { name: /^On a later day/ }));
  await enterDay(user, on);
  await typeAmount(user, '100');
}

async function recurring(user: UserEvent) {
  await chooseFrequency(user, 'Weekly');
  await enterDay(user, '03/20/2025');
  await typeAmount(user, '100');
}

const submit = async (user: UserEvent) => user.click(await button('Submit payment'));

describe('the draft agreement', () => {
  it.each([
    ['[PAY-428]', 'recurring', recurring],
    ['[PAY-429]', 'scheduled', scheduled],
  ])('%s is opened first by a %s payment from a bank account', async (_row, _kind, fill) => {
    const { user, server } = await openLoan(drafting());
    await fill(user);
    await submit(user);
    expect(
      await screen.findByRole('dialog', { name: 'Agreement to take this payment' }),
    ).toBeTruthy();
    expect(await viewLink()).toBeTruthy();
    expect(server.requestsTo(submitRecurringBank)).toEqual([]);
    expect(server.requestsTo(submitScheduledBank)).toEqual([]);
  });

  it('[PAY-430] is not needed today', async () => {
    const { user, server, navigations } = await openLoan(drafting());
    await typeAmount(user, '100');
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(draftAgreement)).toEqual([]);
  });

  it('[PAY-431] is not needed for a card', async () => {
    const { user, server, navigations } = await openLoan(drafting(), 'Card');
    await scheduled(user);
    await submitAndConfirm(user);
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(draftAgreement)).toEqual([]);
  });

  it('[PAY-432] is needed only if the lender requires it', async () => {
    const { user, server, navigations } = await openLoan(
      drafting({ settings: { 'achPaymentOptions.requireAchDraftAgreementOption': 'false' } }),
    );
    await recurring(user);
    await submit(user);
    expect(screen.queryByRole('dialog', { name: 'Agreement to take this payment' })).toBeNull();
    await user.click(await confirmButton());
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(draftAgreement)).toEqual([]);
  });

  it('[PAY-433, PAY-434, PAY-438] is opened in a new window before the payment can be confirmed', async () => {
    const { user } = await openLoan(drafting());
    await recurring(user);
    await submit(user);
    const link = await viewLink();
    expect(link.getAttribute('href')).toMatch(
      /\/api\/AchDraftAgreement\/RenderACHDraftAgreementPreview\?token=draft-1$/,
    );
    expect(link.getAttribute('target')).toBe('_blank');
    expect(isOff(await confirmButton())).toBe(true);
    await user.click(link);
    expect(isOff(await confirmButton())).toBe(false);
  });

  it('[PAY-435] says which bank it is', async () => {
    const { user } = await openLoan(drafting());
    await recurring(user);
    await submit(user);
    await viewLink();
    const dialog = textOf(screen.getByRole('dialog'));
    expect(dialog).toContain('BankFirst National Bank');
    expect(dialog).toContain('Bank address1 Main St, Albany, NY 12207');
    expect(dialog).toContain('Routing number021000021');
  });

  it('[PAY-436, PAY-437] is prepared from the payment', async () => {
    const { user, server } = await openLoan(drafting());
    await chooseFrequency(user, 'DaysBeforeDue');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Days before the due date' }),
      '3',
    );
    await submit(user);
    await viewLink();
    const [request] = server.requestsTo(draftAgreement);
    expect(request?.method).toBe('POST');
    expect(request?.url).toMatch(/\/api\/AchDraftAgreement\/PrepareAchDraftAgreementPreview$/);
    expect(request?.body).toEqual({
      LoanAccountNumber: '001-1234567-8',
      AchInfo: { AccountType: 'Checking', AccountNumber: '1234', ProfileId: 'p1' },
      Amount: 250,
      AdditionalPrincipal: 0,
      LocalTimeOffset: new Date('2025-03-12T16:00:00Z').getTimezoneOffset(),
      daysBeforeDue: 3,
    });
  });

  it('[PAY-439] is sent with the payment', async () => {
    const { user, server, navigations } = await openLoan(drafting());
    await scheduled(user);
    await submit(user);
    await user.click(await viewLink());
    await user.click(await confirmButton());
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitScheduledBank)[0]?.body).toMatchObject({
      AchDraftAgreementToken: 'draft-1',
    });
  });

  it('[PAY-450, PAY-452] of a recurring payment is sent with all data of the payment', async () => {
    const { user, server, navigations } = await openLoan(drafting());
    await recurring(user);
    await submit(user);
    await user.click(await viewLink());
    await user.click(await confirmButton());
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(submitRecurringBank)[0]?.body).toEqual({
      EncryptedData: 'token-of-the-loan',
      AchDraftAgreementToken: 'draft-1',
      Payment: {
        LogonName: 'maria',
        Details: expect.anything(),
        AccountType: 0,
        IsPayoff: false,
        Method: expect.anything(),
        RecurringDetails: { RecurringOption: 'Weekly', DaysBeforeDue: 0 },
      },
    });
  });

  it.each<[string, (user: UserEvent) => Promise<unknown>]>([
    ['amount', (user) => typeAmount(user, '90')],
    ['date', (user) => enterDay(user, '03/21/2025')],
  ])('[PAY-440] is requested again when the %s changes', async (_, change) => {
    const { user, server, navigations } = await openLoan(drafting());
    await scheduled(user);
    await submit(user);
    await user.click(await viewLink());
    await user.click(await button('Cancel'));
    await change(user);
    server.answer(draftAgreement, { ...good, passableToken: 'draft-2' });
    await submit(user);
    await user.click(await viewLink());
    await user.click(await confirmButton());
    await waitFor(() => expect(navigations).toHaveLength(1));
    expect(server.requestsTo(draftAgreement)).toHaveLength(2);
    expect(server.requestsTo(submitScheduledBank)).toHaveLength(1);
    expect(server.requestsTo(submitScheduledBank)[0]?.body).toMatchObject({
      AchDraftAgreementToken: 'draft-2',
    });
  });

  it('that cannot be prepared shows an error and can be tried again', async () => {
    const { user, server } = await openLoan(
      drafting({ prepare: (test) => test.server.refuse(draftAgreement, 'Error') }),
    );
    await scheduled(user);
    await submit(user);
    expect(await screen.findByText('The draft agreement could not be prepared.')).toBeTruthy();
    expect(isOff(await confirmButton())).toBe(true);
    server.answer(draftAgreement, { ...good, passableToken: 'draft-3' });
    await user.click(await button('Try again'));
    expect(await viewLink()).toBeTruthy();
  });
});
