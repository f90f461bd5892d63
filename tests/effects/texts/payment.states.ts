import {
  accountList,
  agreementLogging,
  bankLookup,
  deleteRecurringBank,
  draftAgreement,
  paymentInfo,
  paymentMethods,
  paymentOutcome,
  submitImmediateBank,
  submitRecurringBank,
  writeWire,
} from '@portico/contract';
import { settle } from '@portico/core/testing';
import { entriesOf } from '@portico/contract/testing';
import { cents, type Frequency } from '@portico/rules';
import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import {
  arrivalTime,
  laterPause,
  lookUpPauses,
  aRecurringPayment,
  aScheduledPayment,
  checking,
  day,
  loanAccount,
  loanInfo,
  openToAll,
  visa,
} from '@portico/payment/testing/parts';
import {
  bankForm,
  cardForm,
  button,
  chooseFrequency,
  chooseLoan,
  enter,
  enterDay,
  methodOf,
  openLoan,
  selector,
  showPayment,
  submitPayment,
  typeAmount,
  type PaymentScene,
} from '@portico/payment/testing';
import type { Settings } from '../settings/effect';
import { showConfirmation } from '../settings/payment-global.effects';
import {
  atFrequency,
  atMethod,
  byCard,
  delinquent,
  lostPayment,
  overdue,
  type At,
} from '../settings/payment.observations';
import { lastButton } from '../last-button';
import type { State } from './test-texts';

type Show = State['show'];

const state = (group: string, names: readonly string[], show: Show): State => ({
  keys: names.map((name) => `${group}.${name}`),
  show,
});
const payment = (names: readonly string[], show: Show) => state('payment', names, show);

const amount = (name: string, text: string, at: At = {}, more: Settings = {}) =>
  payment([name], async (settings) => {
    const { user } = await atFrequency(at, { ...more, ...settings });
    await typeAmount(user, text);
  });

const laterDay = (name: string, text: string, at: At = {}, more: Settings = {}) =>
  payment([name], async (settings) => {
    const { user } = await atFrequency(at, { ...more, ...settings });
    await user.click(await screen.findByRole('radio', { name: /^On a later day/ }));
    const input = await enterDay(user, text || ' ');
    fireEvent.blur(input);
    await settle();
  });

const opened = (name: string, at: At, more: Settings = {}) =>
  payment([name], (settings) => atFrequency(at, { ...more, ...settings }));

const weekly =
  (frequency: Frequency, first = '03/20/2025') =>
  async (settings: Settings) => {
    const { user } = await atFrequency({}, settings);
    await chooseFrequency(user, frequency);
    await enterDay(user, first);
    await typeAmount(user, '100');
  };

const loans: readonly State[] = [
  payment(['opened'], async (settings) => {
    const { user } = await showPayment({ settings });
    await chooseLoan(user);
    await settle();
  }),
  payment(['amountDueTip'], async (settings) => {
    const { user } = await atMethod({}, settings);
    await user.hover(await screen.findByRole('button', { name: 'About the amount due' }));
  }),
  payment(['loanAgain'], (settings) =>
    showPayment({
      settings,
      accountNumber: '001-1234567-8',
      prepare: ({ server }) => server.drop(paymentInfo),
    }),
  ),
  payment(['errorAccountClosed'], (settings) =>
    showPayment({
      settings,
      accounts: [loanAccount({ balance: cents(0), comment: 'CLOSED' })],
      accountNumber: '001-1234567-8',
    }),
  ),
  payment(['accountOptionNoDate'], async (settings) => {
    const { loanDueDate: _date, ...undated } = loanAccount();
    await showPayment({ settings, accounts: [undated] });
    await selector();
  }),
  payment(['singleUse', 'removeMethod'], async (settings) => {
    const { user } = await bankForm.openForm({ settings });
    await bankForm.fill(user);
    await bankForm.pressContinue(user);
    await settle();
  }),
  payment(['cardElsewhere', 'toCardSite'], (settings) =>
    atFrequency(byCard, {
      'cardPaymentOptions.thirdPartyCardLinkOption': 'true',
      'cardPaymentOptions.thirdPartyCardLinkUrl': 'https://cards.example/',
      ...settings,
    }),
  ),
];

