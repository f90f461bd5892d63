// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { activationTexts } from './activation/activation.texts';
import type { newPasswordTexts } from './new-password/new-password.texts';
import type { passwordResetTexts } from './new-password/password-reset.texts';
import type { optOutTexts } from './opt-out/opt-out.texts';
import type { passwordChangeTexts } from './password-change/password-change.texts';
import type { agreementsStepTexts } from './post-sign-in/agreements/agreements.texts';
import type { changePasswordTexts } from './post-sign-in/change-password/change-password.texts';
import type { secretQuestionTexts } from './post-sign-in/secret-question/secret-question.texts';
import type { securityCodeTexts } from './post-sign-in/security-code/security-code.texts';
import type { ssnTexts } from './post-sign-in/ssn/ssn.texts';
import type { stepDialogTexts } from './post-sign-in/step-dialog.texts';
import type { recoveryTexts } from './recovery/recovery.texts';
import type { logOutTexts } from './session/screens/log-out.texts';
import type { sessionTexts } from './session/session.texts';
import type { biometricsTexts } from './sign-in/mobile/biometrics.texts';
import type { noticesTexts } from './sign-in/notices/notices.texts';
import type { passkeySignInTexts } from './sign-in/passkey/passkey-sign-in.texts';
import type { signInErrorTexts } from './sign-in/sign-in.errors.texts';
import type { signInTexts } from './sign-in/sign-in.texts';
import type { ssoTexts } from './sso/sso.texts';

/** The settings that replace a text of this package's tags. */
export type TextKey =
  | `activation.${keyof (typeof activationTexts)['english']}`
  | `newPassword.${keyof (typeof newPasswordTexts)['english']}`
  | `passwordReset.${keyof (typeof passwordResetTexts)['english']}`
  | `optOut.${keyof (typeof optOutTexts)['english']}`
  | `passwordChange.${keyof (typeof passwordChangeTexts)['english']}`
  | `signInAgreements.${keyof (typeof agreementsStepTexts)['english']}`
  | `changePassword.${keyof (typeof changePasswordTexts)['english']}`
  | `secretQuestion.${keyof (typeof secretQuestionTexts)['english']}`
  | `securityCode.${keyof (typeof securityCodeTexts)['english']}`
  | `validateSsn.${keyof (typeof ssnTexts)['english']}`
  | `signInStep.${keyof (typeof stepDialogTexts)['english']}`
  | `recovery.${keyof (typeof recoveryTexts)['english']}`
  | `logOut.${keyof (typeof logOutTexts)['english']}`
  | `session.${keyof (typeof sessionTexts)['english']}`
  | `biometrics.${keyof (typeof biometricsTexts)['english']}`
  | `signInNotices.${keyof (typeof noticesTexts)['english']}`
  | `passkeySignIn.${keyof (typeof passkeySignInTexts)['english']}`
  | `signInErrors.${keyof (typeof signInErrorTexts)['english']}`
  | `signIn.${keyof (typeof signInTexts)['english']}`
  | `singleSignOn.${keyof (typeof ssoTexts)['english']}`
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
