import { accountDetails, accountHistory, accountList } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { cents, localDate } from '@portico/rules';
import type { Meta } from '@storybook/react-vite';
import {
  OverTimeView,
  accountsAnswer,
  loanOverTime,
  loanOverTimeTexts,
} from '@portico/loan-details/testing/parts';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { loanSection } from './loan-section';

const meta = {
  title: 'Screens/Accounts/Loan/Over time',
  ...widgetMeta(
    loanSection({ View: OverTimeView, texts: [loanOverTimeTexts] }),
    'What was paid of a loan and what is left, and what a higher payment would change.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

/** A borrower with one loan and its history. */
const having = (
  patch: Parameters<typeof loanOverTime>[0] = {},
  more?: (test: TestCore) => void,
) => ({
  options: { session: true as const },
  answers: (test: TestCore) => {
    const { loan, history } = loanOverTime(patch);
    const entry = loan.closed ? { ...loan.entry, comment: 'CLOSED' } : loan.entry;
    test.server.answer(accountList, accountsAnswer(entry));
    test.server.answer(accountDetails, loan.details);
    test.server.answer(accountHistory, history);
    more?.(test);
  },
});

type Played = Parameters<typeof borrower>[0];

/** An amount beside the suggestions, to be paid once. */
async function typesOnce(story: Played, amount: string) {
  await borrower(story, loanOverTimeTexts).finds('svg[role=img]');
  await borrower(story, loanOverTimeTexts).pressesOn('[role=radio]:last-child');
  await borrower(story, loanOverTimeTexts).types('extraAmount', amount);
}

export const HalfWay = inScene(having());
export const NewLoan = inScene(having({ paid: 0 }));
export const NearlyPaid = inScene(having({ paid: 57 }));
export const LastPayment = inScene(having({ paid: 60 }));

export const WhatIfOnce = inScene(having(), {
  play: async (story) => {
    await typesOnce(story, '1000');
    await borrower(story, loanOverTimeTexts).sees('monthsSooner', { months: 4 });
  },
});

export const BeyondTheBalance = inScene(having(), {
  play: async (story) => {
    await typesOnce(story, '20000');
    await borrower(story, loanOverTimeTexts).sees('paysOff');
  },
});

export const AmountNotReadable = inScene(having(), {
  play: async (story) => {
    await typesOnce(story, '1.234');
    await borrower(story, loanOverTimeTexts).sees('amountDecimals');
  },
});

export const InstallmentTooSmall = inScene(having({ entry: { monthlyInstallment: cents(5_000) } }));

export const PlannedPayments = inScene(
  having({
    information: {
      paymentInformation: {
        recurringPayment: undefined,
        defaultPaymentMethod: undefined,
        scheduledPayments: [
          {
            paymentId: 'planned',
            isCard: false,
            accountNumber: '6789',
            paymentDate: localDate('2025-03-21'),
            paymentAmount: cents(10_000),
            canDelete: true,
            hasBeenPosted: false,
          },
        ],
      },
    },
  }),
);

export const AsTables = inScene(having(), {
  play: async (story) => {
    await borrower(story, loanOverTimeTexts).presses('showTable');
    await borrower(story, loanOverTimeTexts).presses('showPayments', { count: 39 });
    await borrower(story, loanOverTimeTexts).sees('hidePayments');
  },
});

export const Closed = inScene(having({ closed: true }));

export const WithoutRate = inScene(having({ information: { interestRate: undefined } }));

export const Loading = inScene(having({}, ({ server }) => server.hold(accountHistory)));

export const PastNotLoaded = inScene(
  having({}, ({ server }) => server.refuse(accountHistory, 'Error')),
);
