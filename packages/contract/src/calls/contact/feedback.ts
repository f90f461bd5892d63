import { defineCall, type DocsOf } from '../../call';
import { feedbackFields, messageCodes, type MessageCode } from '../../entities/profile/message';
import { answer, entity } from '../../codec/entity';

/** Sends feedback to the lender. The body of the answer is not read (D142). */
export const feedback = defineCall<MessageCode>()({
  name: 'feedback',
  method: 'POST',
  path: '/api/Messages/Feedback',
  session: 'optional',
  effect: 'writes',
  request: entity(feedbackFields),
  response: answer({}),
});

export const feedbackDocs: DocsOf<typeof feedback> = {
  summary:
    'Sends feedback of a borrower or a visitor. Any HTTP 2xx means that it was accepted (D142).',
  refusedWith: 403,
  codes: messageCodes,
};
