import { defineCall, type DocsOf } from '../../call';
import { identity, recoveryCodes, type RecoveryCode } from '../../entities/access/recovery';
import { answer, entity } from '../../codec/entity';
import { optionalText, text } from '../../codec/fields';

/** Confirms a visitor's identity, and returns their secret question and login name. */
export const recoveryQuestion = defineCall<RecoveryCode>()({
  name: 'recoveryQuestion',
  method: 'POST',
  path: '/api/Recovery/GetSecretQuestion',
  session: 'none',
  effect: 'writes',
  request: entity(identity),
  response: answer({
    credentials: entity({
      /** Missing where the lender recovers credentials without a question (D46). */
      secretQuestion: optionalText,
      logonName: text,
      credentialExpiration: optionalText,
    }),
  }),
});

export const recoveryQuestionDocs: DocsOf<typeof recoveryQuestion> = {
  summary: 'Confirms the identity of a visitor who cannot sign in; hidden fields are omitted.',
  codes: recoveryCodes,
};
