// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementProps } from '@portico/element';
import type {
  PorticoActivationElement,
  PorticoActivationEvents,
  PorticoActivationProperties,
} from './activation/portico-activation';
import type {
  PorticoOptOutElement,
  PorticoOptOutEvents,
  PorticoOptOutProperties,
} from './opt-out/portico-opt-out';
import type {
  PorticoPasswordChangeElement,
  PorticoPasswordChangeEvents,
  PorticoPasswordChangeProperties,
} from './password-change/portico-password-change';
import type {
  PorticoRecoveryElement,
  PorticoRecoveryEvents,
  PorticoRecoveryProperties,
} from './recovery/portico-recovery';
import type {
  PorticoSessionElement,
  PorticoSessionEvents,
  PorticoSessionProperties,
} from './session/portico-session';
import type {
  PorticoSignInElement,
  PorticoSignInEvents,
  PorticoSignInProperties,
} from './sign-in/portico-sign-in';

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

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-activation': ElementProps<
        PorticoActivationElement,
        PorticoActivationProperties,
        PorticoActivationEvents
      >;
      'portico-opt-out': ElementProps<
        PorticoOptOutElement,
        PorticoOptOutProperties,
        PorticoOptOutEvents
      >;
      'portico-password-change': ElementProps<
        PorticoPasswordChangeElement,
        PorticoPasswordChangeProperties,
        PorticoPasswordChangeEvents
      >;
      'portico-recovery': ElementProps<
        PorticoRecoveryElement,
        PorticoRecoveryProperties,
        PorticoRecoveryEvents
      >;
      'portico-session': ElementProps<
        PorticoSessionElement,
        PorticoSessionProperties,
        PorticoSessionEvents
      >;
      'portico-sign-in': ElementProps<
        PorticoSignInElement,
        PorticoSignInProperties,
        PorticoSignInEvents
      >;
    }
  }
}
