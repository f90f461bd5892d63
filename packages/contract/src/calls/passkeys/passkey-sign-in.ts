import { defineCall, type DocsOf } from '../../call';
import { entity } from '../../codec/entity';
import { json } from '../../codec/fields';
import { loginAnswer, signInCodes, type SignInCode } from '../../entities/access/login';

/** Signs in by a passkey, in place of the password and the security code. */
export const passkeySignIn = defineCall<SignInCode | 'Expired'>()({
  name: 'passkeySignIn',
  method: 'POST',
  path: '/api/Passkeys/SignIn',
  session: 'none',
  effect: 'writes',
  optional: true,
  request: entity({
    /** AuthenticationResponseJSON of WebAuthn. */
    credential: json,
  }),
  response: loginAnswer,
});

export const passkeySignInDocs: DocsOf<typeof passkeySignIn> = {
  summary:
    'Signs in by a passkey (AuthenticationResponseJSON of WebAuthn). IsTrustedDevice is true, because no security code follows; the other steps of a sign-in do.',
  refusedWith: 403,
  codes: {
    ...signInCodes,
    Invalid: 'The passkey is unknown or its signature is wrong.',
    Expired: 'The challenge was used, has expired, or is unknown.',
  },
};
