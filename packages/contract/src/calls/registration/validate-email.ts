import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { text } from '../../codec/fields';

/** Verifies the e-mail address whose owner opened the link sent to it. */
export const validateEmail = defineCall<'Invalid'>()({
  name: 'validateEmail',
  method: 'POST',
  path: '/api/Login/ValidateEmail',
  session: 'none',
  effect: 'writes',
  /** The token of the link. */
  request: entity({ encryptedUserData: text }),
  response: answer({}),
});

export const validateEmailDocs: DocsOf<typeof validateEmail> = {
  summary:
    'Verifies an e-mail address by the link that was sent to it. A link that has worked works again until it expires, with the same answer: a scanner of mails may have opened it before the borrower.',
  codes: { Invalid: 'The link is unknown or has expired.' },
};
