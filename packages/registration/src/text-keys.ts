// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { emailVerificationTexts } from './registration/email-verification/email-verification.texts';
import type { logonStepTexts } from './registration/logon/logon-step.texts';
import type { registrationErrorTexts } from './registration/registration.errors.texts';
import type { registrationTexts } from './registration/registration.texts';
import type { securityStepTexts } from './registration/security/security-step.texts';
import type { verifyEmailTexts } from './verify-email/verify-email.texts';

/** The settings that replace a text of this package's tags. */
export type TextKey =
  | `registrationEmail.${keyof (typeof emailVerificationTexts)['english']}`
  | `registrationLogon.${keyof (typeof logonStepTexts)['english']}`
  | `registrationErrors.${keyof (typeof registrationErrorTexts)['english']}`
  | `registration.${keyof (typeof registrationTexts)['english']}`
  | `registrationSecurity.${keyof (typeof securityStepTexts)['english']}`
  | `verifyEmail.${keyof (typeof verifyEmailTexts)['english']}`
  | `agreements.${string}`
  | `changes.${string}`
  | `credentials.${string}`
  | `visitor.${string}`
  | `widget.${string}`
  | `sessionTimeout.${string}`
  | `address.${string}`
  | `documents.${string}`
  | `uploadPhotos.${string}`
  | `upload.${string}`
  | `draft.${string}`
  | `plannedPayments.${string}`
  | `proof.${string}`;
