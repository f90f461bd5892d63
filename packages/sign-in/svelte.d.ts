// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { HTMLAttributes } from 'svelte/elements';
import type {
  PorticoActivationElement,
  PorticoActivationEvents,
  PorticoActivationProperties,
} from './dist/activation/portico-activation.js';
import type {
  PorticoOptOutElement,
  PorticoOptOutEvents,
  PorticoOptOutProperties,
} from './dist/opt-out/portico-opt-out.js';
import type {
  PorticoPasswordChangeElement,
  PorticoPasswordChangeEvents,
  PorticoPasswordChangeProperties,
} from './dist/password-change/portico-password-change.js';
import type {
  PorticoRecoveryElement,
  PorticoRecoveryEvents,
  PorticoRecoveryProperties,
} from './dist/recovery/portico-recovery.js';
import type {
  PorticoSessionElement,
  PorticoSessionEvents,
  PorticoSessionProperties,
} from './dist/session/portico-session.js';
import type {
  PorticoSignInElement,
  PorticoSignInEvents,
  PorticoSignInProperties,
} from './dist/sign-in/portico-sign-in.js';

type SvelteProps<Element extends EventTarget, Properties, Events> = HTMLAttributes<Element> & {
  [K in keyof Properties]?: Properties[K];
} & {
  theme?: 'light' | 'dark' | 'auto';
} & {
  [N in keyof Events & string as `on${N}`]?: (event: CustomEvent<Events[N]>) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'portico-activation': SvelteProps<
      PorticoActivationElement,
      PorticoActivationProperties,
      PorticoActivationEvents
    >;
    'portico-opt-out': SvelteProps<
      PorticoOptOutElement,
      PorticoOptOutProperties,
      PorticoOptOutEvents
    >;
    'portico-password-change': SvelteProps<
      PorticoPasswordChangeElement,
      PorticoPasswordChangeProperties,
      PorticoPasswordChangeEvents
    >;
    'portico-recovery': SvelteProps<
      PorticoRecoveryElement,
      PorticoRecoveryProperties,
      PorticoRecoveryEvents
    >;
    'portico-session': SvelteProps<
      PorticoSessionElement,
      PorticoSessionProperties,
      PorticoSessionEvents
    >;
    'portico-sign-in': SvelteProps<
      PorticoSignInElement,
      PorticoSignInProperties,
      PorticoSignInEvents
    >;
  }
}

export {};
