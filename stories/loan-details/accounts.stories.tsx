import { accountList, applicationList, taxFormDelivery } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { accountsTexts, accountsWidget } from '@portico/loan-details';
import { cents, localDate } from '@portico/rules';
import type { Meta } from '@storybook/react-vite';
import { account, accountsAnswer } from '@portico/loan-details/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Accounts/Accounts',
  ...widgetMeta(
    accountsWidget,
    'The first screen after signing in: what is due, the way to pay it, and every account.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

type Accounts = Parameters<typeof accountsAnswer>;

const auto = account();
const pastDue = account({
  number: '001-1000002-4',
  description: 'Personal loan',
  loanDueDate: localDate('2025-02-28'),
  loanAmountDue: cents(20_990),
  loanPastDue: cents(10_495),
  feesDue: cents(1_250),
  balance: cents(312_040),
});
const savings = account({
  number: '001-2000001-5',
  type: 1,
  description: 'Savings',
  status: '',
  rate: 0.5,
});
const certificate = account({ number: '001-7000001-1', type: 7, description: 'Certificate' });
const creditLine = account({ number: '001-9000001-3', type: 9, description: 'Credit line' });
const closed = account({ number: '001-1000003-2', description: 'Old loan', comment: 'CLOSED' });

/** A borrower who is signed in and has these accounts. */
const having = (accounts: Accounts, more?: (test: TestCore) => void) => ({
  options: { session: true as const },
  answers: (test: TestCore) => {
    test.server.answer(accountList, accountsAnswer(...accounts));
    test.server.answer(applicationList, { hasNoErrors: true, errors: [], applications: [] });
    more?.(test);
  },
});

export const EveryKind = inScene(having([auto, pastDue, savings, certificate, creditLine]));
const paid = account({ loanDueDate: undefined, loanAmountDue: cents(0) });
const undated = account({ loanDueDate: undefined });
const chargedOff = account({ comment: 'chgoff', loanPastDue: cents(32_510) });

const autopaid = account({ autopayDate: localDate('2025-04-01') });
const later = account({
  number: '001-1000004-0',
  description: 'Home improvement loan',
  loanDueDate: localDate('2025-04-12'),
  loanAmountDue: cents(19_143),
  balance: cents(465_105),
  rate: 9.25,
});
const blocked = account({
  number: '001-1000005-8',
  description: 'Kitchen loan',
  loanDueDate: localDate('2025-04-20'),
  blockOnlinePayment: true,
});
const sixLists: Accounts = [
  pastDue,
  later,
  autopaid,
  blocked,
  closed,
  savings,
  certificate,
  creditLine,
];

/** A year's tax forms are there. */
export const TaxFormsThere = inScene(
  having([auto], ({ server }) =>
    server.answer(taxFormDelivery, answers.taxFormDelivery({ newestYear: 2024 })),
  ),
);
export const EveryState = inScene(having(sixLists), {
  play: async (story) => borrower(story, accountsTexts).ticks('showClosed'),
});
export const AsTables = inScene(having(sixLists), { args: { layout: 'table' } });
export const AsCards = inScene(having(sixLists), { args: { layout: 'cards' } });
export const PaidByAutopay = inScene(having([autopaid, savings]));
export const PaidByAutopayLater = inScene(
  having([account({ autopayDate: localDate('2025-04-10') })]),
);
export const BlockedOnline = inScene(having([blocked]));
export const BlockedPastDue = inScene(
  having([account({ blockOnlinePayment: true, loanPastDue: cents(32_510) })]),
);

export const NothingDue = inScene(having([paid, savings]));
export const DueWithoutADate = inScene(having([undated]));
export const ChargedOff = inScene(having([chargedOff, creditLine]));
export const OneLoan = inScene(having([auto]));
export const PastDue = inScene(having([pastDue]));
export const PastDueSinceYesterday = inScene(
  having([account({ loanDueDate: localDate('2025-03-11'), loanPastDue: cents(32_510) })]),
);

export const WithClosedAccounts = inScene(having([auto, closed]), {
  play: async (story) => borrower(story, accountsTexts).ticks('showClosed'),
});

export const OnlyClosedAccounts = inScene(having([closed]));
export const NoAccounts = inScene(having([]));

export const WithApplications = inScene(
  having([auto], ({ server }) =>
    server.answer(applicationList, {
      hasNoErrors: true,
      errors: [],
      applications: [
        {
          applicationNumber: '5001',
          amountRequested: cents(1_500_000),
          amountApproved: cents(1_200_000),
          status: 'Approved',
          lastModified: localDate('2025-03-10'),
          fundsExpected: localDate('2025-03-20'),
          office: 'Elm Street',
        },
        {
          applicationNumber: '5002',
          amountRequested: cents(400_000),
          status: 'In review',
          lastModified: localDate('2025-03-11'),
          office: 'Elm Street',
        },
      ],
    }),
  ),
);

export const Loading = inScene(
  having([], ({ server }) => {
    server.hold(accountList);
    server.hold(applicationList);
  }),
);

export const CouldNotBeLoaded = inScene(
  having([], ({ server }) => {
    server.refuse(accountList, 'Error', 500);
    server.refuse(applicationList, 'Error', 500);
  }),
);

export const SignedOut = inScene({});
