import {
  accountDocuments,
  borrowerRequests,
  captchaChallenge,
  paymentOutcome,
  replyToRequest,
  type BorrowerRequest,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore } from '@portico/core/testing';
import { messagesQuestionsTexts, messagesWidget } from '@portico/messages';
import { requestsSendingTexts, requestsThreadTexts } from '@portico/shared/requests';
import { day } from '@portico/shared/testing/parts';
import type { Meta } from '@storybook/react-vite';
import { borrower } from '../frame/borrower';
import { inScene, widgetMeta, type WidgetArgs, type WidgetStory } from '../frame/widget-stories';
import { aRequest } from '../requests/request-data';

const meta = {
  title: 'Screens/Messages/Questions and answers',
  ...widgetMeta(messagesWidget, 'The questions of a borrower about a loan, with the answers.'),
} satisfies Meta<WidgetArgs>;

export default meta;

type Play = NonNullable<WidgetStory['play']>;

const waiting = aRequest('question', 'received', {
  accountNumber: '001-1',
  answerBy: day('2025-03-13'),
  values: [{ key: 'text', text: 'Can I pay by check at the branch?' }],
  canReply: true,
  canWithdraw: true,
});
const plan = { fileId: 'file-1', displayName: 'Payment plan.xlsx', displayFormat: 'xlsx' };
const answered: BorrowerRequest = {
  ...waiting,
  referenceNumber: 'CV-answered',
  state: 'done',
  values: [{ key: 'text', text: 'When is my last payment due?' }],
  messages: [
    {
      isFromLender: true,
      sentOn: day('2025-03-05'),
      text: 'It is due on October 15, 2028. The schedule is attached.',
      fileIds: [plan.fileId],
    },
  ],
};
/** The API names no text of it, and a document that is not among those of the account. */
const withoutText: BorrowerRequest = {
  ...answered,
  referenceNumber: 'CV-bare',
  values: [],
  messages: answered.messages.map((message) => ({ ...message, fileIds: ['file-9'] })),
};

function questions(
  listed: readonly BorrowerRequest[],
  play?: Play,
  more?: (test: TestCore) => void,
): WidgetStory {
  return inScene(
    {
      options: { session: true },
      answers: (test) => {
        const { server } = test;
        server.answer(captchaChallenge, answers.captchaChallenge());
        server.answer(borrowerRequests, answers.borrowerRequests({ requests: [...listed] }));
        server.answer(accountDocuments, answers.accountDocuments({ value: [plan] }));
        server.answer(replyToRequest, answers.replyToRequest());
        more?.(test);
      },
    },
    play && { play },
  );
}

/** Opens the first question of the list. */
const opens: Play = async (story) => {
  const me = borrower(story, messagesQuestionsTexts);
  await me.sees('questions');
  await me.pressesOn('section button[part=link]');
  await me.sees('backToQuestions');
};

const replies: Play = async (story) => {
  await opens(story);
  const me = borrower(story, requestsThreadTexts);
  await me.writes('reply', 'It is for March.');
  await me.presses('reply');
};

export const Empty = questions([], async (story) => {
  await borrower(story, messagesQuestionsTexts).sees('noQuestions');
});
export const Waiting = questions([waiting]);
export const Answered = questions([answered, waiting]);
export const AnsweredThread = questions([answered], opens);
export const WithoutText = questions([withoutText], opens);
export const DocumentsNotLoaded = questions([answered], opens, ({ server }) =>
  server.drop(accountDocuments),
);
export const ReplySent = questions([waiting], async (story) => {
  await replies(story);
  await borrower(story, requestsThreadTexts).sees('replySent');
});
export const ReplyUnknown = questions(
  [waiting],
  async (story) => {
    await replies(story);
    await borrower(story, requestsSendingTexts).sees('checking');
  },
  ({ server }) => {
    server.drop(replyToRequest);
    server.hold(paymentOutcome);
  },
);
export const NotLoaded = questions(
  [],
  async (story) => {
    await borrower(story, messagesQuestionsTexts).sees('errorQuestions');
  },
  ({ server }) => server.drop(borrowerRequests),
);
