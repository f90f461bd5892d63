/**
 * Inner parts of this package and data for them, for tests and stories. What is only imported is
 * loaded ahead, so that no test waits for a chunk.
 */
import '../password-change/screens/new-password';
import '../session/screens/log-out-dialog';
import '../sign-in/mobile/biometrics-offer.view';
import '../sign-in/passkey/passkey-sign-in.view';

export { ActivationView } from '../activation/activation.view';
export { OptOutView } from '../opt-out/opt-out.view';
export { PasswordChangeView } from '../password-change/password-change.view';
export { RecoveryView } from '../recovery/recovery.view';
export { SessionView } from '../session/session.view';
export { SingleSignOnEntry } from '../sso/sso.view';
export { loginAnswer } from './login-answer';
export { newPasswordTexts } from '../new-password/new-password.sentences';
export {
  passwordResetTexts,
  type PasswordResetTextKey,
} from '../new-password/password-reset.sentences';
export { signInAgreementsTexts } from '../post-sign-in/agreements/sign-in-agreements.sentences';
export { secretQuestionTexts } from '../post-sign-in/secret-question/secret-question.sentences';
export { securityCodeTexts } from '../post-sign-in/security-code/security-code.sentences';
export {
  validateSsnTexts,
  type ValidateSsnTextKey,
} from '../post-sign-in/ssn/validate-ssn.sentences';
export { signInNoticesTexts } from '../sign-in/notices/sign-in-notices.sentences';
export { passkeySignInTexts } from '../sign-in/passkey/passkey-sign-in.sentences';