const amounts: readonly State[] = [
  amount('amountRequired', ' '),
  amount('amountInvalid', '.'),
  amount('amountRange', '99999'),
  amount(
    'amountBelowMinimum',
    '1',
    { info: { payOffAmount: cents(0) } },
    { 'achPaymentOptions.minimumAchAmount': '20' },
  ),
  opened('amountFrom', { info: { payOffAmount: cents(0) } }),
  opened(
    'amountRegularAboveMaximum',
    { ...byCard, info: { regularPaymentAmount: cents(60_000) } },
    { 'cardPaymentOptions.maximumCardAmount': '500' },
  ),
  opened('amountAchOnly', byCard, {
    'cardPaymentOptions.maximumCardAmount': '100',
    'generalPaymentOptions.forceTotalDueOption': 'true',
  }),
  payment(['principalAbovePayoff', 'goPrincipal'], async (settings) => {
    const { user } = await atFrequency(
      {},
      {
        'recurringPaymentOptions.additionalPrincipalOption': 'true',
        ...settings,
      },
    );
    await chooseFrequency(user, 'Weekly');
    await enterDay(user, '03/20/2025');
    await typeAmount(user, '100');
    const principal = await screen.findByRole('textbox', { name: /^Additional Principal/ });
    await enter(user, principal, '9999');
    fireEvent.blur(principal);
  }),
];

const days: readonly State[] = [
  laterDay('late', '04/09/2025'),
  laterDay('lateByOne', '04/02/2025'),
  payment(['oncePastDue'], (settings) =>
    atFrequency(overdue, {
      'recurringPaymentOptions.blockRecurringWhenPastDue': 'true',
      ...settings,
    }),
  ),
  opened('onceDelinquent', delinquent),
  payment(['onceSingleUse'], async (settings) => {
    const { user } = await bankForm.openForm({
      settings,
      info: { paymentOptions: { allowACH: true, allowCards: false, recurringAllowed: true } },
    });
    await bankForm.fill(user);
    await bankForm.pressContinue(user);
    await settle();
  }),
  opened('firstDay', { info: { earliestPaymentDate: day('2025-03-20') } }),
  opened('laterOnlyImmediate', { info: { restrictionCode: 'InterestTooHighForDelayedPayment' } }),
  opened('laterPastDue', overdue, {
    'generalPaymentOptions.blockScheduledPaymentsWhenPastDue': 'true',
  }),
  opened('laterDelinquent', delinquent),
  opened(
    'laterMaximum',
    { info: { scheduledPayments: [aScheduledPayment()] } },
    { 'generalPaymentOptions.maxScheduledPaymentsAllowed': '1' },
  ),
  amount('cutoff', '100', {}, { 'generalPaymentOptions.paymentCutoffTime': '17:30' }),
  payment(['previousMonth', 'nextMonth'], async (settings) => {
    const { user } = await atFrequency({}, settings);
    await user.click(await screen.findByRole('radio', { name: /^On a later day/ }));
    await user.click(await button('Choose a date'));
    await screen.findByRole('grid');
  }),
  laterDay('dateRequired', ''),
  laterDay('datePast', '03/11/2025'),
  laterDay('datePeriod', '04/14/2025'),
  laterDay('dateHoliday', '03/14/2025', { info: { nonPaymentDays: [day('2025-03-14')] } }),
  laterDay('dateSunday', '03/16/2025'),
  laterDay('dateNotAllowed', '03/13/2025', { info: { earliestPaymentDate: day('2025-03-18') } }),
  payment(['dateCutoff'], async (settings) => {
    const { user } = await atFrequency(
      {},
      {
        'achPaymentOptions.blockImmediateAchOption': 'true',
        ...settings,
      },
    );
    await user.click(screen.getByRole('radio', { name: /^Today/ }));
  }),
  payment(['dateNotFuture'], async (settings) => {
    const { user } = await atFrequency({}, settings);
    await chooseFrequency(user, 'Weekly');
    await enterDay(user, '03/12/2025');
  }),
  payment(['datePayoffPast'], async (settings) => {
    const { user } = await atFrequency(
      {},
      { 'achPaymentOptions.allowFuturePayoff': 'true', ...settings },
    );
    await user.click(await screen.findByRole('radio', { name: /^Pay off the loan/ }));
    await user.click(await screen.findByRole('radio', { name: /^On a later day/ }));
    await enterDay(user, '03/11/2025');
  }),
  payment(['cardExpires'], async (settings) => {
    const { user } = await openLoan(
      { settings, cards: [{ ...visa, expirationDate: '03/25' }] },
      'Card',
    );
    await chooseFrequency(user, 'Weekly');
    await enterDay(user, '04/10/2025');
  }),
  payment(['sayTwoWeeks'], weekly('TwoWeeks')),
  payment(['saySemiMonthly'], weekly('SemiMonthly')),
  payment(['sayShortMonths'], (settings) =>
    weekly(
      'MonthlyOnDate',
      '03/30/2025',
    )({ 'achPaymentOptions.allowSundayOption': 'true', ...settings }),
  ),
];

