import { accountList, applicationList, hideAccount } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { accountsTexts, accountsWidget, hideAccountTexts } from '@portico/loan-details';
import { cents, localDate } from '@portico/rules';
import type { Meta } from '@storybook/react-vite';
import { account, accountsAnswer } from '../../packages/loan-details/src/testing/accounts-answer';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';

const meta = {
  title: 'Screens/Accounts/Accounts',
  ...widgetMeta(accountsWidget),
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

export const NothingDue = inScene(having([paid, savings]));
export const DueWithoutADate = inScene(having([undated]));
export const ChargedOff = inScene(having([chargedOff, creditLine]));
export const OneLoan = inScene(having([auto]));
export const PastDue = inScene(having([pastDue]));

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

type Played = Parameters<typeof borrower>[0];

/** The dialog that asks about hiding the first account is open. */
async function asksToHide(story: Played) {
  await borrower(story, accountsTexts).presses('hide');
  await borrower(story, hideAccountTexts).picks('hiddenAccount', auto.number);
}

export const HidingAnAccount = inScene(having([auto, closed]), { play: asksToHide });

export const HidingNoneOfThem = inScene(having([auto, closed]), {
  play: async (story) => {
    await borrower(story, accountsTexts).presses('hide');
    // The question itself: the button that opens the dialog has the same text.
    await borrower(story, hideAccountTexts).sees('forGood');
    await borrower(story, hideAccountTexts).presses('confirm');
    await borrower(story, hideAccountTexts).sees('accountRequired');
  },
});

export const HidingTheOnlyAccount = inScene(having([auto]), {
  play: (story) => borrower(story, accountsTexts).presses('hide'),
});

export const AccountHidden = inScene(
  having([auto, closed], ({ server }) =>
    server.answer(hideAccount, { hasNoErrors: true, errors: [] }),
  ),
  {
    play: async (story) => {
      await asksToHide(story);
      await borrower(story, hideAccountTexts).presses('confirm');
      await borrower(story, hideAccountTexts).sees('close');
    },
  },
);

export const AccountNotHidden = inScene(
  having([auto, closed], ({ server }) => server.refuse(hideAccount, 'Error')),
  {
    play: async (story) => {
      await asksToHide(story);
      await borrower(story, hideAccountTexts).presses('confirm');
      await borrower(story, hideAccountTexts).sees('error');
    },
  },
);
