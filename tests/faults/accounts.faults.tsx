import {
  accountAlerts,
  accountDetails,
  accountHistory,
  accountList,
  applicationDetails,
  applicationList,
  borrowerRequests,
  hideAccount,
  historyDownloadToken,
  insuranceInformation,
  offeredRequests,
  passableToken,
  payoffDownloadToken,
  paymentInfo,
  payoffQuote,
  setStatementFormat,
  statementList,
  statementUrl,
  updateAddress,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { screen } from '@testing-library/react';
import {
  AccountsView,
  AfterPayoffView,
  AlertsView,
  ApplicationDetailsView,
  AutopaySection,
  InsuranceDialog,
  LoanRequestsView,
  account,
  accountsAnswer,
  openLoan,
} from '@portico/loan-details/testing/parts';
import { showLoan } from '@portico/loan-details/testing';
import { showWidget } from '@portico/element/testing';
import { historyCodes } from '../effects/codes/history.codes';
import { loanDetailsCodes } from '../effects/codes/loan-details.codes';
import { loanDialogsCodes } from '../effects/codes/loan-dialogs.codes';
import { otherCodes } from '../effects/codes/other.codes';
import { statementsCodes } from '../effects/codes/statements.codes';
import { after, alone, type FaultRow, changesNothing, screensOf } from './row';

const showOf = screensOf([
  ...otherCodes,
  ...loanDetailsCodes,
  ...historyCodes,
  ...loanDialogsCodes,
  ...statementsCodes,
]);
const borrower = { session: true } as const;
const ignore = () => undefined;

/** Signed out, the page of a loan or of the accounts has a link to sign in. */
const accountsSignedOut = { Unauthorized: 'Sign in to see your accounts.' };
const loanSignedOut = { Unauthorized: 'Sign in to see your loan.' };

const saving = 'There was a problem saving changes. Please check your information and try again';

const accounts: readonly FaultRow[] = [
  {
    call: accountList,
    show: showOf(accountList),
    says: 'An error occurred trying to retrieve the account list.',
    but: { ...accountsSignedOut, 'parts missing': 'No Existing Accounts' },
    accepts: ['parts missing'],
  },
  {
    call: applicationList,
    says: 'Your applications could not be loaded.',
    but: { ...accountsSignedOut, 'parts missing': 'No applications found.' },
    accepts: ['parts missing'],
    show: ({ refuse }) =>
      showWidget(<AccountsView />, borrower, (test) => {
        test.server.answer(accountList, accountsAnswer(account()));
        refuse(test);
      }),
  },
  {
    call: hideAccount,
    show: showOf(hideAccount),
    says: 'An error occurred attempting to hide this account from the web.',
    change: after('An error occurred attempting to hide this account from the web.'),
    but: {
      ...loanSignedOut,
      'parts missing': 'Auto loan 001-1000001-7 is hidden from the web.',
    },
    accepts: ['parts missing'],
  },
  {
    call: applicationDetails,
    says: 'Your application could not be loaded.',
    but: {
      Unauthorized: 'Sign in to see your application.',
      'parts missing': 'No applications found.',
    },
    accepts: ['parts missing'],
    show: ({ refuse }) =>
      showWidget(<ApplicationDetailsView applicationNumber="A-100" />, borrower, refuse),
  },
];

const notShown =
  'This part of the page could not be shown. Everything else on this page still works.';

/** What follows a payoff needs both, and says whom to ask where neither names anything. */
const afterPayoff: readonly FaultRow[] = [borrowerRequests, offeredRequests].map((call) => ({
  call,
  says: notShown,
  but: {
    'parts missing':
      'Please contact us to get a letter that says that the loan is paid, the title, or a refund.',
  },
  accepts: ['parts missing'],
  show: ({ refuse }) =>
    showWidget(<AfterPayoffView loan={openLoan()} reload={ignore} />, borrower, (test) => {
      test.server.answer(borrowerRequests, answers.borrowerRequests({ requests: [] }));
      test.server.answer(offeredRequests, answers.offeredRequests({ kinds: [] }));
      refuse(test);
    }),
}));

/** Without its list, the loan has no request. */
const requests: FaultRow = {
  call: borrowerRequests,
  says: notShown,
  but: {
    'parts missing': 'Ask us here for another due date, payments to skip, a letter or an answer.',
  },
  accepts: ['parts missing'],
  show: ({ refuse }) =>
    showWidget(<LoanRequestsView loan={openLoan()} reload={ignore} />, borrower, refuse),
};

const loan: readonly FaultRow[] = [
  {
    call: accountDetails,
    says: 'An error occurred trying to retrieve account information',
    but: loanSignedOut,
    show: ({ refuse }) => showLoan({ prepare: refuse }),
  },
  {
    call: updateAddress,
    show: showOf(updateAddress),
    says: saving,
    change: after(`${saving}.`),
    but: { ...loanSignedOut, 'parts missing': 'Address saved' },
    accepts: ['parts missing'],
  },
  {
    call: accountHistory,
    show: showOf(accountHistory),
    says: 'An error occurred trying to retrieve the account history',
    but: { 'parts missing': 'No account history found.' },
    accepts: ['parts missing'],
  },
  {
    call: historyDownloadToken,
    show: showOf(historyDownloadToken),
    says: 'The file could not be downloaded. Please try again.',
    change: changesNothing,
  },
  {
    call: accountAlerts,
    says: saving,
    change: after(`${saving}.`),
    but: { 'parts missing': 'Alerts saved' },
    accepts: ['parts missing'],
    show: async ({ refuse }) => {
      const view = <AlertsView loan={openLoan()} reload={ignore} />;
      const { user } = await showWidget(view, borrower, (test) => {
        test.server.answer(accountDetails, openLoan().details);
        refuse(test);
      });
      await user.click(screen.getByRole('checkbox', { name: 'A new statement Email' }));
      await user.click(await screen.findByRole('button', { name: 'Save alerts' }));
    },
  },
  {
    call: insuranceInformation,
    says: 'An error occurred attempting to load insurance information',
    change: changesNothing,
    show: ({ refuse }) =>
      showWidget(<InsuranceDialog loan={openLoan()} onClose={ignore} />, borrower, refuse),
  },
  {
    call: payoffQuote,
    show: showOf(payoffQuote),
    says: 'An error occurred when attempting to submit a payoff quote request.',
  },
  {
    call: payoffDownloadToken,
    show: showOf(payoffDownloadToken),
    says: 'The breakdown could not be opened. Please try again, and allow this page to open a new window.',
    change: changesNothing,
  },
  ...afterPayoff,
  requests,
  {
    call: paymentInfo,
    says: notShown,
    show: ({ refuse }) =>
      showWidget(
        <AutopaySection loan={openLoan()} reload={ignore} />,
        {
          ...borrower,
          settings: { 'recurringPaymentOptions.allowRecurringAchPayments': 'true' },
        },
        refuse,
      ),
  },
];

const statements: readonly FaultRow[] = [
  {
    call: statementList,
    show: showOf(statementList),
    says: 'The statements of 2026 could not be loaded.',
    but: { 'parts missing': 'No e-statements found for this account for the selected year.' },
    accepts: ['parts missing'],
  },
  {
    call: setStatementFormat,
    show: showOf(setStatementFormat),
    says: saving,
    change: alone('unconfirmed'),
    but: { 'parts missing': 'Saved' },
    accepts: ['parts missing'],
  },
  {
    call: statementUrl,
    show: showOf(statementUrl),
    says: 'The statement could not be opened. Please try again.',
  },
  {
    call: passableToken,
    show: showOf(passableToken, 1),
    says: 'The statement could not be opened. Please try again.',
  },
];

/** The accounts, a loan, its dialogs and its statements. */
export const accountsFaults: readonly FaultRow[] = [...accounts, ...loan, ...statements];