const meant = (
  name: string,
  preset: NonNullable<PaymentScene['preset']>,
  info: PaymentScene['info'] = openToAll,
  more: PaymentScene = {},
) =>
  payment([name], async (settings) => {
    const scene = { accountNumber: '001-1234567-8', saved: [checking], ...more };
    await showPayment({ settings, preset, info, ...scene });
    await screen.findByRole('region', { name: 'Payment frequency' });
    await settle();
  });

const options = { allowCards: true, allowACH: true, recurringAllowed: true };
const repeated = { frequency: 'OnDueDate' } as const;

/** What another screen has led here with, and what the loan does not allow of it. */
const presets: readonly State[] = [
  meant('headingAmount', { amount: 10_000 }),
  meant('headingPayoff', { payoff: true }),
  meant('headingAutopay', repeated),
  meant('presetNoAutopay', repeated, {}),
  meant('presetChangeAutopay', repeated, {
    ...openToAll,
    recurringPayment: aRecurringPayment({ paymentAccountNum: checking.last4 }),
  }),
  meant('presetNoPayoff', { payoff: true }, { ...openToAll, payOffAmount: cents(0) }),
  meant('presetNoDay', { day: '2025-03-11' }),
  meant('presetNoAmount', { ...repeated, amount: 10_000 }),
  meant('presetNoPrincipal', { ...repeated, principal: 10_000 }),
  meant('presetNoCard', { method: 'card' }, { paymentOptions: { ...options, allowCards: false } }),
  meant(
    'presetNoAch',
    { method: 'ach' },
    { paymentOptions: { ...options, allowACH: false } },
    { saved: [], cards: [visa] },
  ),
];

/** A new autopay that takes the place of the loan's, up to its confirmation. */
const replacing = async (settings: Settings) => {
  const shown = await showPayment({
    settings: { 'recurringPaymentOptions.allowDeleteRecurringOption': 'true', ...settings },
    preset: repeated,
    info: {
      ...openToAll,
      recurringPayment: aRecurringPayment({ paymentAccountNum: checking.last4 }),
    },
    accountNumber: '001-1234567-8',
    saved: [checking],
  });
  // What was meant is chosen first.
  await screen.findByText(/^We will take|^On each due date we will take/);
  await shown.user.click(await button('Submit payment'));
  await screen.findByRole('dialog');
  return shown;
};

/** The same, confirmed, with what comes of turning the old one off. */
const replaced =
  (answer: (server: Awaited<ReturnType<typeof showPayment>>['server']) => void) =>
  async (settings: Settings) => {
    const { user, server } = await replacing(settings);
    answer(server);
    await user.click(await button('Replace autopay'));
    await settle();
    await settle();
  };

const replacements: readonly State[] = [
  payment(['headingChange', 'replaces', 'confirmReplace', 'confirmReplaces'], replacing),
  payment(
    ['errorReplaceKept'],
    replaced((server) => server.drop(deleteRecurringBank)),
  ),
  payment(
    ['errorReplaceUnknown'],
    replaced((server) => {
      server.drop(deleteRecurringBank);
      server.drop(paymentInfo);
    }),
  ),
  payment(
    ['replacedIsOff'],
    replaced((server) => {
      server.answerRaw(deleteRecurringBank, { HasNoErrors: true, Token: 'token-3' });
      void server.hold(submitRecurringBank);
    }),
  ),
];

