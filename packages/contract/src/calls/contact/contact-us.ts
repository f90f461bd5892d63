import { defineCall, type DocsOf } from '../../call';
import { feedbackFields, messageCodes, type MessageCode } from '../../entities/profile/message';
import { answer, entity } from '../../codec/entity';
import { optionalText, text } from '../../codec/fields';

/** Sends a question to the lender. The body of the answer is not read (D142). */
export const contactUs = defineCall<MessageCode>()({
  name: 'contactUs',
  method: 'POST',
  path: '/api/Messages/ContactUs',
  session: 'optional',
  effect: 'writes',
  request: entity({
    ...feedbackFields,
    subject: text,
    email: optionalText,
    name: optionalText,
    servicingBranch: optionalText,
  }),
  response: answer({}),
});

export const contactUsDocs: DocsOf<typeof contactUs> = {
  summary:
    'Sends a question of a borrower or a visitor. Any HTTP 2xx means that it was accepted (D142).',
  refusedWith: 403,
  codes: messageCodes,
};
