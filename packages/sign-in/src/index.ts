export { signInWidget } from './sign-in/sign-in.element';
export { SignInView } from './sign-in/sign-in.view';
export { signInErrorsTexts, type SignInErrorsTextKey } from './sign-in/sign-in-errors.sentences';
export { signInTexts } from './sign-in/sign-in.sentences';
export {
  goToSingleSignOn,
  singleSignOnFailed,
  type SingleSignOnReason,
} from './sign-in/single-sign-on';
export { SingleSignOnEntry } from './sso/sso.view';
export { singleSignOnTexts } from './sso/single-sign-on.sentences';
export { sessionWidget } from './session/session.element';
export { SessionView, useLogOut } from './session/session.view';
export { sessionTexts, type SessionTextKey } from './session/session.sentences';
export { recoveryWidget } from './recovery/recovery.element';
export { RecoveryView } from './recovery/recovery.view';
export { recoveryTexts, type RecoveryTextKey } from './recovery/recovery.sentences';
export { activationWidget } from './activation/activation.element';
export { ActivationView } from './activation/activation.view';
export { activationTexts, type ActivationTextKey } from './activation/activation.sentences';
export { passwordChangeWidget } from './password-change/password-change.element';
export { PasswordChangeView } from './password-change/password-change.view';
export { passwordChangeTexts } from './password-change/password-change.sentences';
export { passwordResetTexts } from './new-password/password-reset.sentences';
export { optOutWidget } from './opt-out/opt-out.element';
export { OptOutView } from './opt-out/opt-out.view';
export { optOutTexts } from './opt-out/opt-out.sentences';
export type {
  PorticoActivationElement,
  PorticoOptOutElement,
  PorticoPasswordChangeElement,
  PorticoRecoveryElement,
  PorticoSessionElement,
  PorticoSignInElement,
} from './generated/elements';
