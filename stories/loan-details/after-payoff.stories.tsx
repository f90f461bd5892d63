import {
  accountDetails,
  accountList,
  borrowerRequests,
  offeredRequests,
  type BorrowerRequest,
  type OfferedRequest,
  type RequestKind,
  type RequestOutcome,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { cents, localDate } from '@portico/rules';
import type { Meta } from '@storybook/react-vite';
import {
  account,
  accountsAnswer,
  AfterPayoffView,
  afterPayoffViewTexts as texts,
} from '@portico/loan-details/testing/parts';
import { inScene, widgetMeta, type WidgetArgs } from '../frame/widget-stories';
import { loanSection } from './loan-section';

const meta = {
  title: 'Screens/Accounts/Loan/After payoff',
  ...widgetMeta(
    loanSection({ View: AfterPayoffView, texts }),
    'What the borrower of a loan that is paid still gets, and when.',
  ),
} satisfies Meta<WidgetArgs>;

export default meta;

const sent = (kind: RequestKind, change: Partial<BorrowerRequest>): BorrowerRequest[] =>
  answers
    .borrowerRequests()
    .requests.slice(0, 1)
    .map((request) => ({
      ...{ ...request, kind, state: 'approved', answerBy: undefined, outcomes: [] },
      ...change,
    }));

const offer = (kind: RequestKind, change: Partial<OfferedRequest> = {}): OfferedRequest[] =>
  answers
    .offeredRequests()
    .kinds.slice(0, 1)
    .map((one) => ({ ...one, kind, isPossible: true, ...change }));

const outcome = (result: string, change: Partial<RequestOutcome>): RequestOutcome => ({
  result,
  words: {},
  date: undefined,
  ...change,
});

const having = (
  requests: readonly BorrowerRequest[],
  kinds: readonly OfferedRequest[] = [],
  more?: (test: TestCore) => void,
) => ({
  options: { session: true as const, institutionOptions: { today: '2026-03-02' } },
  answers: (test: TestCore) => {
    const { server } = test;
    server.answer(accountList, accountsAnswer(account({ comment: 'CLOSED' })));
    server.answer(accountDetails, answers.accountDetails());
    server.answer(borrowerRequests, answers.borrowerRequests({ requests: [...requests] }));
    server.answer(offeredRequests, answers.offeredRequests({ kinds: [...kinds] }));
    more?.(test);
  },
});

/** What follows, with its day: before today, or after it. */
const on = (day: string) => {
  const date = localDate(day);
  return [
    ...sent('paidInFullLetter', {
      outcomes: [
        outcome('documentIssued', {
          date,
          fileId: 'd-1',
          displayName: '20260220.pdf',
          displayFormat: 'pdf',
        }),
      ],
    }),
    ...sent('lienStatus', { isByLender: true, outcomes: [outcome('lienReleased', { date })] }),
    ...sent('creditBalanceRefund', {
      isByLender: true,
      outcomes: [outcome('refunded', { date, amount: cents(4_217) })],
    }),
  ];
};

export const OnItsWay = inScene(having(on('2026-03-20')));
export const Done = inScene(having(on('2026-02-20')));

export const ToAskFor = inScene(
  having(
    [],
    [...offer('paidInFullLetter'), ...offer('lienStatus'), ...offer('creditBalanceRefund')],
  ),
);

/** Requests of the borrower that the lender has not decided. */
export const Requested = inScene(
  having([
    ...sent('paidInFullLetter', { state: 'received', answerBy: localDate('2026-03-09') }),
    ...sent('lienStatus', { state: 'done' }),
    ...sent('creditBalanceRefund', { state: 'asked' }),
  ]),
);

/** The lender names neither days nor amounts, and owes nothing. */
export const WithoutDays = inScene(
  having(
    [
      ...sent('paidInFullLetter', { state: 'done', outcomes: [outcome('documentIssued', {})] }),
      ...sent('lienStatus', { outcomes: [outcome('lienReleased', {})] }),
    ],
    offer('creditBalanceRefund', { isPossible: false, reasonCode: 'NoCreditBalance' }),
  ),
);

export const NothingKnown = inScene(having([]));
export const Failed = inScene(having([], [], ({ server }) => server.drop(borrowerRequests)));
