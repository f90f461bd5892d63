export { signInWidget } from './sign-in/sign-in.element';
export { SignInView } from './sign-in/sign-in.view';
export { signInErrorTexts, type SignInErrorKey } from './sign-in/sign-in.errors.texts';
export { signInTexts } from './sign-in/sign-in.texts';
export { singleSignOnAddress, type SingleSignOnReason } from './sign-in/single-sign-on';
export { sessionWidget } from './session/session.element';
export { SessionView, useLogOut } from './session/session.view';
export { sessionTexts, type SessionTextKey } from './session/session.texts';
export type { PorticoSessionElement, PorticoSignInElement } from './elements';
