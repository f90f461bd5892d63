import { defineCall, type DocsOf } from '../call';
import { feedbackFields, messageCodes, type MessageCode } from '../entities/message';
import { answer, entity } from '../entity';
import { optionalText, text } from '../fields';

/** Sends a question to the lender. What it answers is not read (D142). */
export const contactUs = defineCall<MessageCode>()({
  name: 'contactUs',
  method: 'POST',
  path: '/api/Messages/ContactUs',
  session: 'optional',
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
    'Takes a question of a borrower or a visitor. Any HTTP 2xx says that it was taken (D142).',
  refusedWith: 403,
  codes: messageCodes,
};
