// Made from the declarations of the elements by packages/element/build/generate.mjs
import './activation/portico-activation';
import './opt-out/portico-opt-out';
import './password-change/portico-password-change';
import './recovery/portico-recovery';
import './session/portico-session';
import './sign-in/portico-sign-in';

export type {
  PorticoActivationElement,
  PorticoActivationSettings,
} from './activation/portico-activation';
export type { PorticoOptOutElement, PorticoOptOutSettings } from './opt-out/portico-opt-out';
export type {
  PorticoPasswordChangeElement,
  PorticoPasswordChangeSettings,
} from './password-change/portico-password-change';
export type { PorticoRecoveryElement, PorticoRecoverySettings } from './recovery/portico-recovery';
export type { PorticoSessionElement, PorticoSessionSettings } from './session/portico-session';
export type { PorticoSignInElement, PorticoSignInSettings } from './sign-in/portico-sign-in';
