import { date, optionalText, text } from '../../codec/fields';

/** Identifies a visitor who cannot sign in; fields the lender hides are omitted (D44). */
export const identity = {
  emailAddress: optionalText,
  servicingBranch: optionalText,
  dateOfBirth: date,
  zipCode: optionalText,
};

/** The borrower found, as the later calls of recovery identify them (access §3). */
export const recoveryUser = {
  logonName: text,
  emailAddress: optionalText,
  zipCode: optionalText,
  /** Opaque value from GetSecretQuestion: proof that the identity was confirmed recently. */
  credentialExpiration: optionalText,
  servicingBranch: optionalText,
};

/** Why recovery fails (access §8). */
export type RecoveryCode =
  'Error' | 'Invalid' | 'RecoveryMaxAttempts' | 'RecoveryFailed' | 'BadQuestion';

export const recoveryCodes: { readonly [K in RecoveryCode]: string } = {
  Error: 'The identity could not be checked.',
  Invalid:
    'No customer has these details; the code does not reveal whether the e-mail address is known.',
  RecoveryMaxAttempts: 'Too many attempts; recovery is locked for a while.',
  RecoveryFailed: 'The answer is wrong, or the confirmation of the identity has expired.',
  BadQuestion: 'The customer has no secret question.',
};