const submitting: readonly State[] = [
  payment(['dueDay'], async (settings) => {
    const { user } = await atFrequency({}, settings);
    await user.click(await screen.findByRole('radio', { name: /^On a later day/ }));
    await user.click(await button('Choose a date'));
    await screen.findByRole('grid');
  }),
  payment(['eachMonth'], async (settings) => {
    const { user } = await atFrequency({}, settings);
    await chooseFrequency(user, 'On Due Date');
  }),
  payment(['eachTime'], weekly('Weekly')),
  payment(['noLookUp', 'callNow', 'sendAgain', 'sendAgainNote'], (settings) =>
    lostPayment({
      'globalOptions.customerServicePhone': '555-0100',
      'generalPaymentOptions.resendSameKeyOption': 'true',
      ...settings,
    }),
  ),
  payment(['neverArrived', 'notMade', 'startOver'], async (settings) => {
    const { user, clock, events } = await showPayment({
      settings,
      prepare: ({ server }) => {
        server.drop(submitImmediateBank);
        server.answer(paymentOutcome, { status: 'unknown', errors: [] });
      },
    });
    await submitPayment(user);
    for (let time = 0; time < arrivalTime; time += laterPause) {
      // The borrower stays signed in.
      events.dispatchEvent(new Event('mousemove'));
      for (let pauses = 0; pauses < lookUpPauses.length; pauses++) {
        clock.advance(laterPause / lookUpPauses.length);
        await act(settle);
      }
    }
  }),
  payment(['confirmAutopay'], async (settings) => {
    const { user } = await atFrequency({}, settings);
    await chooseFrequency(user, 'On Due Date');
    await user.click(await button('Submit payment'));
    await screen.findByRole('dialog');
  }),
  payment(['confirmPayoff'], async (settings) => {
    const { user } = await atFrequency({}, settings);
    await user.click(await screen.findByRole('radio', { name: /^Pay off the loan/ }));
    await user.click(await button('Submit payment'));
    await screen.findByRole('dialog');
  }),
  payment(['confirmLater', 'confirmScheduled'], async (settings) => {
    const { user } = await atFrequency({}, settings);
    await user.click(await screen.findByRole('radio', { name: /^On a later day/ }));
    await enterDay(user, '03/20/2025');
    await typeAmount(user, '100');
    await user.click(await button('Submit payment'));
    await screen.findByRole('dialog');
  }),
  payment(['bankName', 'bankAddress', 'bankRouting'], async (settings) => {
    const good = { hasNoErrors: true, errors: [] };
    const method = methodOf(checking);
    const { user } = await openLoan({
      settings: { 'achPaymentOptions.requireAchDraftAgreementOption': 'true', ...settings },
      prepare: ({ server }) => {
        server.answer(draftAgreement, { ...good, passableToken: 'draft-1' });
        server.answer(bankLookup, {
          bankExists: true,
          routingNumber: '021000021',
          name: 'First National Bank',
          address: '1 Main St',
          city: 'Albany',
          state: 'NY',
          zip: '12207',
        });
        server.answer(paymentMethods, {
          ...good,
          paymentMethods: [
            {
              ...method,
              ...(method.achInfo && {
                achInfo: { ...method.achInfo, routingNumber: '021000021' },
              }),
            },
          ],
        });
      },
    });
    await user.click(await screen.findByRole('radio', { name: /^On a later day/ }));
    await enterDay(user, '03/20/2025');
    await typeAmount(user, '100');
    await user.click(await button('Submit payment'));
    await settle();
    await settle();
  }),
];

const bank = (names: readonly string[], show: Show) => state('newBankAccount', names, show);

const badBank = (name: string, entry: Readonly<Record<string, string>>) =>
  bank([name], async (settings) => {
    const { user } = await bankForm.openForm({ settings });
    await bankForm.fill(user, entry);
    await bankForm.pressContinue(user);
    await settle();
  });

const terms = { 'globalOptions.agreements': bankForm.agreement };
const readTerms = { ...terms, 'globalOptions.agreementText1': '<p>We debit your account.</p>' };

const atTerms = async (settings: Settings, prepare?: PaymentScene['prepare']) => {
  const shown = await bankForm.openForm({ settings, ...(prepare && { prepare }) });
  await bankForm.fill(shown.user);
  await bankForm.pressContinue(shown.user);
  await settle();
  return shown;
};

