import {
  accountDocuments,
  borrowerRequests,
  replyToRequest,
  type BorrowerRequest,
} from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import type { TestCore, TestOptions } from '@portico/core/testing';
import { showWidget } from '@portico/element/testing';
import { day } from '@portico/shared/testing/parts';
import { screen, within } from '@testing-library/react';
import { MessagesView } from '../messages/messages.view';
import './parts';

/** A question that the lender has not answered. */
export const waitingQuestion = (rest: Partial<BorrowerRequest> = {}): BorrowerRequest => ({
  referenceNumber: 'CV-1',
  accountNumber: '001-1',
  kind: 'question',
  title: {},
  state: 'received',
  stateWords: {},
  sentOn: day('2025-03-01'),
  stateSince: day('2025-03-01'),
  answerBy: day('2025-03-13'),
  isByLender: false,
  values: [{ key: 'text', text: 'Can I pay by check?' }],
  messages: [],
  missing: [],
  reason: {},
  outcomes: [],
  canReply: true,
  canWithdraw: true,
  ...rest,
});

/** A question with the lender's answer, to which files can be attached. */
export const answeredQuestion = (fileIds: readonly string[] = []): BorrowerRequest =>
  waitingQuestion({
    referenceNumber: 'CV-2',
    state: 'done',
    values: [{ key: 'text', text: 'When is my last payment due?' }],
    messages: [
      {
        isFromLender: true,
        sentOn: day('2025-03-05'),
        text: 'It is due on October 15, 2028.',
        fileIds: [...fileIds],
      },
    ],
    canReply: false,
    canWithdraw: false,
  });

/** The message form of a borrower with these questions. */
export async function showQuestions(
  requests: readonly BorrowerRequest[],
  options: TestOptions = {},
  prepare?: (test: TestCore) => void,
) {
  const shown = await showWidget(
    <MessagesView captcha={async () => 'code-1'} />,
    { session: true, ...options },
    (test) => {
      const { server } = test;
      server.answer(borrowerRequests, answers.borrowerRequests({ requests: [...requests] }));
      server.answer(accountDocuments, answers.accountDocuments());
      server.answer(replyToRequest, answers.replyToRequest());
      prepare?.(test);
    },
  );
  const press = async (name: string | RegExp) =>
    shown.user.click(await screen.findByRole('button', { name }));
  return {
    ...shown,
    press,
    /** Opens the first question of the list. */
    open: async () => {
      const [first] = within(await screen.findByRole('list')).getAllByRole('button');
      if (first) await shown.user.click(first);
    },
    /** Writes a reply to the question that is open, and sends it. */
    reply: async (text: string) => {
      await shown.user.type(await screen.findByLabelText('Your message'), text);
      await press('Send your reply');
    },
  };
}
