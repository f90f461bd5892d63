/** Inner parts of this package and data for them, for tests and stories. */
export { VerifyEmailView } from '../verify-email/verify-email.view';
export {
  registrationEmailTexts,
  type RegistrationEmailTextKey,
} from '../registration/email-verification/registration-email.sentences';
export { registrationLogonTexts } from '../registration/logon/registration-logon.sentences';
export {
  registrationSecurityTexts,
  type RegistrationSecurityTextKey,
} from '../registration/security/registration-security.sentences';
