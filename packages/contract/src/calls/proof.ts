import { codes, defineCall, type DocumentedCall } from '../call';
import { answer, entity, plainAnswer } from '../codec/entity';
import { choice, json, optionalInteger, optionalText } from '../codec/fields';
import { vital } from '../codec/parts';
import { tolerantList } from '../codec/tolerant';
import { succeeded } from '../examples';
import { proofMethods } from '../entities/proof';

/** In which ways the borrower can prove again who is signed in (D174). */
export const proofWays = defineCall({
  name: 'proofWays',
  method: 'GET',
  path: '/api/Proof/Methods',
  session: 'required',
  effect: 'reads',
  optional: true,
  codes: codes<'Error'>(),
  response: answer({
    /** The one to offer first comes first. Ways that Portico does not know are left out. */
    methods: vital(tolerantList(choice(proofMethods))),
    /** Where a security code would go, masked: `m••••@example.com`. */
    codeSentTo: optionalText,
  }),
});

export const proofWaysDocs = (): DocumentedCall<typeof proofWays> => ({
  ...proofWays,
  summary:
    'In which ways the borrower can prove again who is signed in, the one to offer first at the front, and the masked address to which a security code would go.',
  meanings: { Error: 'The ways could not be read.' },
  example: { ...succeeded, methods: ['Password', 'Code'], codeSentTo: 'm•••@example.com' },
});

/** Sends a security code for a proof; the one before becomes invalid (D174). */
export const sendProofCode = defineCall({
  name: 'sendProofCode',
  method: 'POST',
  path: '/api/Proof/SendCode',
  session: 'required',
  effect: 'writes',
  optional: true,
  codes: codes<'MaxAttemptsReached' | 'Error'>(),
  request: entity({}),
  response: plainAnswer,
});

export const sendProofCodeDocs = (): DocumentedCall<typeof sendProofCode> => ({
  ...sendProofCode,
  summary:
    'E-mails a security code for a proof to the confirmed address of the borrower, never to one that is not confirmed yet, and invalidates the code before.',
  meanings: {
    MaxAttemptsReached:
      'Too many codes were sent to this borrower, or too many wrong ones entered; both blocks end after a while.',
    Error: 'There is no address to send a code to, or it could not be sent.',
  },
  example: succeeded,
});

/** With what a browser proves a passkey of the borrower who is signed in (D174). */
export const proofPasskeyOptions = defineCall({
  name: 'proofPasskeyOptions',
  method: 'POST',
  path: '/api/Proof/PasskeyOptions',
  session: 'required',
  effect: 'reads',
  optional: true,
  codes: codes<'NotOffered'>(),
  request: entity({}),
  response: answer({
    /** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
    options: json,
  }),
});

export const proofPasskeyOptionsDocs = (): DocumentedCall<typeof proofPasskeyOptions> => ({
  ...proofPasskeyOptions,
  summary:
    'With what the browser proves a passkey of the borrower: PublicKeyCredentialRequestOptionsJSON of WebAuthn, with the passkeys of the borrower listed. Its challenge is for this session and one use.',
  meanings: {
    NotOffered:
      'The borrower has no passkey, or the lender does not offer passkeys on pages of this address.',
  },
  example: {
    ...succeeded,
    options: {
      challenge: 'cHJvb2Y',
      rpId: 'lender.example',
      allowCredentials: [{ id: 'cGhvbmU', type: 'public-key' }],
      userVerification: 'required',
    },
  },
});

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
export const giveProof = defineCall({
  name: 'giveProof',
  method: 'POST',
  path: '/api/Proof/Give',
  session: 'required',
  effect: 'writes',
  optional: true,
  codes: codes<GivenProofCode>(),
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

export const giveProofDocs = (): DocumentedCall<typeof giveProof> => ({
  ...giveProof,
  summary:
    'Proves who is signed in by exactly one of Password, Code (of Proof/SendCode) and Credential (AuthenticationResponseJSON of WebAuthn, to the options of Proof/PasskeyOptions). The session then counts as proven for SecondsValid; a wrong proof counts like a wrong sign-in and does not end the session.',
  meanings: {
    Invalid: 'The password is wrong, or the passkey is not one of the borrower.',
    LockedOnBadPassword: 'Too many wrong passwords; none is judged for a while.',
    CodeInvalid: 'The code is not the one sent.',
    CodeExpired: 'The code is older than ten minutes; a new one must be sent.',
    MaxAttemptsReached:
      'Too many wrong codes: a new one must be sent. After many, no code is accepted for a while.',
    Expired: "The passkey's challenge was used, has expired, or is unknown.",
    Error: 'None of the three was sent, or more than one.',
  },
  example: { ...succeeded, secondsValid: 300 },
});
