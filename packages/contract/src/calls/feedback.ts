import { defineCall, type DocsOf } from '../call';
import { feedbackFields, messageCodes, type MessageCode } from '../entities/message';
import { answer, entity } from '../entity';

/** Sends what somebody thinks of the lender. What it answers is not read (D142). */
export const feedback = defineCall<MessageCode>()({
  name: 'feedback',
  method: 'POST',
  path: '/api/Messages/Feedback',
  session: 'optional',
  request: entity(feedbackFields),
  response: answer({}),
});

export const feedbackDocs: DocsOf<typeof feedback> = {
  summary: 'Takes feedback of a borrower or a visitor. Any HTTP 2xx says that it was taken (D142).',
  refusedWith: 403,
  codes: messageCodes,
};
