import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { json } from '../../codec/fields';

/** With what a browser proves a passkey at sign-in. */
export const passkeySignInOptions = defineCall<'NotOffered'>()({
  name: 'passkeySignInOptions',
  method: 'POST',
  path: '/api/Passkeys/SignInOptions',
  session: 'none',
  effect: 'reads',
  optional: true,
  request: entity({}),
  response: answer({
    /** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
    options: json,
  }),
});

export const passkeySignInOptionsDocs: DocsOf<typeof passkeySignInOptions> = {
  summary:
    'With what the browser proves a passkey: PublicKeyCredentialRequestOptionsJSON of WebAuthn. Its challenge is for one use; no passkey is listed, so that usernames stay secret.',
  codes: { NotOffered: 'The lender does not offer passkeys, or not on pages of this address.' },
};
