import {
  accountDetails,
  accountList,
  applicationList,
  hideAccount,
  profile,
} from '@portico/contract';
import { addDays, addCents, daysBetween, fail, ok, type LocalDate } from '@portico/rules';
import { nullable, object, string } from 'valibot';
import { memberRoute, type Route } from '../http/route';
import { borrowerById } from '../identity/borrower-store';
import {
  accountOf,
  accountsOf,
  centsColumn,
  dayColumn,
  hideAccountOf,
  type StoredAccount,
} from '../ledger/account-store';
import { lineOf } from '../ledger/posting';
import { dueDateOf } from '../ledger/schedule';
import { waitingPayments } from '../payments/planned/scheduled-store';
import type { Services } from '../services';
import { availableCredit, listEntry, viewAccount, type AccountView } from './account-view';

const application = object({
  number: string(),
  status: string(),
  amount_requested: centsColumn,
  amount_approved: nullable(centsColumn),
  last_modified: dayColumn,
  funds_expected: nullable(dayColumn),
  office: string(),
});

/** How many days back applications are listed at most. */
const longestWindow = 3_650;

function maturityOf({ terms }: StoredAccount): LocalDate | undefined {
  const schedule = terms?.schedule;
  return schedule?.installments ? dueDateOf(schedule, schedule.installments) : undefined;
}

/** The figures of a loan's page. */
function figuresOf(view: AccountView) {
  const { account, postings, loanState } = view;
  const last = loanState?.lastPayment;
  const lateFees = postings.filter(({ cause }) => cause?.startsWith('late-fee'));
  const charged = addCents(...lateFees.map((posting) => lineOf(posting, 'fees')));
  return {
    balance: loanState?.principal,
    totalAmountDue: loanState?.amountDue,
    totalLoanFees: loanState?.fees,
    lateChargesDue: loanState && (charged < loanState.fees ? charged : loanState.fees),
    nextPaymentDate: loanState?.dueDate,
    nextPaymentAmount: account.terms?.schedule.installment,
    interestRate: account.rate / 100,
    currentYearToDateInterest: loanState?.interestThisYear,
    lastYearToDateInterest: loanState?.interestLastYear,
    availableCredit: availableCredit(view),
    loanOriginationDate: account.openedOn,
    originalMaturityDate: maturityOf(account),
    lastPaymentDate: last?.postedOn,
    lastPaymentAmount: last && lineOf(last, 'cash'),
  };
}

/** Accounts, applications and the borrower's own data. */
export function accountRoutes({ database }: Services): Route[] {
  return [
    memberRoute(accountList, async (_input, { borrowerId }, { today }) => {
      const { name } = await borrowerById(database, borrowerId);
      const accounts = await accountsOf(database, borrowerId);
      const views = await Promise.all(accounts.map((one) => viewAccount(database, one, today)));
      return ok({ accounts: views.map((view) => listEntry(view, name)) });
    }),

    memberRoute(accountDetails, async ({ accountNumber }, { borrowerId }, { today }) => {
      const account = await accountOf(database, borrowerId, accountNumber);
      if (!account) return fail('Error');
      const borrower = await borrowerById(database, borrowerId);
      const view = await viewAccount(database, account, today);
      const scheduledPayments = await waitingPayments(database, account.number);
      return ok({
        information: {
          hasNoErrors: true,
          errors: [],
          accountNumber: account.number,
          address: borrower.address,
          paymentInformation: { scheduledPayments },
          ...figuresOf(view),
        },
        statementFormat: account.statementFormat,
        documents: [],
        eStatements: [],
        daysSinceOpened: daysBetween(account.openedOn, today),
      });
    }),

    memberRoute(hideAccount, async ({ accountNumber }, { borrowerId }, { now }) => {
      const hidden = await database.write((tx) =>
        hideAccountOf(tx, borrowerId, accountNumber, now),
      );
      return hidden ? ok({}) : fail('Error');
    }),

    memberRoute(applicationList, async ({ numDaysToRetrieve }, { borrowerId }, { today }) => {
      const rows = await database.all(
        application,
        `SELECT number, status, amount_requested, amount_approved, last_modified, funds_expected,
         office FROM loan_applications WHERE borrower_id = ? AND last_modified >= ?
         ORDER BY last_modified DESC`,
        [borrowerId, addDays(today, -Math.min(Math.max(numDaysToRetrieve, 0), longestWindow))],
      );
      return ok({
        applications: rows.map((row) => ({
          applicationNumber: row.number,
          status: row.status,
          amountRequested: row.amount_requested,
          amountApproved: row.amount_approved ?? undefined,
          lastModified: row.last_modified,
          fundsExpected: row.funds_expected ?? undefined,
          office: row.office,
        })),
      });
    }),

    memberRoute(profile, async (_input, { borrowerId }) => {
      const { username, email, address, phone } = await borrowerById(database, borrowerId);
      return ok({
        userInfo: { logonName: username, emailAddress: email },
        personalInfo: {
          address,
          phoneNumbers: phone ? [{ phoneNumber: phone, primary: true, optInToTexting: false }] : [],
        },
      });
    }),
  ];
}
