import { localDate } from '@portico/rules';
import { codes, defineCall, type DocumentedCall } from '../call';
import { answer, entity, plainAnswer, sameName } from '../codec/entity';
import {
  date,
  dictionary,
  flag,
  integer,
  list,
  optional,
  optionalText,
  text,
} from '../codec/fields';
import { succeeded } from '../examples';
import { type ProofCode, proofCodes } from '../entities/proof';
import {
  loginAnswer,
  type NewPasswordCode,
  newPasswordCodes,
  type SignInCode,
  signInCodes,
} from '../entities/sign-in';

/** Signs in by username and password. */
export const userLogin = defineCall({
  name: 'userLogin',
  method: 'POST',
  path: '/api/login/userlogin',
  session: 'none',
  effect: 'writes',
  codes: codes<SignInCode>(),
  request: entity(
    {
      username: text,
      password: text,
      deviceId: optionalText,
      /** By CustomerID (D36). */
      trustedDeviceTokens: optional(dictionary(text)),
    },
    sameName,
  ),
  response: loginAnswer,
});

export const userLoginDocs = (): DocumentedCall<typeof userLogin> => ({
  ...userLogin,
  summary: 'Signs in by username and password. Refusals have HTTP status 403.',
  refusedWith: 403,
  meanings: signInCodes,
  example: {
    ...succeeded,
    userToken: 'token-before-code',
    userName: 'maya',
    personalName: 'Maya Whitfield',
    companyNumber: 0,
    emailAddress: 'maya@example.com',
    lastLoggedIn: localDate('2026-05-28'),
    lastLoggedInIP: '203.0.113.7',
    servicingBranch: '12',
    webAgreementLogs: [],
    isEmailCommunicationRestricted: false,
    emailIsVerified: true,
    mustChangePassword: false,
    hasPasswordQuestion: true,
    isTrustedDevice: false,
    isLoggedIn: true,
    customerID: '1001',
  },
});

/** Signs in by a token of single sign-on or of the mobile wrapper. */
export const tokenLogin = defineCall({
  name: 'tokenLogin',
  method: 'POST',
  path: '/api/login/tokenlogin',
  session: 'none',
  effect: 'writes',
  codes: codes<SignInCode>(),
  request: entity({ token: text, deviceID: optionalText }),
  response: loginAnswer,
});

