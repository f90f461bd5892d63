import {
  accountDetails,
  accountList,
  clientError,
  paymentInfo,
  paymentMethods,
  paymentOutcome,
  submitImmediateBank,
  submitScheduledBank,
} from '@portico/contract';
import { createTestStorage, settle, testSession } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cents } from '@portico/rules';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { payingTexts } from './paying/paying.texts';
import { PaymentView } from './payment.view';
import { chosenIn, descriptionOf, optionsOf, textOf, valueOf } from '../testing/dom';
import { day, loanAccount } from '../testing/fixtures';
import {
  amountField,
  chooseBank,
  chooseLoan,
  button,
  methodSelect,
  selector,
  showPayment,
  submitPayment,
  typeAmount,
  type PaymentScene,
} from '../testing/show-payment';

afterEach(cleanup);

const methodStep = () => screen.findByRole('heading', { name: 'Pay from' });
const stepNames = () =>
  screen
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent)
    .filter((name) => name !== '');

describe('the account selector', () => {
  it('[PAY-001, PAY-003] stands alone with its placeholder while nothing is chosen', async () => {
    await showPayment();
    const options = within(await selector()).getAllByRole('option');
    expect(options.map(textOf)[0]).toBe('Select Loan Account');
    expect(valueOf(await selector())).toBe('');
    expect(stepNames()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Submit payment' })).toBeNull();
  });

  it('[PAY-002] opens the account the page names without any action', async () => {
    const { server } = await showPayment({ accountNumber: '001-1234567-8' });
    expect(await methodStep()).toBeTruthy();
    expect(valueOf(await selector())).toBe('001-1234567-8');
    expect(server.requestsTo(paymentInfo)).toHaveLength(1);
  });

  it('[PAY-004, PAY-005, PAY-007] shows number, amount due and due date of each loan', async () => {
    await showPayment({
      accounts: [loanAccount({ loanAmountDue: cents(123_450), loanDueDate: day('2025-04-01') })],
    });
    const option = within(await selector()).getByRole('option', { name: /001-1234567-8/ });
    expect(textOf(option)).toContain('001-1234567-8, $1,234.50 due 04/01/2025');
  });

  it('[PAY-008] shows no due date of year 0001', async () => {
    await showPayment({
      prepare: ({ server }) =>
        server.answerRaw(accountList, {
          HasNoErrors: true,
          Accounts: [{ Number: '7', Type: 0, LoanAmountDue: 5, LoanDueDate: '0001-01-01' }],
        }),
    });
    const option = within(await selector()).getByRole('option', { name: /^7/ });
    expect(textOf(option)).toMatch(/^7, \$5\.00 due$/);
  });

  it('[PAY-009, PAY-010] offers loans and lines of credit, never deposits or investments', async () => {
    const types = [0, 1, 3, 5, 6, 7, 8, 9];
    await showPayment({
      accounts: types.map((type) => loanAccount({ type, number: `type-${type}` })),
    });
    const offered = within(await selector())
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'));
    expect(offered).toEqual(['', 'type-0', 'type-9']);
  });

  it('[PAY-011] leaves an unknown type out and reports it once', async () => {
    const { server } = await showPayment({
      accounts: [loanAccount(), ...[2, 4, 10].map((type) => loanAccount({ type, number: 'x' }))],
    });
    expect(within(await selector()).getAllByRole('option')).toHaveLength(2);
    await waitFor(() => expect(server.requestsTo(clientError)).toHaveLength(3));
  });

  it.each([
    ['[PAY-016]', { 'globalOptions.removeCheckDigitOption': 'true' }, '12-345678,'],
    ['[PAY-017]', {}, '12-345678-9,'],
  ])('%s with %j shows the account as %s', async (_, settings, shown) => {
    await showPayment({ settings, accounts: [loanAccount({ number: '12-345678-9' })] });
    const options = within(await selector()).getAllByRole('option');
    expect(textOf(options[1])).toContain(shown);
  });

  it.each([
    [{ 'generalPaymentOptions.accountSelectorText': '<p>Ask for Joan.</p>' }, 1],
    [{}, 0],
  ])('[PAY-018] with %j shows %d info texts', async (settings, count) => {
    const { container } = await showPayment({ settings });
    await selector();
    await settle();
    await waitFor(() => expect(container.querySelectorAll('[part=rich-text]')).toHaveLength(count));
  });

  it('[PAY-019] shows a spinner of 50 while the account loads', async () => {
    const { user } = await showPayment({ prepare: ({ server }) => void server.hold(paymentInfo) });
    await chooseLoan(user);
    const spinner = await screen.findByRole('img', { name: 'Loading' });
    expect(spinner.getAttribute('width')).toBe('50');
  });

  it('[PAY-023] reads the list once, without a body', async () => {
    const { server } = await showPayment();
    await selector();
    const [request, ...more] = server.requestsTo(accountList);
    expect(request).toMatchObject({ method: 'GET', body: undefined });
    expect(request?.url).toMatch(/\/api\/accountList$/);
    expect(more).toEqual([]);
  });

  it('[PAY-028] that cannot be filled says so, and can be tried again', async () => {
    const { user, server } = await showPayment({
      prepare: ({ server: api }) => api.refuse(accountList, 'Error'),
    });
    const alert = await screen.findByRole('alert');
    expect(textOf(alert)).toContain('There was a problem retrieving your accounts.');
    expect(screen.queryByRole('combobox')).toBeNull();
    server.answer(accountList, { hasNoErrors: true, errors: [], accounts: [loanAccount()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await selector()).toBeTruthy();
  });
});

describe('the account list', () => {
  it('[PAY-024] is kept for the borrower', async () => {
    const { server, core, unmount, host } = await showPayment();
    await selector();
    unmount();
    render(
      <WidgetProvider core={core} host={host}>
        <PaymentView />
      </WidgetProvider>,
    );
    await selector();
    expect(server.requestsTo(accountList)).toHaveLength(1);
  });

  it('[PAY-025] is asked for again for another borrower', async () => {
    const { server, core } = await showPayment();
    await selector();
    core.endSession('loggedOut');
    core.startSession({ ...testSession, username: 'john', userToken: 'token-2' });
    await selector();
    await waitFor(() => expect(server.requestsTo(accountList)).toHaveLength(2));
    expect(server.requestsTo(accountList)[1]?.headers['usertoken']).toBe('token-2');
  });
});

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
    expect(textOf(await screen.findByRole('alert'))).toBe(text);
    expect(stepNames()).toEqual([]);
  });

  it('[PAY-585] sends every request with what is known of the session', async () => {
    const { user, server } = await showPayment();
    await submitPayment(user);
    await waitFor(() => expect(server.requestsTo(submitImmediateBank)).toHaveLength(1));
    const calls = [accountList, accountDetails, paymentInfo, paymentMethods, submitImmediateBank];
    for (const { headers } of calls.flatMap((call) => server.requestsTo(call))) {
      expect(headers).toMatchObject({ usertoken: 'token-1', servicingbranch: '1' });
    }
  });

  it('[PAY-585] leaves out what is not known of it', async () => {
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
    '[PAY-586] signs out when the host knows the session no more, asked for %s',
    async (_, call) => {
      const { user, core, gone } = await showPayment({
        prepare: ({ server }) => server.refuse(call, 'Unauthorized'),
      });
      await chooseLoan(user);
      await waitFor(() => expect(core.session.value).toBeUndefined());
      expect(gone).toMatchObject([
        { screen: 'login', arrival: { kind: 'signedOut', reason: 'unauthorized' } },
      ]);
    },
  );

  it('[PAY-205] says so when the saved methods cannot be loaded', async () => {
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

  const security = /contact your financial institution/;
  const blocked =
    'Payment has been blocked for this account. Please contact your financial institution for further assistance.';

  it.each<[string, string, string | RegExp]>([
    ['[PAY-067]', 'Error', 'There was a problem retrieving your account information.'],
    ['[PAY-068]', 'Whatever', 'There was a problem retrieving your account information.'],
    [
      '[PAY-069]',
      'NiteMode',
      'We are currently doing nightly system maintenance. Please try your payment again in about 15 minutes.',
    ],
    ['[PAY-070]', 'PaymentBlocked', blocked],
    [
      '[PAY-071]',
      'BlockedOnPendingRecurring',
      'We see you have a payment due soon. Please call customer service to make additional payments.',
    ],
    [
      '[PAY-073]',
      'Delinquent',
      'This account is delinquent. Please contact your financial institution for further assistance.',
    ],
    ['[PAY-074]', 'NoPaymentNeeded', 'No payment needed at this time. Credit line has no balance.'],
    [
      '[PAY-075]',
      'DisabledPaymentsAfterCutoffTime',
      "Payments are disabled because you are past today's payment cutoff time and you already have a scheduled payment pending.",
    ],
    ['[PAY-076]', 'LoanLockedPayoff', 'Account loan is locked for pay off'],
    ['[PAY-077]', 'Dispute', 'Account is in dispute'],
    ['[PAY-078]', 'NoPaymentOnline', security],
    ['[PAY-079]', 'NoAchPayment', security],
    ['[PAY-080]', 'NightError', /Nightly processing/],
  ])('%s [PAY-066] refused with %s, it says why and shows no step', async (_, code, text) => {
    const { user } = await showPayment({
      prepare: ({ server }) => server.refuse(paymentInfo, code),
    });
    await chooseLoan(user);
    const alert = await screen.findByRole('alert');
    if (typeof text === 'string') expect(alert.textContent).toBe(text);
    else expect(textOf(alert)).toMatch(text);
    expect(stepNames()).toEqual([]);
  });

  it('[PAY-068] a request that fails says the generic text', async () => {
    const { user } = await showPayment({ prepare: ({ server }) => server.drop(paymentInfo) });
    await chooseLoan(user);
    expect(textOf(await screen.findByRole('alert'))).toContain(
      'There was a problem retrieving your account information.',
    );
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
          encryptedData: 'r',
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

  it('[PAY-049] reads both shapes of the host alike', async () => {
    const shown = async (body: unknown) => {
      const { user, unmount } = await showPayment({
        prepare: ({ server }) => server.answerRaw(paymentInfo, body),
      });
      await chooseLoan(user);
      await chooseBank(user);
      await typeAmount(user, '10');
      const text = document.body.textContent;
      unmount();
      return text;
    };
    const pascal = await shown({
      HasNoErrors: true,
      AccountNumber: '001-1234567-8',
      AccountType: 0,
      EncryptedData: 't',
      TotalAmountDue: 250,
      PayOffAmount: 5000,
      DueDate: '2025-04-01',
      PaymentOptions: { AllowACH: true, AllowCards: false },
    });
    const camel = await shown({
      hasNoErrors: true,
      accountNumber: '001-1234567-8',
      accountType: 0,
      encryptedData: 't',
      dueDate: '2025-04-01',
      accountInfo: { payOffAmount: 5000, totalAmountDue: 250 },
      paymentOptions: { allowACH: true, allowCards: false },
    });
    expect(camel).toBe(pascal);
    expect(pascal).toContain('$5,000.00');
  });
});

describe('the steps', () => {
  it('[PAY-021, PAY-092, PAY-093, PAY-271] come one under the other and stay', async () => {
    const { user } = await showPayment();
    await chooseLoan(user);
    await methodStep();
    expect(stepNames()).toEqual(['Pay from']);
    await chooseBank(user);
    await amountField();
    expect(stepNames()).toEqual(['Pay from', 'Payment frequency', 'Payment amount']);
    await typeAmount(user, '100');
    expect(stepNames()).toEqual([
      'Pay from',
      'Payment frequency',
      'Payment amount',
      'Payment total',
    ]);
    expect((await selector()).matches(':enabled')).toBe(true);
    expect((await methodSelect()).matches(':enabled')).toBe(true);
  });

  it('[PAY-274] lets the borrower pay today or pick a later day', async () => {
    const { user } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    expect(
      (await screen.findByRole('radio', { name: 'Today, 03/12/2025' })).matches(':checked'),
    ).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'On a later day' }));
    expect(await screen.findByRole('textbox', { name: /^Payment date/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose a date' })).toBeTruthy();
  });

  const laterDay = async (scene: PaymentScene, text: string) => {
    const { user } = await showPayment(scene);
    await chooseLoan(user);
    await chooseBank(user);
    await user.click(await screen.findByRole('radio', { name: 'On a later day' }));
    const field = await screen.findByRole('textbox', { name: /^Payment date/ });
    if (text) await user.type(field, text);
    await user.tab();
    await user.tab();
    return field;
  };

  it.each<[string, PaymentScene, string, string]>([
    ['[PAY-279]', {}, '', 'Payment date is required'],
    [
      '[PAY-280]',
      { info: { nonPaymentDays: [day('2025-03-14')] } },
      '03/14/2025',
      'Payment cannot be made on a holiday.',
    ],
    ['[PAY-286]', {}, '03/11/2025', 'Payment date cannot be in the past'],
    ['[PAY-288]', {}, '04/14/2025', 'Payment date cannot be scheduled over this many days: 30'],
    ['[PAY-292]', {}, '03/15/2025', 'Payment date cannot be on a Saturday'],
    ['[PAY-294]', {}, '03/16/2025', 'Payment date cannot be on a Sunday'],
  ])('%s refuses %j %s: %s', async (_, scene, text, message) => {
    const field = await laterDay(scene, text);
    expect(descriptionOf(field)).toContain(message);
    expect(stepNames()).not.toContain('Payment amount');
  });

  it.each<[string, PaymentScene, string]>([
    ['', {}, '03/17/2025'],
    ['[PAY-293]', { settings: { 'achPaymentOptions.allowSaturdayOption': 'true' } }, '03/15/2025'],
    ['[PAY-295]', { settings: { 'achPaymentOptions.allowSundayOption': 'true' } }, '03/16/2025'],
  ])('%s accepts %j %s', async (_, scene, text) => {
    const field = await laterDay(scene, text);
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
    expect(stepNames()).toContain('Payment amount');
  });

  it('[PAY-299] warns when today is chosen after the cut-off', async () => {
    const { user } = await showPayment({
      info: { blockImmediateACHPaymentsAfterCutoffTime: true },
    });
    await chooseLoan(user);
    await chooseBank(user);
    const warning = 'ACH payments can only be scheduled for a future date.';
    await screen.findByRole('textbox', { name: /^Payment date/ });
    expect(screen.queryByText(warning)).toBeNull();
    await user.click(screen.getByRole('radio', { name: /^Today/ }));
    expect(await screen.findByText(warning)).toBeTruthy();
  });

  it('says why a later day cannot be chosen', async () => {
    const { user } = await showPayment({
      settings: { 'achPaymentOptions.allowScheduledAchPayments': 'false' },
    });
    await chooseLoan(user);
    await chooseBank(user);
    const later = await screen.findByRole('radio', { name: /^On a later day/ });
    expect(later.matches(':disabled')).toBe(true);
    expect(descriptionOf(later)).toContain('Payments by this method can only be made today.');
  });

  it('[PAY-348, PAY-349] puts the amount due into the amount', async () => {
    const { user } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    await user.click(await screen.findByRole('checkbox', { name: 'Pay Amount Due' }));
    expect(valueOf(await amountField())).toBe('250.00');
    expect(screen.getByRole('checkbox', { name: 'Pay Amount Due' }).matches(':checked')).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Pay Amount Due' }));
    expect(valueOf(await amountField())).toBe('');
  });

  it('[PAY-353, PAY-354, PAY-355] keeps digits and one dot, and writes the amount out', async () => {
    const { user } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    const field = await amountField();
    expect(field.getAttribute('maxlength')).toBe('15');
    await user.type(field, 'a1-2b34.5.');
    expect(valueOf(field)).toBe('1234.5');
    await user.tab();
    expect(`${textOf(field.parentElement)}${valueOf(field)}`).toBe('$1,234.50');
  });

  it.each([
    ['[PAY-350]', '', 'Payment amount is required'],
    ['[PAY-351]', '0', 'Payment amount must be between $0.01 and $5,000.00'],
    ['[PAY-351]', '5000.01', 'Payment amount must be between $0.01 and $5,000.00'],
  ])('%s refuses the amount "%s": %s', async (_, amount, message) => {
    const { user } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    await user.click(await amountField());
    if (amount) await user.type(await amountField(), amount);
    await user.tab();
    expect(descriptionOf(await amountField())).toContain(message);
    expect(screen.queryByRole('button', { name: 'Submit payment' })).toBeNull();
  });

  it('[PAY-410, PAY-412, PAY-414] shows fee and total, at once with every change', async () => {
    const { user } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    await typeAmount(user, '1234.5');
    expect(textOf(screen.getByText('Processing fee').nextSibling)).toContain('$1.50');
    expect(textOf(screen.getByText('Total').nextSibling)).toContain('$1,236.00');
    expect(textOf(screen.getByText('Posts on').nextSibling)).toContain('03/12/2025');
    expect(textOf(screen.getByText('Left to pay off').nextSibling)).toContain('$3,765.50');
    await user.type(await amountField(), '{backspace}9');
    expect(textOf(screen.getByText('Total').nextSibling)).toContain('$1,236.09');
  });
});

describe('submitting', () => {
  it('[PAY-442] asks in a dialog of 400 px and says what will happen', async () => {
    const { user } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    await typeAmount(user, '100');
    await user.click(screen.getByRole('button', { name: 'Submit payment' }));
    await button('Confirm payment');
    const dialog = screen.getByRole('dialog');
    expect(dialog.style.getPropertyValue('--p-width')).toBe('400px');
    expect(textOf(dialog)).toContain('We will take $101.50 from Checking x1234 today.');
    expect(textOf(dialog)).toContain('Checking x1234');
  });

  it('[PAY-445, PAY-450, PAY-451, PAY-453, PAY-454, PAY-455, PAY-456, PAY-459] sends a payment of today to PaymentImmediate', async () => {
    const { user, server, gone } = await showPayment();
    await submitPayment(user, '100.10');
    await waitFor(() => expect(gone).toHaveLength(1));
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
    const { user, server, gone, submitted } = await showPayment();
    await chooseLoan(user);
    await chooseBank(user);
    await user.click(await screen.findByRole('radio', { name: 'On a later day' }));
    await user.type(await screen.findByRole('textbox', { name: /^Payment date/ }), '03/14/2025');
    await typeAmount(user, '100');
    await user.click(screen.getByRole('button', { name: 'Submit payment' }));
    await user.click(await button('Confirm payment'));
    await waitFor(() => expect(gone).toHaveLength(1));
    expect(server.requestsTo(submitImmediateBank)).toEqual([]);
    expect(server.requestsTo(submitScheduledBank)[0]?.body).toMatchObject({
      Payment: { Details: { PaymentDate: '2025-03-14', FirstPartyFee: 0.75 } },
    });
    expect(submitted).toEqual([{ kind: 'scheduled' }]);
  });

  it('[PAY-460, PAY-461] goes to the confirmation with what it shows, and tells the page', async () => {
    const { user, gone, submitted } = await showPayment();
    await submitPayment(user);
    await waitFor(() => expect(gone).toHaveLength(1));
    expect(gone[0]).toMatchObject({
      screen: 'paymentConfirm',
      arrival: {
        kind: 'payment',
        confirmation: { referenceNumber: 'R-1001', submissionInfo: { amount: 100 } },
      },
    });
    expect(submitted).toEqual([{ kind: 'immediate' }]);
    expect(screen.getByText('R-1001')).toBeTruthy();
  });

  it('[PAY-026] asks for the account list anew after a payment', async () => {
    const { user, server, gone } = await showPayment();
    await submitPayment(user);
    await waitFor(() => expect(gone).toHaveLength(1));
    await waitFor(() => expect(server.requestsTo(accountList)).toHaveLength(2));
  });

  it.each<[string, string, string]>([
    ['[PAY-491]', 'RecurringAchNotDeletable', 'Deleting a recurring ACH payment is not allowed.'],
    ['[PAY-492]', 'RecurringCardNotDeletable', 'Deleting a recurring card payment is not allowed.'],
    ['[PAY-493]', 'RecurringNotDeletable', 'Deleting a recurring payment is not allowed.'],
    ['[PAY-494]', 'RecurringAchNotAllowed', 'A recurring payment cannot be made with ACH.'],
    ['[PAY-495]', 'RecurringCardNotAllowed', 'A recurring payment cannot be made with a card.'],
    ['[PAY-497]', 'ScheduledCardNotAllowed', 'A scheduled payment cannot be made with a card.'],
    [
      '[PAY-498]',
      'ScheduledAchNotModifiable',
      'Scheduled ACH payments cannot be modified. Please contact your financial institution.',
    ],
    [
      '[PAY-499]',
      'ScheduledCardNotModifiable',
      'Scheduled card payments cannot be modified. Please contact your financial institution.',
    ],
    ['[PAY-500]', 'CreditCardsNotAccepted', 'We do not accept Credit Cards'],
    [
      '[PAY-501]',
      'CardNotAllowed',
      'Card payment not allowed on this loan at this time. Please make an ACH payment or contact your institution',
    ],
    ['[PAY-471]', 'DateNotAllowed', 'The payment can not be scheduled for that time'],
    ['[PAY-471]', 'DateMin', 'The payment can not be scheduled for that time'],
    ['[PAY-471]', 'DateMax', 'The payment can not be scheduled for that time'],
    ['[PAY-471]', 'DateBeforeCutoff', 'The payment can not be scheduled for that time'],
    ['[PAY-472]', 'Holiday', 'Payment cannot be made on a holiday'],
    ['[PAY-473]', 'Weekend', 'Payment cannot be made on a weekend'],
    ['[PAY-474]', 'PayoffQuote', 'There was an error retrieving the pay off quote'],
    ['[PAY-475]', 'AmountMax', 'Payment amount cannot be greater than max'],
    ['[PAY-476]', 'AmountMin', 'Payment amount must be at least the minimum amount'],
    ['[PAY-477]', 'RoutingNumber', 'Could not validate routing number'],
    [
      '[PAY-478]',
      'DoNotResubmit',
      'An error occurred. Please do not submit your payment again or your account could be charged multiple times for this transaction',
    ],
    [
      '[PAY-488]',
      'Error',
      'An error occurred. Please contact your financial institution before attempting this transaction again',
    ],
    [
      '[PAY-467]',
      'SQL timeout in table PMT',
      'An error occurred. Please contact your financial institution before attempting this transaction again',
    ],
    ['[PAY-466]', 'generic-The bank said no.', 'The bank said no.'],
    [
      '[PAY-489]',
      'NiteMode',
      'We are currently doing nightly system maintenance. Please try your payment again in about 15 minutes.',
    ],
    ['[PAY-490]', 'NightlyError', 'Nightly processing error'],
    ['[PAY-496]', 'ScheduledAchNotAllowed', 'A scheduled payment cannot be made with ACH.'],
    [
      '[PAY-502]',
      'AchNotAllowed',
      'ACH payment not allowed on this loan at this time. Please make a card payment or contact your institution',
    ],
    ['[PAY-504]', 'ScheduledPaymentExists', 'A scheduled payment already exists for that day.'],
    [
      '[PAY-505]',
      'PaymentBlocked',
      'Payment has been blocked for this account. Please contact your financial institution for further assistance.',
    ],
    [
      '[PAY-507]',
      'MustSaveOrPayNow',
      'To pay on a later day, save the payment method; or make the payment today.',
    ],
  ])('%s [PAY-470] refused with %s says: %s', async (_, code, text) => {
    const { user } = await showPayment({
      prepare: ({ server }) => server.refuse(submitImmediateBank, code),
    });
    await submitPayment(user);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(text);
    expect(valueOf(await amountField())).toBe('100.00');
    expect(
      screen.getByRole('button', { name: 'Submit payment' }).getAttribute('aria-disabled'),
    ).toBeNull();
  });

  it.each([
    ['[PAY-482]', 'Declined', 'Transaction Declined'],
    ['[PAY-483]', 'OverLimit', 'Card limit exceeded'],
    ['[PAY-484]', 'InvalidInfo', 'Invalid information entered'],
    ['[PAY-485]', 'Expired', 'Card is expired'],
  ])('%s refused with %s says "%s" and disables submit', async (_, code, text) => {
    const { user } = await showPayment({
      prepare: ({ server }) => server.refuse(submitImmediateBank, code),
    });
    await submitPayment(user);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    const submit = screen.getByRole('button', { name: 'Submit payment' });
    expect(submit.getAttribute('aria-disabled')).toBe('true');
  });

  it('[PAY-596] an HTTP 200 that says HasNoErrors false is a failure', async () => {
    const { user, gone } = await showPayment({
      prepare: ({ server }) => server.refuse(submitImmediateBank, 'Holiday', 200),
    });
    await submitPayment(user);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(gone).toEqual([]);
  });

  it.each([
    ['[PAY-503]', 'MultipleScheduledPayments', 'errorMultipleScheduled'],
    ['[PAY-506]', 'MaximumScheduled', 'errorMaximumScheduled'],
    ['[PAY-506]', 'MaximumScheduledReached', 'errorMaximumScheduledReached'],
    ['[PAY-508]', 'PayWithoutSaving', 'errorPayWithoutSaving'],
    ['[PAY-509]', 'NewPaymentProblem', 'errorNewPayment'],
    ['[PAY-510]', 'SubmitProblem', 'errorSubmitProblem'],
    ['[PAY-511]', 'ScheduledPaymentNotModifiable', 'errorScheduledFixed'],
    ['[PAY-511]', 'ScheduledPaymentsNotModifiable', 'errorScheduledAllFixed'],
  ] as const)(
    '%s refused with %s has a text of its own, which a lender can change',
    async (_row, code, key) => {
      expect(payingTexts.english[key]).not.toBe(payingTexts.english.error);
      const { user } = await showPayment({
        settings: { [`payment.${key}`]: `Our own words for ${code}.` },
        prepare: ({ server }) => server.refuse(submitImmediateBank, code),
      });
      await submitPayment(user);
      expect(await screen.findByText(`Our own words for ${code}.`)).toBeTruthy();
    },
  );

  it('[PAY-479] not sent, says Connection and can be sent again under the same key', async () => {
    let online = true;
    const { user, server, gone } = await showPayment({ online: () => online });
    await chooseLoan(user);
    await chooseBank(user);
    await typeAmount(user, '100');
    await user.click(screen.getByRole('button', { name: 'Submit payment' }));
    online = false;
    await user.click(await button('Confirm payment'));
    expect(textOf(await screen.findByRole('alert'))).toContain(
      'Connection error. Please try again later',
    );
    expect(server.requestsTo(submitImmediateBank)).toEqual([]);
    online = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(gone).toHaveLength(1));
    expect(server.requestsTo(submitImmediateBank)).toHaveLength(1);
  });

  it('lost, looks the outcome up by the key it was sent with', async () => {
    const { user, server, gone } = await showPayment({
      prepare: ({ server: api }) => {
        api.drop(submitImmediateBank);
        api.answer(paymentOutcome, { status: 'posted', referenceNumber: 'R-77', errors: [] });
      },
    });
    await submitPayment(user);
    await waitFor(() => expect(gone).toHaveLength(1));
    const keyOf = (request: { headers: Readonly<Record<string, string>> } | undefined) =>
      request?.headers['idempotency-key'];
    const [asked] = server.requestsTo(paymentOutcome);
    expect(keyOf(asked)).toBe(keyOf(server.requestsTo(submitImmediateBank)[0]));
    expect(server.requestsTo(submitImmediateBank)).toHaveLength(1);
    expect(gone[0]).toMatchObject({ arrival: { confirmation: { referenceNumber: 'R-77' } } });
  });

  it('[PAY-481] lost for good, locks and offers to look again', async () => {
    const { user, server, clock, gone } = await showPayment({
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
    await waitFor(() => expect(gone).toHaveLength(1));
  });
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
    const { gone, server } = await reloaded(({ server: api }) =>
      api.answer(paymentOutcome, { status: 'posted', referenceNumber: 'R-5', errors: [] }),
    );
    await waitFor(() => expect(gone).toHaveLength(1));
    expect(gone[0]).toMatchObject({ arrival: { confirmation: { referenceNumber: 'R-5' } } });
    expect(server.requestsTo(submitImmediateBank)).toEqual([]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says that it never came in, and lets the borrower start over', async () => {
    const { clock } = await reloaded(({ server: api }) =>
      api.answer(paymentOutcome, { status: 'unknown', errors: [] }),
    );
    expect(await screen.findByText('We are checking your payment')).toBeTruthy();
    for (const pause of [1_000, 2_000, 4_000, 8_000]) {
      await settle();
      clock.advance(pause);
    }
    expect(textOf(await screen.findByRole('alert'))).toBe(
      'Connection error. Please try again later',
    );
    expect(valueOf(await selector())).toBe('');
  });
});

it('asks a visitor without a session to sign in', async () => {
  const { core } = await showPayment();
  core.endSession('loggedOut');
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('#/login');
});

it('knows of unsaved choices until they are paid', async () => {
  const { user, core, gone } = await showPayment();
  await chooseLoan(user);
  expect(core.unsaved.value).toBe(false);
  await chooseBank(user);
  expect(core.unsaved.value).toBe(true);
  await typeAmount(user, '100');
  await user.click(screen.getByRole('button', { name: 'Submit payment' }));
  await user.click(await button('Confirm payment'));
  await waitFor(() => expect(gone).toHaveLength(1));
  expect(core.unsaved.value).toBe(false);
});
