import { defineCall, type DocsOf } from '../../call';
import { credentialRule } from '../../entities/access/credential-rules';
import { answer, entity } from '../../codec/entity';
import { optionalInteger } from '../../codec/fields';
import { vital } from '../../codec/parts';
import { tolerantList } from '../../codec/tolerant';

/** The lender's list of rules for passwords (access §5). */
export const passwordValidationRules = defineCall()({
  name: 'passwordValidationRules',
  method: 'POST',
  path: '/api/CredentialValidationRules/GetPasswordValidationRules',
  session: 'none',
  effect: 'reads',
  request: entity({}),
  response: answer({
    passwordValidationRules: vital(tolerantList(credentialRule)),
    /** Characters; 0 or missing means no minimum (D20). */
    minimumLength: optionalInteger,
  }),
});

export const passwordValidationRulesDocs: DocsOf<typeof passwordValidationRules> = {
  summary: 'The list of rules for passwords and their minimum length.',
  codes: {},
};
