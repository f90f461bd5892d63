import type { LoginAnswer } from '../post-sign-in/held-login';

/** A login answer that requires no further step; a test overrides fields with `patch`. */
export function loginAnswer(patch: Partial<LoginAnswer> = {}): LoginAnswer {
  return {
    hasNoErrors: true,
    errors: [],
    userToken: 'pre-auth-token',
    userName: 'maria',
    personalName: 'Maria Alvarez',
    companyNumber: 0,
    emailAddress: 'maria@example.com',
    servicingBranch: '1',
    webAgreementLogs: [],
    isEmailCommunicationRestricted: false,
    emailIsVerified: true,
    mustChangePassword: false,
    hasPasswordQuestion: true,
    isTrustedDevice: false,
    isLoggedIn: true,
    ...patch,
  };
}
