import { defineCall, type DocsOf } from '../../call';
import { credentialRule } from '../../entities/access/credential-rules';
import { answer, entity } from '../../codec/entity';
import { vital } from '../../codec/parts';
import { tolerantList } from '../../codec/tolerant';

/** The lender's rules for login names; a rule's expression defines the allowed characters (D24). */
export const logonValidationRules = defineCall()({
  name: 'logonValidationRules',
  method: 'POST',
  path: '/api/CredentialValidationRules/GetLogonValidationRules',
  session: 'none',
  effect: 'reads',
  request: entity({}),
  response: answer({ logonValidationRules: vital(tolerantList(credentialRule)) }),
});

export const logonValidationRulesDocs: DocsOf<typeof logonValidationRules> = {
  summary: 'The rules for login names.',
  codes: {},
};
