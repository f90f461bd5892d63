import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { json } from '../../codec/fields';
import { proofCodes, type ProofCode } from '../../entities/access/proof';

/** With what a browser makes a passkey (D160). */
export const passkeyRegistrationOptions = defineCall<'NotOffered' | 'Error' | ProofCode>()({
  name: 'passkeyRegistrationOptions',
  method: 'POST',
  path: '/api/Passkeys/RegistrationOptions',
  session: 'required',
  effect: 'reads',
  optional: true,
  request: entity({}),
  response: answer({
    /** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
    options: json,
  }),
});

export const passkeyRegistrationOptionsDocs: DocsOf<typeof passkeyRegistrationOptions> = {
  summary:
    'With what the browser makes a passkey: PublicKeyCredentialCreationOptionsJSON of WebAuthn. Its challenge is for this session and one use.',
  codes: {
    NotOffered: 'The lender does not offer passkeys, or not on pages of this address.',
    Error: 'The passkey cannot be prepared.',
    ...proofCodes,
  },
};
