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
  summary: 'Verifies an e-mail address by the single-use link that was sent to it.',
  codes: { Invalid: 'The link is unknown, was used, or has expired.' },
};