const newBanks: readonly State[] = [
  bank(['accountType', 'checking', 'savings'], (settings) =>
    bankForm.openForm({
      settings: { 'achPaymentOptions.allowSavingsOption': 'true', ...settings },
    }),
  ),
  bank(['lookingUp'], async (settings) => {
    const { user, clock } = await bankForm.openForm({
      settings,
      prepare: ({ server }) => void server.hold(bankLookup),
    });
    await enter(user, await bankForm.field('Routing Number'), '021000021');
    clock.advance(5_000);
    await settle();
  }),
  bank(['errorLookUp'], async (settings) => {
    const { user, clock } = await bankForm.openForm({
      settings,
      prepare: ({ server }) => server.drop(bankLookup),
    });
    await enter(user, await bankForm.field('Routing Number'), '021000021');
    clock.advance(5_000);
    await settle();
  }),
  badBank('ownerNameInvalid', { 'Owner Name': 'Ann' }),
  badBank('routingNumberInvalid', { 'Routing Number': '02100002' }),
  badBank('accountNumberContactBank', { 'Account Number': '00000' }),
  bank(['errorTermsDeclined'], async (settings) => {
    const { user } = await atTerms({ ...terms, ...settings });
    await user.click(await button('Disagree'));
  }),
  bank(['errorTermsUnread'], async (settings) => {
    const { user } = await atTerms({ ...readTerms, ...settings });
    await user.click(await button('Agree'));
    await settle();
  }),
  bank(['accepted'], async (settings) => {
    const { user } = await atTerms({ ...readTerms, ...settings });
    await user.click(await button('Read the ACH Terms'));
    await user.click(await button('I Accept'));
    await settle();
  }),
  bank(['errorTermsLog'], async (settings) => {
    const { user } = await atTerms({ ...terms, ...settings }, ({ server }) =>
      server.refuse(agreementLogging, 'Error'),
    );
    await user.click(await button('Agree'));
    await settle();
  }),
];

/** A payment from a saved account that is refused for newer terms. */
const atNewerTerms = async (settings: Settings) => {
  const shown = await showPayment({
    settings: { ...terms, ...settings },
    prepare: ({ server }) => server.refuse(submitImmediateBank, 'AgreementRequired'),
  });
  await submitPayment(shown.user);
  await button('Disagree');
  return shown;
};

const newerTerms: readonly State[] = [
  bank(['newerTermsIntro'], atNewerTerms),
  payment(['errorTermsDeclined'], async (settings) => {
    const { user } = await atNewerTerms(settings);
    await user.click(await button('Disagree'));
  }),
];

const card = (names: readonly string[], show: Show) => state('newCard', names, show);

const badCard = (name: string, entry: Readonly<Record<string, string>>, more: Settings = {}) =>
  card([name], async (settings) => {
    const { user } = await cardForm.openForm({ settings: { ...more, ...settings } });
    await cardForm.fill(user, entry);
    await cardForm.pressContinue(user);
    await settle();
  });

const address = { 'cardPaymentOptions.fullAddressOption': 'true' };
const hosted = { 'cardPaymentOptions.hostedFieldsUrl': 'https://cards.example/fields' };

const newCards: readonly State[] = [
  badCard('nameInvalid', { 'First Name': 'Ann 4 🙂' }),
  badCard('cardNumberInvalid', { 'Card Number': '424242424242' }),
  badCard('expirationInvalid', { Expiration: '08/20' }),
  badCard('securityCodeInvalid', { 'Security Code': '1' }),
  badCard('zipInvalid', { 'Zip Code': '5' }),
  card(['address1Required', 'cityRequired', 'stateRequired'], async (settings) => {
    const { user } = await cardForm.openForm({ settings: { ...address, ...settings } });
    await cardForm.fill(user);
    await cardForm.pressContinue(user);
    await settle();
  }),
  card(['addressInvalid'], async (settings) => {
    const { user } = await cardForm.openForm({ settings: { ...address, ...settings } });
    await enter(user, await cardForm.field('City'), 'Ce<dar>');
    await user.tab();
    await cardForm.pressContinue(user);
    await settle();
  }),
  card(['frameTitle', 'frameLoading'], async (settings) => {
    await cardForm.openForm({ settings: { ...hosted, ...settings } });
    await settle();
  }),
  card(['tryAgain'], async (settings) => {
    const { clock } = await cardForm.openForm({ settings: { ...hosted, ...settings } });
    await settle();
    clock.advance(60_000);
    await settle();
  }),
];

const planned = (names: readonly string[], show: Show) => state('plannedPayments', names, show);

const recurring =
  (change: Parameters<typeof aRecurringPayment>[0]) => async (settings: Settings) => {
    await atMethod({ info: { recurringPayment: aRecurringPayment(change) } }, settings);
    await screen.findByRole('heading', { name: 'Autopay' });
  };

/** Autopay from the account that ends so, turned off. */
const turnsOff = (paymentAccountNum: string | undefined) => async (settings: Settings) => {
  const { user } = await atMethod(
    {
      info: { recurringPayment: aRecurringPayment({ paymentAccountNum }) },
      prepare: ({ server }) =>
        server.answerRaw(deleteRecurringBank, { HasNoErrors: true, Token: 'token-3' }),
    },
    { 'recurringPaymentOptions.allowDeleteRecurringOption': 'true', ...settings },
  );
  await user.click(
    await screen.findByRole('button', { name: /turnOffRecurring|^Turn off autopay/ }),
  );
  await user.click(lastButton(await screen.findByRole('alertdialog')));
  await settle();
};

