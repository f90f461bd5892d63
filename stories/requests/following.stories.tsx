import {
  borrowerRequests,
  replyToRequest,
  requestResults,
  type BorrowerRequest,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { cents } from '@portico/rules';
import type { TestCore } from '@portico/core/testing';
import { requestsWidget } from '@portico/requests';
import {
  requestsKindsTexts,
  requestsSendingTexts,
  requestsThreadTexts,
} from '@portico/shared/requests';
import { aField, day } from '@portico/shared/testing/parts';
import type { Meta } from '@storybook/react-vite';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { aRequest, requestAnswers } from './request-data';
import type { Play } from './request-story';

const meta = {
  title: 'Screens/Requests/Following requests',
  ...widgetMeta(requestsWidget, 'Where requests stand, and what can be done about each.'),
} satisfies Meta<WidgetArgs>;

export default meta;

function requests(
  listed: readonly BorrowerRequest[],
  play?: Play,
  more?: (test: TestCore) => void,
): WidgetStory {
  return inScene(
    {
      options: { session: true },
      answers: (test) => {
        requestAnswers(test);
        test.server.answer(borrowerRequests, answers.borrowerRequests({ requests: [...listed] }));
        more?.(test);
      },
    },
    play && { play },
  );
}

export const StateWithoutWords = requests([aRequest('question', 'sent')]);
export const ByTheLender = requests([
  aRequest('lienStatus', 'received', { isByLender: true, answerBy: day('2025-03-20') }),
]);

const follows =
  (kind: keyof typeof requestsKindsTexts.english, then?: Play): Play =>
  async (story) => {
    await borrower(story, requestsKindsTexts).presses(kind);
    await then?.(story);
  };

/** The lender needs a document; the borrower has said what happened. */
const helped = aRequest('hardshipPlan', 'asked', {
  answerBy: day('2025-03-20'),
  values: [
    { key: 'reason', choice: 'lostWork' },
    { key: 'amount', amount: cents(12_500) },
    { key: 'text', text: 'I work again from May.' },
    { key: 'date', date: day('2025-05-01') },
    { key: 'months', months: 1 },
    { key: 'term', months: 2 },
    { key: 'one', fileIds: ['file-1'] },
    { key: 'two', fileIds: ['file-1', 'file-2'] },
  ],
  messages: [
    { isFromLender: false, sentOn: day('2025-03-01'), text: 'I lost my job.', fileIds: [] },
    { isFromLender: true, sentOn: day('2025-03-05'), text: 'Please send a pay stub.', fileIds: [] },
  ],
  missing: [aField('payStub', 'document', { label: { en: 'Your last pay stub' } })],
  canReply: true,
  canWithdraw: true,
});

/** With a document of the loan, and one that is not listed among those. */
const answeredQuestion = aRequest('question', 'done', {
  values: [{ key: 'text', text: 'When is my last payment due?' }],
  messages: [
    {
      isFromLender: true,
      sentOn: day('2025-03-05'),
      text: 'The schedule is attached.',
      fileIds: [...answers.accountDocuments().value.map(({ fileId }) => fileId), 'file-9'],
    },
  ],
});
export const QuestionAnswered = requests([answeredQuestion], follows('question'));

export const OneThatIsAsked = requests([helped], follows('hardshipPlan'));

export const WhatFollowed = requests(
  [
    aRequest('extension', 'done', {
      outcomes: [...requestResults, 'towed'].map((result) => ({
        result,
        words: {},
        date: day('2025-04-15'),
        amount: cents(31_250),
      })),
    }),
  ],
  follows('extension'),
);
export const DocumentIssued = requests(
  [
    aRequest('payoffLetter', 'done', {
      outcomes: [
        {
          result: 'documentIssued',
          words: {},
          date: day('2025-03-05'),
          fileId: 'file-1',
          displayName: 'Payoff letter',
          displayFormat: 'pdf',
        },
      ],
    }),
  ],
  follows('payoffLetter'),
);
/** What was promised can be planned at once. */
export const PromiseGranted = requests(
  [
    aRequest('promiseToPay', 'approved', {
      values: [
        { key: 'date', date: day('2025-03-21') },
        { key: 'amount', amount: cents(31_250) },
      ],
    }),
  ],
  follows('promiseToPay'),
);
export const NotApproved = requests(
  [aRequest('extension', 'declined', { reasonCode: 'CallUs' })],
  follows('extension'),
);

const replies: Play = async (story) => {
  const me = borrower(story, requestsThreadTexts);
  await me.ticks('payStub0');
  await me.writes('reply', 'Here it is.');
  await me.presses('reply');
};

export const ReplySent = requests(
  [helped],
  follows('hardshipPlan', async (story) => {
    await replies(story);
    await borrower(story, requestsThreadTexts).sees('replySent');
  }),
);
export const ReplyRefused = requests(
  [helped],
  follows('hardshipPlan', async (story) => {
    await replies(story);
    await borrower(story, requestsSendingTexts).sees('errorNotOpen');
  }),
  ({ server }) => server.refuse(replyToRequest, 'NotOpen'),
);
export const WithdrawalAsked = requests(
  [helped],
  follows('hardshipPlan', async (story) => {
    const me = borrower(story, requestsThreadTexts);
    await me.presses('withdraw');
    await me.sees('withdrawSure');
  }),
);
export const WithdrawnNow = requests(
  [helped],
  follows('hardshipPlan', async (story) => {
    const me = borrower(story, requestsThreadTexts);
    await me.presses('withdraw');
    await me.presses('withdrawYes');
    await me.sees('withdrawn');
  }),
);
