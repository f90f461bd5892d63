import {
  accountDetails,
  accountList,
  clientError,
  paymentInfo,
  paymentMethods,
  submitImmediateBank,
} from '@portico/contract';
import { cents } from '@portico/rules';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { chosenIn, optionsOf, textOf } from '../../../testing/dom';
import { loanAccount } from '../../../testing/fixtures';
import {
  chooseBank,
  chooseLoan,
  methodSelect,
  methodStep,
  selector,
  showPayment,
  stepNames,
  submitPayment,
  typeAmount,
} from '../../../testing/show-payment';

afterEach(cleanup);

describe('opening an account', () => {
  it('[PAY-006] explains the amount due under the pointer and with the focus', async () => {
    const { user } = await showPayment();
    await chooseLoan(user);
    const about = await screen.findByRole('button', { name: 'About the amount due' });
    await user.hover(about);
    expect(textOf(screen.getByRole('tooltip'))).toMatch(/^Everything to be paid by the due date/);
    await user.unhover(about);
    expect(screen.queryByRole('tooltip')).toBeNull();
    about.focus();
    expect(await screen.findByRole('tooltip')).toBeTruthy();
  });

  it('[PAY-029] reads the account itself', async () => {
    const { user, server } = await showPayment();
    await chooseLoan(user);
    await methodStep();
    const [request] = server.requestsTo(accountDetails);
    expect(request).toMatchObject({ method: 'GET', body: undefined });
    expect(request?.url).toMatch(/\/api\/AccountDetails\?accountNumber=001-1234567-8$/);
  });

  it.each([
    ['Dispute', 'Account is in dispute'],
    ['Whatever', 'There was a problem retrieving your account information.'],
  ])('[PAY-029, PAY-030] that the account refuses with %s says: %s', async (code, text) => {
    const { user } = await showPayment({
      prepare: ({ server }) =>
        server.answerRaw(accountDetails, {
          HasNoErrors: true,
          Information: {
            HasNoErrors: false,
            Errors: [{ ErrorMessage: code }],
            AccountNumber: '001-1234567-8',
          },
        }),
    });
    await chooseLoan(user);
    expect(textOf(await screen.findByRole('alert'))).toContain(text);
    expect(stepNames()).toEqual([]);
  });

  it('[PAY-585] sends every request with the known session data', async () => {
    const { user, server } = await showPayment();
    await submitPayment(user);
    await waitFor(() => expect(server.requestsTo(submitImmediateBank)).toHaveLength(1));
    const calls = [accountList, accountDetails, paymentInfo, paymentMethods, submitImmediateBank];
    for (const { headers } of calls.flatMap((call) => server.requestsTo(call))) {
      expect(headers).toMatchObject({ usertoken: 'token-1', servicingbranch: '1' });
    }
  });

  it('[PAY-585] leaves out unknown session data', async () => {
    const { user, server } = await showPayment({ session: { servicingBranch: '' } });
    await chooseLoan(user);
    await methodStep();
    for (const { headers } of server.requestsTo(paymentInfo)) {
      expect(headers).toMatchObject({ usertoken: 'token-1' });
      expect(headers).not.toHaveProperty('servicingbranch');
    }
  });

  it('[PAY-020, PAY-047] asks once for it and goes on to the method', async () => {
    const { user, server } = await showPayment();
    await chooseLoan(user);
    expect(await methodStep()).toBeTruthy();
    const requests = server.requestsTo(paymentInfo);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'GET', body: undefined });
    expect(requests[0]?.url).toContain('GetPaymentInfo?accountNumber=001-1234567-8');
  });

  it('[PAY-201, PAY-204] fills the saved accounts: type and last four digits', async () => {
    const { user, server } = await showPayment();
    await chooseLoan(user);
    await methodStep();
    expect(optionsOf(await methodSelect())).toEqual([
      'Choose a saved method',
      'Checking x1234',
      'Savings x9876',
    ]);
    expect(server.requestsTo(paymentMethods)[0]).toMatchObject({
      method: 'POST',
      body: { AccountNumber: '001-1234567-8' },
    });
  });

  it.each([
    [{ 'generalPaymentOptions.paymentTypeText': '<p>We take no cash.</p>' }, 1],
    [{}, 0],
  ])('[PAY-084] with %j shows %d texts of the lender', async (settings, count) => {
    const { user, container } = await showPayment({ settings });
    await chooseLoan(user);
    await methodStep();
    expect(container.querySelectorAll('[part=rich-text]')).toHaveLength(count);
  });

  it.each([
    ['its payment information', paymentInfo],
    ['its saved accounts', paymentMethods],
  ])(
    '[PAY-586] signs out when the host no longer knows the session, on a request for %s',
    async (_, call) => {
      const { user, core, navigations } = await showPayment({
        prepare: ({ server }) => server.refuse(call, 'Unauthorized'),
      });
      await chooseLoan(user);
      await waitFor(() => expect(core.session.value).toBeUndefined());
      expect(navigations).toMatchObject([
        { screen: 'login', data: { kind: 'signedOut', reason: 'unauthorized' } },
      ]);
    },
  );

  it('[PAY-205] shows an error when the saved methods cannot be loaded', async () => {
    const { user } = await showPayment({
      prepare: ({ server }) => server.refuse(paymentMethods, 'Error'),
    });
    await chooseLoan(user);
    expect(textOf(await screen.findByRole('alert'))).toContain(
      'There was a problem retrieving necessary information to complete your payment.',
    );
  });

  it.each([
    ['[PAY-392]', 'shows', cents(1_500), {}, true],
    ['[PAY-392]', 'does not show', cents(0), {}, false],
    [
      '[PAY-393]',
      'does not show',
      cents(1_500),
      { 'generalPaymentOptions.hideFeesBannerOption': 'true' },
      false,
    ],
  ])('%s %s the fees banner for %d cents', async (_row, _does, feesAndCharges, settings, shown) => {
    const { user } = await showPayment({ info: { feesAndCharges }, settings });
    await chooseLoan(user);
    await methodStep();
    expect(screen.queryByText('This account has fees and charges of $15.00.') !== null).toBe(shown);
  });

  it('[PAY-022] another account clears every step of the first', async () => {
    const { user } = await showPayment({
      accounts: [loanAccount(), loanAccount({ number: '001-7654321-0' })],
    });
    await chooseLoan(user);
    await chooseBank(user);
    await typeAmount(user, '100');
    await chooseLoan(user, '001-7654321-0');
    await waitFor(() => expect(stepNames()).toEqual(['Pay from']));
    expect(document.activeElement).toBe(await selector());
    expect(chosenIn(await methodSelect())).toBe('Choose a saved method');
  });

  it('[PAY-072] a recurring payment alone does not stop a payment', async () => {
    const { user } = await showPayment({
      info: {
        recurringPayment: {
          paymentId: 'r',
          isCard: false,
          recurringOption: 'DayOfMonth',
          totalAmount: cents(100),
          canDelete: false,
        },
      },
    });
    await chooseLoan(user);
    expect(await methodStep()).toBeTruthy();
  });

  it('[PAY-059, PAY-065] a loan of a third party leads to its site instead of the steps', async () => {
    const { user } = await showPayment({
      settings: {
        'generalPaymentOptions.useThirdPartyPaymentsOption': 'true',
        'generalPaymentOptions.thirdPartyBranchMinimum': '1',
        'generalPaymentOptions.thirdPartyBranchMaximum': '5',
        'generalPaymentOptions.thirdPartyPaymentUrl': 'https://pay.example/start',
      },
    });
    await chooseLoan(user);
    const link = await screen.findByRole('link', { name: /Continue to the payment site/ });
    expect(link.getAttribute('href')).toBe('https://pay.example/start');
    expect(stepNames()).toEqual([]);
  });

  const paymentOptions = { allowACH: true, allowCards: false };
  const shapes = {
    documented: (type: number) => ({
      HasNoErrors: true,
      AccountNumber: '001-1234567-8',
      AccountType: type,
      EncryptedData: 't',
      TotalAmountDue: 250,
      PayOffAmount: 5000,
      DueDate: '2025-04-01',
      PaymentOptions: { AllowACH: true, AllowCards: false },
    }),
    second: (type: number) => ({
      hasNoErrors: true,
      encryptedData: 't',
      dueDate: '2025-04-01',
      accountInfo: { isLOCAccount: type === 9, payOffAmount: 5000, totalAmountDue: 250 },
      paymentOptions,
    }),
    secondWithQuote: () => ({
      hasNoErrors: true,
      encryptedData: 't',
      dueDate: '2025-04-01',
      accountInfo: { totalAmountDue: 250 },
      payoff: { payoffQuote: 5000 },
      paymentOptions,
    }),
  };
  const shown = async (type: number, body: unknown) => {
    const { user, unmount } = await showPayment({
      accounts: [loanAccount({ type })],
      prepare: ({ server }) => server.answerRaw(paymentInfo, body),
    });
    await chooseLoan(user);
    await chooseBank(user);
    await typeAmount(user, '10');
    const text = document.body.textContent;
    unmount();
    return text;
  };

  it.each([
    ['loan', 0],
    ['line of credit', 9],
  ])('[PAY-049, POR-054] reads both shapes of the host alike for a %s', async (_, type) => {
    const documented = await shown(type, shapes.documented(type));
    expect(documented).toContain('$5,000.00');
    expect(await shown(type, shapes.second(type))).toBe(documented);
    expect(await shown(type, shapes.secondWithQuote())).toBe(documented);
  });

  it('[POR-055] leaves out a saved method of an unknown type, and the loan can be paid', async () => {
    const known = { AccountType: 'Checking', AccountNumber: '1234', ProfileId: 'bank-1' };
    const saved = [
      { IsCard: false, AchInfo: { ...known, AccountType: 'MoneyMarket', ProfileId: 'bank-9' } },
      { IsCard: false, AchInfo: known },
    ];
    const { user, server } = await showPayment({
      info: { defaultPaymentMethod: undefined },
      prepare: ({ server: at }) => at.answerRaw(paymentMethods, { PaymentMethods: saved }),
    });
    await submitPayment(user);
    await waitFor(() => expect(server.requestsTo(submitImmediateBank)).toHaveLength(1));
    await waitFor(() =>
      expect(JSON.stringify(server.requestsTo(clientError)[0]?.body)).toMatch(
        /left out paymentMethods\.0\.achInfo\.accountType/,
      ),
    );
  });
});
