import { codes, defineCall, type DocumentedCall } from '../call';
import { answer, entity } from '../codec/entity';
import { date, flag, optionalInteger, optionalText, text } from '../codec/fields';
import { vital } from '../codec/parts';
import { tolerantList } from '../codec/tolerant';
import { succeeded } from '../examples';
import { credentialRule } from '../entities/sign-in';

/** The checks of a password to request from the server (access §7). */
const passwordQuestions = {
  passwordToValidate: text,
  invalidWhenMatchesSSN: flag,
  invalidWhenMatchEmail: flag,
  invalidWhenPasswordExists: flag,
};

const nothingFound = {
  passwordMatchesSSN: false,
  passwordMatchesEmail: false,
  passwordExists: false,
};

/** The server's findings; false for checks that were not requested. */
const passwordFindings = {
  passwordMatchesSSN: flag,
  passwordMatchesEmail: flag,
  passwordExists: flag,
};

/** The lender's rules for login names; a rule's expression defines the allowed characters (D24). */
export const logonValidationRules = defineCall({
  name: 'logonValidationRules',
  method: 'POST',
  path: '/api/CredentialValidationRules/GetLogonValidationRules',
  session: 'none',
  effect: 'reads',
  request: entity({}),
  response: answer({ logonValidationRules: vital(tolerantList(credentialRule)) }),
});

export const logonValidationRulesDocs = (): DocumentedCall<typeof logonValidationRules> => ({
  ...logonValidationRules,
  summary: 'The rules for login names.',
  meanings: {},
  example: {
    ...succeeded,
    logonValidationRules: [
      {
        validationRuleType: 'AllowedCharacters',
        validationRegex: '^[A-Za-z0-9._@-]*$',
        regexMatchMeansError: false,
      },
    ],
  },
});

/** The lender's list of rules for passwords (access §5). */
export const passwordValidationRules = defineCall({
  name: 'passwordValidationRules',
  method: 'POST',
  path: '/api/CredentialValidationRules/GetPasswordValidationRules',
  session: 'none',
  effect: 'reads',
  request: entity({}),
  response: answer({
    passwordValidationRules: vital(tolerantList(credentialRule)),
    /** Characters; 0 or missing means no minimum (D20). */
    minimumLength: optionalInteger,
  }),
});

export const passwordValidationRulesDocs = (): DocumentedCall<typeof passwordValidationRules> => ({
  ...passwordValidationRules,
  summary: 'The list of rules for passwords and their minimum length.',
  meanings: {},
  example: {
    ...succeeded,
    passwordValidationRules: [
      { validationRuleType: 'MustContainNumber', regexMatchMeansError: false },
      {
        validationRuleType: 'MustContainSpecialCharacter',
        validationRegex: '[^A-Za-z0-9]',
        regexMatchMeansError: false,
      },
    ],
    minimumLength: 8,
  },
});

/**
 * Requests the comparisons of a signed-in borrower's new password that only the server can make.
 */
export const validatePasswordForLoggedInUser = defineCall({
  name: 'validatePasswordForLoggedInUser',
  method: 'POST',
  path: '/api/Login/ValidatePasswordForLoggedInUser',
  session: 'required',
  effect: 'writes',
  request: entity(passwordQuestions),
  response: answer(passwordFindings),
});

export const validatePasswordForLoggedInUserDocs = (): DocumentedCall<
  typeof validatePasswordForLoggedInUser
> => ({
  ...validatePasswordForLoggedInUser,
  summary:
    "Whether a new password is the signed-in borrower's SSN, e-mail address or an earlier password.",
  meanings: {},
  example: { ...succeeded, ...nothingFound },
});

/** Requests the same for the borrower of a reset token, which stays valid. */
export const validatePasswordForReset = defineCall({
  name: 'validatePasswordForReset',
  method: 'POST',
  path: '/api/Login/ValidatePasswordForResetPassword',
  session: 'none',
  effect: 'writes',
  codes: codes<'Expired'>(),
  request: entity({ ...passwordQuestions, resetToken: text }),
  response: answer(passwordFindings),
});

export const validatePasswordForResetDocs = (): DocumentedCall<
  typeof validatePasswordForReset
> => ({
  ...validatePasswordForReset,
  summary:
    'Whether a new password is the SSN, e-mail address or an earlier password of the borrower of the reset token. The token stays valid.',
  meanings: { Expired: 'The token has expired, was used, or is unknown.' },
  example: { ...succeeded, ...nothingFound },
});

/** Whether a link for a new password is still valid. */
export const checkTokenExpiration = defineCall({
  name: 'checkTokenExpiration',
  method: 'POST',
  path: '/api/Login/CheckTokenExpiration',
  session: 'none',
  effect: 'reads',
  request: entity({ token: text }),
  response: answer({ expired: vital(flag) }),
});

