import { date, optionalText, text } from '../fields';

/** What a visitor who cannot sign in proves who they are with; fields the lender hides are left out (D44). */
export const identity = {
  emailAddress: optionalText,
  servicingBranch: optionalText,
  dateOfBirth: date,
  zipCode: optionalText,
};

/** Who was found, as the later calls of recovery name them (access §3). */
export const recoveryUser = {
  logonName: text,
  emailAddress: optionalText,
  zipCode: optionalText,
  /** Opaque: what GetSecretQuestion gave, proof that the identity was confirmed a moment ago. */
  credentialExpiration: optionalText,
  servicingBranch: optionalText,
};

/** Why recovery goes no further (access §8). */
export type RecoveryCode =
  'Error' | 'Invalid' | 'RecoveryMaxAttempts' | 'RecoveryFailed' | 'BadQuestion';

export const recoveryCodes: { readonly [K in RecoveryCode]: string } = {
  Error: 'The identity could not be checked.',
  Invalid: 'No customer has these details; the same whether or not the e-mail address is known.',
  RecoveryMaxAttempts: 'Too many attempts; recovery is locked for a while.',
  RecoveryFailed: 'The answer is wrong, or the confirmation of the identity is too old.',
  BadQuestion: 'The customer has no secret question.',
};
