import { localDate } from '@portico/rules';
import { codes, defineCall, type DocumentedCall } from '../call';
import { answer, entity, plainAnswer } from '../codec/entity';
import { date, identifier, json, text } from '../codec/fields';
import { tolerantList } from '../codec/tolerant';
import { succeeded } from '../examples';
import { type ProofCode, proofCodes } from '../entities/proof';
import { loginAnswer, type SignInCode, signInCodes } from '../entities/sign-in';

/** The passkeys of the borrower. */
export const passkeyList = defineCall({
  name: 'passkeyList',
  method: 'GET',
  path: '/api/Passkeys/List',
  session: 'required',
  effect: 'reads',
  optional: true,
  codes: codes<'Error'>(),
  response: tolerantList(
    entity({
      passkeyId: identifier,
      name: text,
      added: date,
      /** Missing: not used yet. */
      lastUsed: date,
    }),
  ),
});

export const passkeyListDocs = (): DocumentedCall<typeof passkeyList> => ({
  ...passkeyList,
  summary: 'The passkeys of the borrower, the oldest first.',
  meanings: { Error: 'The passkeys could not be read.' },
  example: [
    {
      passkeyId: 'cGhvbmU',
      name: 'Maya’s phone',
      added: localDate('2026-03-14'),
      lastUsed: localDate('2026-05-29'),
    },
  ],
});

/** With what a browser makes a passkey (D160). */
export const passkeyRegistrationOptions = defineCall({
  name: 'passkeyRegistrationOptions',
  method: 'POST',
  path: '/api/Passkeys/RegistrationOptions',
  session: 'required',
  effect: 'reads',
  optional: true,
  codes: codes<'NotOffered' | 'Error' | ProofCode>(),
  request: entity({}),
  response: answer({
    /** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
    options: json,
  }),
});

export const passkeyRegistrationOptionsDocs = (): DocumentedCall<
  typeof passkeyRegistrationOptions
> => ({
  ...passkeyRegistrationOptions,
  summary:
    'With what the browser makes a passkey: PublicKeyCredentialCreationOptionsJSON of WebAuthn. Its challenge is for this session and one use.',
  meanings: {
    NotOffered: 'The lender does not offer passkeys, or not on pages of this address.',
    Error: 'The passkey cannot be prepared.',
    ...proofCodes,
  },
  example: {
    ...succeeded,
    options: {
      challenge: 'cmVnaXN0cmF0aW9u',
      rp: { id: 'lender.example', name: 'Cedar Valley Credit' },
      user: { id: 'bWF5YQ', name: 'maya', displayName: 'Maya Whitfield' },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  },
});

/** Stores a passkey that the browser made. */
export const registerPasskey = defineCall({
  name: 'registerPasskey',
  method: 'POST',
  path: '/api/Passkeys/Register',
  session: 'required',
  effect: 'writes',
  optional: true,
  codes: codes<'NotOffered' | 'Expired' | 'AlreadyRegistered' | 'TooMany' | 'Error' | ProofCode>(),
  request: entity({
    /** The borrower's name for it, 1 to 50 characters. */
    name: text,
    /** RegistrationResponseJSON of WebAuthn. */
    credential: json,
  }),
  response: plainAnswer,
});

export const registerPasskeyDocs = (): DocumentedCall<typeof registerPasskey> => ({
  ...registerPasskey,
  summary:
    'Stores the passkey that the browser made (RegistrationResponseJSON of WebAuthn) under a name, and notifies the borrower by e-mail.',
  meanings: {
    NotOffered: 'The lender does not offer passkeys, or not on pages of this address.',
    Expired: 'The challenge was used, has expired, or is unknown.',
    AlreadyRegistered: 'This passkey is stored already.',
    TooMany: 'The borrower has as many passkeys as the lender allows.',
    Error: 'The passkey could not be read or stored.',
    ...proofCodes,
  },
  example: succeeded,
});

/** Removes a passkey; it no longer signs in. */
export const removePasskey = defineCall({
  name: 'removePasskey',
  method: 'POST',
  path: '/api/Passkeys/Remove',
  session: 'required',
  effect: 'writes',
  optional: true,
  codes: codes<'NotFound' | 'Error' | ProofCode>(),
  request: entity({ passkeyId: identifier }),
  response: plainAnswer,
});

export const removePasskeyDocs = (): DocumentedCall<typeof removePasskey> => ({
  ...removePasskey,
  summary: 'Removes a passkey of the borrower, and notifies the borrower by e-mail.',
  meanings: {
    NotFound: 'The borrower has no such passkey.',
    Error: 'The passkey could not be removed.',
    ...proofCodes,
  },
  example: succeeded,
});

/** With what a browser proves a passkey at sign-in. */
export const passkeySignInOptions = defineCall({
  name: 'passkeySignInOptions',
  method: 'POST',
  path: '/api/Passkeys/SignInOptions',
  session: 'none',
  effect: 'reads',
  optional: true,
  codes: codes<'NotOffered'>(),
  request: entity({}),
  response: answer({
    /** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
    options: json,
  }),
});

export const passkeySignInOptionsDocs = (): DocumentedCall<typeof passkeySignInOptions> => ({
  ...passkeySignInOptions,
  summary:
    'With what the browser proves a passkey: PublicKeyCredentialRequestOptionsJSON of WebAuthn. Its challenge is for one use; no passkey is listed, so that usernames stay secret.',
  meanings: { NotOffered: 'The lender does not offer passkeys, or not on pages of this address.' },
  example: {
    ...succeeded,
    options: { challenge: 'c2lnbi1pbg', rpId: 'lender.example', userVerification: 'required' },
  },
});

/** Signs in by a passkey, in place of the password and the security code. */
export const passkeySignIn = defineCall({
  name: 'passkeySignIn',
  method: 'POST',
  path: '/api/Passkeys/SignIn',
  session: 'none',
  effect: 'writes',
  optional: true,
  codes: codes<SignInCode | 'Expired'>(),
  request: entity({
    /** AuthenticationResponseJSON of WebAuthn. */
    credential: json,
  }),
  response: loginAnswer,
});

export const passkeySignInDocs = (): DocumentedCall<typeof passkeySignIn> => ({
  ...passkeySignIn,
  summary:
    'Signs in by a passkey (AuthenticationResponseJSON of WebAuthn). IsTrustedDevice is true, because no security code follows; the other steps of a sign-in do.',
  refusedWith: 403,
  meanings: {
    ...signInCodes,
    Invalid: 'The passkey is unknown or its signature is wrong.',
    Expired: 'The challenge was used, has expired, or is unknown.',
  },
  example: {
    ...succeeded,
    userToken: 'token-of-passkey',
    userName: 'maya',
    personalName: 'Maya Whitfield',
    companyNumber: 0,
    webAgreementLogs: [],
    isEmailCommunicationRestricted: false,
    emailIsVerified: true,
    mustChangePassword: false,
    hasPasswordQuestion: true,
    isTrustedDevice: true,
    isLoggedIn: true,
  },
});