const plannedPayments: readonly State[] = [
  planned(['unread'], (settings) =>
    showPayment({
      settings,
      accountNumber: '001-1234567-8',
      prepare: ({ server }) =>
        server.answerRaw(paymentInfo, {
          ...Object.fromEntries(entriesOf(writeWire(paymentInfo.response, loanInfo()))),
          ScheduledPayments: 'none',
        }),
    }),
  ),
  planned(['weekly'], recurring({ recurringOption: 'Weekly' })),
  planned(['biWeekly'], recurring({ recurringOption: 'BiWeekly' })),
  planned(['semiMonthly'], recurring({ recurringOption: 'SemiMonthly' })),
  planned(['dayOfMonth'], recurring({ recurringOption: 'DayOfMonth' })),
  planned(['monthly'], recurring({ recurringOption: 'DayOfMonth', date: undefined })),
  planned(['replaceRecurring', 'turnOffRecurring'], (settings) =>
    atMethod(
      { info: { ...openToAll, recurringPayment: aRecurringPayment() } },
      { 'recurringPaymentOptions.allowDeleteRecurringOption': 'true', ...settings },
    ).then(settle),
  ),
  planned(['revocation', 'revokedUnnamed', 'saveRevocation'], turnsOff(undefined)),
  planned(['dayBeforeDue'], recurring({ numberOfDays: 1 })),
  planned(['onDueDate'], recurring({ numberOfDays: 0 })),
  planned(['recurringDeleted', 'revoked'], turnsOff(checking.last4)),
];

const withoutRegularAmount = payment(['amountNoRegular'], async (settings) => {
  const info = { regularPaymentAmount: undefined, totalAmountDue: cents(0) };
  const { user } = await atFrequency({ info }, settings);
  await chooseFrequency(user, 'OnDueDate');
  await settle();
});

/** The confirmation after a press on Copy. */
const copying = (name: string, copies: () => Promise<void>) =>
  state('paymentConfirmation', ['copy', name], async (settings) => {
    const { user } = await showConfirmation(settings);
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copies);
    const number = screen.getByText('R-1001');
    const copy = number.parentElement?.parentElement?.querySelector('button');
    if (copy) await user.click(copy);
    await settle();
  });

const confirmations: readonly State[] = [
  withoutRegularAmount,
  copying('copied', () => Promise.resolve()),
  copying('copyFailed', () => Promise.reject(new Error('not allowed'))),
  state('paymentConfirmation', ['nextDue'], async (settings) => {
    const accounts = [loanAccount({ number: '12-345678-9' })];
    await showConfirmation(settings, ({ server }) =>
      server.answer(accountList, { hasNoErrors: true, errors: [], accounts }),
    );
    await settle();
  }),
  state('paymentConfirmation', ['addToCalendar'], async (settings) => {
    await showConfirmation(settings, undefined, (paid) => ({
      ...paid,
      payDate: day('2025-03-28'),
      submissionInfo: { ...paid.submissionInfo, kind: 'scheduled' },
    }));
    // Its code is loaded on demand.
    await screen.findByText(/addToCalendar/);
  }),
  state('paymentConfirmation', ['savings'], (settings) =>
    showConfirmation(settings, undefined, (paid) => ({
      ...paid,
      submissionInfo: {
        ...paid.submissionInfo,
        method: { isCard: false, achInfo: { accountNumber: '1234', accountType: 'Savings' } },
      },
    })),
  ),
  state('paymentConfirmation', ['totalEachTime'], (settings) =>
    showConfirmation(settings, undefined, (paid) => ({
      ...paid,
      submissionInfo: {
        ...paid.submissionInfo,
        kind: 'recurring',
        frequencyInfo: { frequency: 'DaysBeforeDue', numDays: 3 },
      },
    })),
  ),
  state('paymentConfirmation', ['recurringLineOfCredit'], (settings) =>
    showConfirmation(settings, undefined, (paid) => ({
      ...paid,
      isRecurringLOCPayingTotalDue: true,
    })),
  ),
];

/** The states of payments that no story shows. */
export const paymentStates: readonly State[] = [
  ...loans,
  ...amounts,
  ...days,
  ...presets,
  ...replacements,
  ...submitting,
  ...newBanks,
  ...newerTerms,
  ...newCards,
  ...plannedPayments,
  ...confirmations,
];
