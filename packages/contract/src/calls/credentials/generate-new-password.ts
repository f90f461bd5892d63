import { defineCall, type DocsOf } from '../../call';
import { recoveryCodes, recoveryUser, type RecoveryCode } from '../../entities/access/recovery';
import { answer, entity } from '../../codec/entity';
import { optionalText } from '../../codec/fields';

/** E-mails a link for a new password where the lender asks no secret question (D46). */
export const generateNewPassword = defineCall<RecoveryCode>()({
  name: 'generateNewPassword',
  method: 'POST',
  path: '/api/Recovery/GenerateNewPassword',
  session: 'none',
  effect: 'writes',
  request: entity(recoveryUser),
  response: answer({
    /** HTML that replaces the default sentences (D158). */
    successMessage: optionalText,
  }),
});

export const generateNewPasswordDocs: DocsOf<typeof generateNewPassword> = {
  summary: 'E-mails an identified visitor a link for a new password, without a secret question.',
  codes: recoveryCodes,
};