export const tokenLoginDocs = (): DocumentedCall<typeof tokenLogin> => ({
  ...tokenLogin,
  summary:
    'Signs in by a token of single sign-on or of the mobile wrapper. For an unknown token the answer has IsLoggedIn false.',
  refusedWith: 403,
  meanings: signInCodes,
  example: {
    ...succeeded,
    userToken: 'token-of-single-sign-on',
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

/**
 * Checks the security code of the sign-in. The token of the answer replaces the current one (D33).
 */
export const validateCode = defineCall({
  name: 'validateCode',
  method: 'POST',
  path: '/api/Login/ValidateCode',
  session: 'preauth',
  effect: 'writes',
  codes: codes<'CodeInvalid' | 'CodeExpired' | 'MaxAttemptsReached'>(),
  request: entity({ userId: text, code: text, createTrustedDevice: flag }),
  response: answer({
    userToken: text,
    emailAddress: optionalText,
    trustedDeviceToken: optionalText,
    customerID: optionalText,
    biometricsTokenExpiration: date,
  }),
});

export const validateCodeDocs = (): DocumentedCall<typeof validateCode> => ({
  ...validateCode,
  summary:
    'Checks the security code that was e-mailed at sign-in. UserId is the UserName of the login answer (D34). Refusals have HTTP status 403.',
  refusedWith: 403,
  meanings: {
    CodeInvalid: 'The code is not the one sent.',
    CodeExpired: 'The code is older than ten minutes; a new one must be sent.',
    MaxAttemptsReached:
      'Too many wrong codes: a new one must be sent. After many, in any sign-in, no code is accepted for a while.',
  },
  example: {
    ...succeeded,
    userToken: 'token-after-code',
    emailAddress: 'maya@example.com',
    customerID: '1001',
  },
});

/** Sends a new security code; the previous one becomes invalid. */
export const resendCode = defineCall({
  name: 'resendCode',
  method: 'POST',
  path: '/api/Login/ResendCode',
  session: 'preauth',
  effect: 'writes',
  codes: codes<'MaxAttemptsReached'>(),
  request: entity({ userId: text }),
  response: plainAnswer,
});

export const resendCodeDocs = (): DocumentedCall<typeof resendCode> => ({
  ...resendCode,
  summary: 'E-mails a new security code and invalidates the previous one.',
  refusedWith: 403,
  meanings: {
    MaxAttemptsReached:
      'Too many codes were sent to this borrower, or too many wrong ones entered; both blocks end after a while.',
  },
  example: succeeded,
});

/** Checks the social security number of a sign-in whose e-mail address is not verified. */
export const verifyNewUser = defineCall({
  name: 'verifyNewUser',
  method: 'POST',
  path: '/api/Login/VerifyNewUser',
  session: 'preauth',
  effect: 'writes',
  codes: codes<'SSNInvalid'>(),
  request: entity({
    credentials: entity({ userName: text, password: text }),
    /** Nine digits. */
    socialSecurityNumber: text,
  }),
  response: answer({ userToken: optionalText }),
});

export const verifyNewUserDocs = (): DocumentedCall<typeof verifyNewUser> => ({
  ...verifyNewUser,
  summary:
    'Checks the social security number during sign-in. A UserToken in the answer replaces the client’s token (D33). Too many wrong numbers end the sign-in.',
  meanings: { SSNInvalid: 'The number is not the borrower’s, or the credentials are not.' },
  example: { ...succeeded, userToken: 'token-after-ssn' },
});

/** Changes a password by a token: a link's, or a sign-in's ChangePasswordToken (D37). */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/Login/ResetPassword',
  session: 'optional',
  effect: 'writes',
  codes: codes<NewPasswordCode | 'Expired' | 'Error'>(),
  request: entity({ enc: text, password: text }),
  response: answer({ userToken: optionalText }),
});

export const resetPasswordDocs = (): DocumentedCall<typeof resetPassword> => ({
  ...resetPassword,
  summary:
    'Changes a password by the token of a link, or by the ChangePasswordToken of the current sign-in; then a UserToken in the answer replaces the client’s token (D33). Every other session, link and trusted device of the borrower becomes invalid, and a notice is e-mailed.',
  meanings: {
    ...newPasswordCodes,
    Expired: 'The link was used, has expired, or is unknown.',
    Error: 'The password could not be changed.',
  },
  example: { ...succeeded, userToken: 'token-after-password' },
});

/** Sets the question and answer for recovering credentials. */
export const setPasswordQuestion = defineCall({
  name: 'setPasswordQuestion',
  method: 'POST',
  path: '/api/register/SetPasswordQuestion',
  session: 'preauth',
  effect: 'writes',
  codes: codes<'Error' | ProofCode>(),
  request: entity({ passwordQuestion: text, passwordAnswer: text, userToken: optionalText }),
  response: answer({ userToken: optionalText }),
});

export const setPasswordQuestionDocs = (): DocumentedCall<typeof setPasswordQuestion> => ({
  ...setPasswordQuestion,
  summary:
    'Sets the secret question and its answer; ProofRequired only outside the sign-in steps. A UserToken in the answer replaces the client’s token (D33).',
  meanings: {
    Error:
      'The lender does not offer the question, or the answer has characters that are not allowed.',
    ...proofCodes,
  },
  example: { ...succeeded, userToken: 'token-after-question' },
});

/** Records the agreements that the borrower has accepted. */
export const agreementLogging = defineCall({
  name: 'agreementLogging',
  method: 'POST',
  path: '/api/AgreementLogging',
  session: 'preauth',
  effect: 'writes',
  codes: codes<'Error'>(),
  request: entity({
    /** HostNum of each: 11337 for the first one configured (D61). */
    agreements: list(integer),
    userName: optionalText,
    turnEStatementsOn: flag,
    unRestrictEmail: flag,
  }),
  response: answer({ userToken: optionalText }),
});

export const agreementLoggingDocs = (): DocumentedCall<typeof agreementLogging> => ({
  ...agreementLogging,
  summary:
    'Records the agreements, by HostNum, that the borrower has accepted. During sign-in, a UserToken in the answer replaces the client’s token (D33).',
  meanings: {
    Error: 'The lender has not configured an agreement, or another sign-in step is next.',
  },
  example: succeeded,
});

/**
 * The request of `profile` (declared here, because the page's core does not load that), sent to keep
 * the server's session alive: of its answer only a refusal is read.
 */
export const keepAliveRequest = defineCall({
  name: 'profile',
  method: 'GET',
  path: '/api/Profile',
  session: 'required',
  effect: 'reads',
  response: plainAnswer,
});

/** Ends the session; the answer is not read. */
export const logout = defineCall({
  name: 'logout',
  method: 'POST',
  path: '/api/Login/Logout',
  session: 'optional',
  effect: 'writes',
  request: entity({ userToken: optionalText }),
  response: plainAnswer,
});

export const logoutDocs = (): DocumentedCall<typeof logout> => ({
  ...logout,
  summary: 'Ends the session of the UserToken given in the body or the header.',
  meanings: {},
  example: succeeded,
});
