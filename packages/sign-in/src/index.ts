export { signInWidget } from './sign-in/sign-in.element';
export { SignInView } from './sign-in/sign-in.view';
export { signInErrorTexts, type SignInErrorKey } from './sign-in/sign-in.errors.texts';
export { signInTexts } from './sign-in/sign-in.texts';
export {
  goToSingleSignOn,
  singleSignOnFailed,
  type SingleSignOnReason,
} from './sign-in/single-sign-on';
export { singleSignOnUrl } from './settings/single-sign-on-options';
export { SingleSignOnEntry } from './sso/sso.view';
export { ssoTexts } from './sso/sso.texts';
export { sessionWidget } from './session/session.element';
export { SessionView, useLogOut } from './session/session.view';
export { sessionTexts, type SessionTextKey } from './session/session.texts';
export { recoveryWidget } from './recovery/recovery.element';
export { RecoveryView } from './recovery/recovery.view';
export { recoveryTexts, type RecoveryTextKey } from './recovery/recovery.texts';
export { activationWidget } from './activation/activation.element';
export { ActivationView } from './activation/activation.view';
export { activationTexts, type ActivationTextKey } from './activation/activation.texts';
export { passwordChangeWidget } from './password-change/password-change.element';
export { PasswordChangeView } from './password-change/password-change.view';
export { passwordChangeTexts } from './password-change/password-change.texts';
export { passwordResetTexts } from './new-password/password-reset.texts';
export { optOutWidget } from './opt-out/opt-out.element';
export { OptOutView } from './opt-out/opt-out.view';
export { optOutTexts } from './opt-out/opt-out.texts';
export type {
  PorticoActivationElement,
  PorticoOptOutElement,
  PorticoPasswordChangeElement,
  PorticoRecoveryElement,
  PorticoSessionElement,
  PorticoSignInElement,
} from './generated/elements';
