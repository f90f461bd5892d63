export { registrationWidget } from './registration/registration.element';
export { RegistrationView } from './registration/registration.view';
export { registrationTexts, type RegistrationTextKey } from './registration/registration.texts';
export {
  registrationErrorTexts,
  type RegistrationErrorKey,
} from './registration/registration.errors.texts';
export { verifyEmailWidget } from './verify-email/verify-email.element';
export { VerifyEmailView } from './verify-email/verify-email.view';
export { verifyEmailTexts } from './verify-email/verify-email.texts';
export type { PorticoRegistrationElement, PorticoVerifyEmailElement } from './generated/elements';
