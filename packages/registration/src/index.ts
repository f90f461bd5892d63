export { registrationWidget } from './registration/registration.element';
export { RegistrationView } from './registration/registration.view';
export { registrationTexts, type RegistrationTextKey } from './registration/registration.sentences';
export {
  registrationErrorsTexts,
  type RegistrationErrorsTextKey,
} from './registration/registration-errors.sentences';
export { verifyEmailWidget } from './verify-email/verify-email.element';
export { VerifyEmailView } from './verify-email/verify-email.view';
export { verifyEmailTexts } from './verify-email/verify-email.sentences';
export type { PorticoRegistrationElement, PorticoVerifyEmailElement } from './generated/elements';
