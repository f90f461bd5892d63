import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { json } from '../../codec/fields';

/** With what a browser proves a passkey of the borrower who is signed in (D174). */
export const proofPasskeyOptions = defineCall<'NotOffered'>()({
  name: 'proofPasskeyOptions',
  method: 'POST',
  path: '/api/Proof/PasskeyOptions',
  session: 'required',
  effect: 'reads',
  optional: true,
  request: entity({}),
  response: answer({
    /** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
    options: json,
  }),
});

export const proofPasskeyOptionsDocs: DocsOf<typeof proofPasskeyOptions> = {
  summary:
    'With what the browser proves a passkey of the borrower: PublicKeyCredentialRequestOptionsJSON of WebAuthn, with the passkeys of the borrower listed. Its challenge is for this session and one use.',
  codes: {
    NotOffered:
      'The borrower has no passkey, or the lender does not offer passkeys on pages of this address.',
  },
};
