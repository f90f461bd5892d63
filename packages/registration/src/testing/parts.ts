/** Inner parts of this package and data for them, for tests and stories. */
export { VerifyEmailView } from '../verify-email/verify-email.view';
export {
  type RegistrationEmailTextKey,
  registrationEmailTexts,
} from '../registration/email-verification/registration-email.sentences';
export { registrationLogonTexts } from '../registration/logon/registration-logon.sentences';
export {
  type RegistrationSecurityTextKey,
  registrationSecurityTexts,
} from '../registration/security/registration-security.sentences';