export const checkTokenExpirationDocs = (): DocumentedCall<typeof checkTokenExpiration> => ({
  ...checkTokenExpiration,
  summary:
    'Whether the token of a link for a new password was used, has expired, or is unknown. The token stays valid.',
  meanings: {},
  example: { ...succeeded, expired: false },
});

/** The login name of a new-password link's borrower, to sign in with afterwards (D40). */
export const lookupLoginFromToken = defineCall({
  name: 'lookupLoginFromToken',
  method: 'POST',
  path: '/api/Login/LookupLoginFromToken',
  session: 'none',
  effect: 'reads',
  codes: codes<'Expired'>(),
  request: entity({ userToken: text }),
  response: answer({ logon: optionalText }),
});

export const lookupLoginFromTokenDocs = (): DocumentedCall<typeof lookupLoginFromToken> => ({
  ...lookupLoginFromToken,
  summary:
    'The login name of the borrower of a link for a new password; the link’s token is sent as UserToken, and stays valid.',
  meanings: { Expired: 'The link was used, has expired, or is unknown.' },
  example: { ...succeeded, logon: 'maya' },
});

/** Identifies a visitor who cannot sign in; fields the lender hides are omitted (D44). */
const identity = {
  emailAddress: optionalText,
  servicingBranch: optionalText,
  dateOfBirth: date,
  zipCode: optionalText,
};

/** The borrower found, as the later calls of recovery identify them (access §3). */
const recoveryUser = {
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

const recoveryCodes: { readonly [K in RecoveryCode]: string } = {
  Error: 'The identity could not be checked.',
  Invalid:
    'No customer has these details; the code does not reveal whether the e-mail address is known.',
  RecoveryMaxAttempts: 'Too many attempts; recovery is locked for a while.',
  RecoveryFailed: 'The answer is wrong, or the confirmation of the identity has expired.',
  BadQuestion: 'The customer has no secret question.',
};

/** Confirms a visitor's identity, and returns their secret question and login name. */
export const recoveryQuestion = defineCall({
  name: 'recoveryQuestion',
  method: 'POST',
  path: '/api/Recovery/GetSecretQuestion',
  session: 'none',
  effect: 'writes',
  codes: codes<RecoveryCode>(),
  request: entity(identity),
  response: answer({
    credentials: entity({
      /** Missing where the lender recovers credentials without a question (D46). */
      secretQuestion: optionalText,
      logonName: text,
      credentialExpiration: optionalText,
    }),
  }),
});

export const recoveryQuestionDocs = (): DocumentedCall<typeof recoveryQuestion> => ({
  ...recoveryQuestion,
  summary: 'Confirms the identity of a visitor who cannot sign in; hidden fields are omitted.',
  meanings: recoveryCodes,
  example: {
    ...succeeded,
    credentials: {
      logonName: 'maya',
      secretQuestion: 'What was the name of your first pet?',
      credentialExpiration: 'confirmed-1',
    },
  },
});

/** Checks the secret answer; if it is correct, a link for a new password is e-mailed. */
export const answerSecretQuestion = defineCall({
  name: 'answerSecretQuestion',
  method: 'POST',
  path: '/api/Recovery/AnswerSecretQuestion',
  session: 'none',
  effect: 'writes',
  codes: codes<RecoveryCode>(),
  request: entity({ ...recoveryUser, secretQuestion: optionalText, secretAnswer: text }),
  response: answer({
    /** HTML that replaces the default sentences (D158). */
    successMessage: optionalText,
  }),
});

export const answerSecretQuestionDocs = (): DocumentedCall<typeof answerSecretQuestion> => ({
  ...answerSecretQuestion,
  summary:
    'Checks the secret answer of an identified visitor and e-mails a link for a new password.',
  meanings: recoveryCodes,
  example: succeeded,
});

/** E-mails a link for a new password where the lender asks no secret question (D46). */
export const generateNewPassword = defineCall({
  name: 'generateNewPassword',
  method: 'POST',
  path: '/api/Recovery/GenerateNewPassword',
  session: 'none',
  effect: 'writes',
  codes: codes<RecoveryCode>(),
  request: entity(recoveryUser),
  response: answer({
    /** HTML that replaces the default sentences (D158). */
    successMessage: optionalText,
  }),
});

export const generateNewPasswordDocs = (): DocumentedCall<typeof generateNewPassword> => ({
  ...generateNewPassword,
  summary: 'E-mails an identified visitor a link for a new password, without a secret question.',
  meanings: recoveryCodes,
  example: succeeded,
});
