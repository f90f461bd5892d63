import {
  accountDetails,
  borrowerRequests,
  deleteRecurringBank,
  paymentInfo,
  payoffQuote,
  taxFormDelivery,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle } from '@portico/core/testing';
import { cents, localDate } from '@portico/rules';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loanDetails } from '@portico/loan-details/testing/parts';
import { showLoan } from '@portico/loan-details/testing';
import { effectsOn, flagHides, flagShows, type Row, type Settings } from './effect';
import { namesLender } from './observations';

/** The parts of the figures, which come with the title. */
const figures: readonly (string | null)[] = ['Account', 'History', 'Personal'];

const planned = {
  recurringPayment: {
    paymentId: 'r',
    isCard: false,
    date: localDate('2025-03-14'),
    totalAmount: cents(37_035),
    canDelete: true,
  },
  scheduledPayments: [
    {
      paymentId: 's',
      isCard: false,
      accountNumber: '6789',
      paymentDate: localDate('2025-03-10'),
      paymentAmount: cents(10_000),
      canDelete: true,
      hasBeenPosted: false,
    },
  ],
};

/** The page of a loan that every section applies to. */
async function atLoan(
  settings: Settings,
  paymentInformation: Omit<Partial<typeof planned>, 'scheduledPayments'> &
    Pick<typeof planned, 'scheduledPayments'> = planned,
) {
  await showLoan({
    settings,
    prepare: ({ server }) => {
      server.answer(accountDetails, loanDetails({ paymentInformation }));
      server.answer(payoffQuote, answers.payoffQuote());
      server.answer(paymentInfo, answers.paymentInfo());
      server.answer(borrowerRequests, answers.borrowerRequests());
      server.answer(deleteRecurringBank, answers.deleteRecurringBank());
      server.answer(taxFormDelivery, answers.taxFormDelivery());
    },
  });
  // Every section appears together, after the title.
  const title = await waitFor(() => {
    const names = screen.getAllByRole('heading', { level: 3 }).map((part) => part.textContent);
    if (names.every((name) => figures.includes(name))) throw new Error('There are no sections yet');
    return screen.getByRole('heading', { level: 2 });
  });
  await act(settle);
  return title;
}

/** Whether something with this role and name is on the page. */
const has = (role: string, name: string, level?: number) => async (settings: Settings) => {
  await atLoan(settings);
  return screen.queryByRole(role, { name, ...(level && { level }) }) !== null;
};

/** The links to the payment: on the page, in the offer of autopay and in the quote of a payoff. */
async function waysToPay(settings: Settings) {
  await atLoan(settings, { scheduledPayments: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Payoff Quote' }));
  const day = await screen.findByRole('textbox', { name: /^Pay off on/ });
  fireEvent.change(day, { target: { value: '03/20/2025' } });
  fireEvent.click(screen.getByRole('button', { name: 'Get the amount' }));
  await screen.findByText('$8,479.01');
  return ['Make A Payment', 'Set up autopay', 'Pay off this loan'].filter((name) =>
    screen.queryByRole('link', { name, hidden: true }),
  );
}

const section = (heading: string) => has('heading', heading, 3);
const group = 'loanOptions';
const fileServices = { 'globalOptions.useFileServicesOption': 'true' };

const rows: readonly Row[] = [
  {
    key: 'depositOptions.disableEZPayOption',
    value: 'true',
    given: {
      [`${group}.usePayoffQuoteOption`]: 'true',
      'recurringPaymentOptions.allowRecurringAchPayments': 'true',
    },
    sees: waysToPay,
    unset: ['Make A Payment', 'Set up autopay', 'Pay off this loan'],
    set: [],
  },
  flagHides(`${group}.hideLoanInformationOption`, has('heading', 'Personal')),
  {
    key: `${group}.hideFigures`,
    value: 'interestRate, personal, lastPayment',
    sees: async (settings) => {
      await atLoan(settings);
      const figures = ['Interest rate', 'Last payment planned'].map(
        (name) => screen.queryAllByText(name).length,
      );
      return [...figures, screen.queryAllByRole('heading', { name: 'Personal' }).length].join(' ');
    },
    unset: '1 1 1',
    set: '0 0 0',
    proves: 'LON-578',
  },
  flagHides(`${group}.hideRecurringPaymentsOption`, section('Autopay')),
  flagHides(`${group}.hideScheduledPaymentsOption`, section('Scheduled payments')),
  flagHides(`${group}.hideRequestsOption`, section('Your requests')),
  flagHides(`${group}.hideLoanOverTimeOption`, section('Your loan over time')),
  flagHides(`${group}.hideLoanHistoryOption`, section('Loan history')),
  flagHides(`${group}.hideEStatementsOption`, section('E-statements')),
  flagHides(`${group}.hideTaxFormsOption`, section('Tax forms')),
  flagHides(`${group}.hideAccountDocumentsOption`, section('Account documents'), fileServices),
  flagHides(`${group}.hideAlertsOption`, section('Alerts for this loan')),
  flagHides(`${group}.hideHideFromWebOption`, has('button', 'Hide From Web')),
  flagShows('globalOptions.useFileServicesOption', section('Account documents')),
  flagShows(`${group}.usePayoffQuoteOption`, has('button', 'Payoff Quote')),
  flagShows(`${group}.useInsuranceOption`, has('button', 'View Insurance')),
  flagShows(`${group}.useDocumentCenterLinkOption`, has('link', 'Document Center')),
  flagShows(
    `${group}.useRequestChangeOption`,
    has('link', 'Request a change of contact information'),
  ),
  {
    key: 'globalOptions.removeCheckDigitOption',
    value: 'true',
    given: { 'recurringPaymentOptions.allowDeleteRecurringOption': 'true' },
    /** In the copy of the revocation of autopay. */
    sees: async (settings) => {
      await atLoan(settings);
      const turnOff = () => screen.getAllByRole('button', { name: 'Turn off autopay' }).at(-1);
      fireEvent.click(turnOff() ?? document.body);
      await act(settle);
      fireEvent.click(turnOff() ?? document.body);
      return () => /for the loan ([\d-]+)/.exec(document.body.textContent)?.[1] ?? null;
    },
    unset: '001-1000001-7',
    set: '001-1000001',
  },
  {
    key: 'globalOptions.removeCheckDigitOption',
    value: 'true',
    /** In the title, and where a dialog names the loan. */
    sees: async (settings) => {
      const title = await atLoan(settings);
      fireEvent.click(screen.getByRole('button', { name: 'Hide From Web' }));
      const dialog = await screen.findByRole('dialog');
      const named = /Auto loan [\d-]+/;
      return () => [title.textContent, named.exec(dialog.textContent)?.[0] ?? ''];
    },
    unset: ['Auto loan 001-1000001-7', 'Auto loan 001-1000001-7'],
    set: ['Auto loan 001-1000001', 'Auto loan 001-1000001'],
  },
  namesLender(atLoan),
];

/** The settings that `portico-loan-details` reads. */
export const loanDetailsEffects = effectsOn('portico-loan-details', rows);
