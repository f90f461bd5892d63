import { defineCall, type DocsOf } from '../../call';
import { answer, entity } from '../../codec/entity';
import { json, optionalInteger, optionalText } from '../../codec/fields';

/** Why a proof is not accepted. */
export type GivenProofCode =
  | 'Invalid'
  | 'LockedOnBadPassword'
  | 'CodeInvalid'
  | 'CodeExpired'
  | 'MaxAttemptsReached'
  | 'Expired'
  | 'Error';

/** Proves who is signed in, by exactly one of the three; valid for some minutes (D174). */
export const giveProof = defineCall<GivenProofCode>()({
  name: 'giveProof',
  method: 'POST',
  path: '/api/Proof/Give',
  session: 'required',
  effect: 'writes',
  optional: true,
  request: entity({
    password: optionalText,
    /** The security code of Proof/SendCode. */
    code: optionalText,
    /** AuthenticationResponseJSON of WebAuthn, to the options of Proof/PasskeyOptions. */
    credential: json,
  }),
  response: answer({
    /** Seconds for which changes are accepted without another proof. */
    secondsValid: optionalInteger,
  }),
});

export const giveProofDocs: DocsOf<typeof giveProof> = {
  summary:
    'Proves who is signed in by exactly one of Password, Code (of Proof/SendCode) and Credential (AuthenticationResponseJSON of WebAuthn, to the options of Proof/PasskeyOptions). The session then counts as proven for SecondsValid; a wrong proof counts like a wrong sign-in and does not end the session.',
  codes: {
    Invalid: 'The password is wrong, or the passkey is not one of the borrower.',
    LockedOnBadPassword: 'Too many wrong passwords; none is judged for a while.',
    CodeInvalid: 'The code is not the one sent.',
    CodeExpired: 'The code is older than ten minutes; a new one must be sent.',
    MaxAttemptsReached:
      'Too many wrong codes: a new one must be sent. After many, no code is accepted for a while.',
    Expired: "The passkey's challenge was used, has expired, or is unknown.",
    Error: 'None of the three was sent, or more than one.',
  },
};
