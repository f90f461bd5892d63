// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { DefineComponent, HTMLAttributes } from 'vue';
import type {
  PorticoActivationEvents,
  PorticoActivationProperties,
} from './dist/activation/portico-activation.js';
import type {
  PorticoOptOutEvents,
  PorticoOptOutProperties,
} from './dist/opt-out/portico-opt-out.js';
import type {
  PorticoPasswordChangeEvents,
  PorticoPasswordChangeProperties,
} from './dist/password-change/portico-password-change.js';
import type {
  PorticoRecoveryEvents,
  PorticoRecoveryProperties,
} from './dist/recovery/portico-recovery.js';
import type {
  PorticoSessionEvents,
  PorticoSessionProperties,
} from './dist/session/portico-session.js';
import type {
  PorticoSignInEvents,
  PorticoSignInProperties,
} from './dist/sign-in/portico-sign-in.js';

/** `portico-signed-in` → `PorticoSignedIn` */
type InPascalCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${InPascalCase<Rest>}`
  : Capitalize<Name>;

type VueProps<Properties, Events> = Omit<HTMLAttributes, 'onError'> & {
  [K in keyof Properties]?: Properties[K];
} & {
  theme?: 'light' | 'dark' | 'auto';
} & {
  [N in keyof Events & string as `on${InPascalCase<N>}`]?: (event: CustomEvent<Events[N]>) => void;
};

declare module 'vue' {
  interface GlobalComponents {
    'portico-activation': DefineComponent<
      VueProps<PorticoActivationProperties, PorticoActivationEvents>
    >;
    'portico-opt-out': DefineComponent<VueProps<PorticoOptOutProperties, PorticoOptOutEvents>>;
    'portico-password-change': DefineComponent<
      VueProps<PorticoPasswordChangeProperties, PorticoPasswordChangeEvents>
    >;
    'portico-recovery': DefineComponent<VueProps<PorticoRecoveryProperties, PorticoRecoveryEvents>>;
    'portico-session': DefineComponent<VueProps<PorticoSessionProperties, PorticoSessionEvents>>;
    'portico-sign-in': DefineComponent<VueProps<PorticoSignInProperties, PorticoSignInEvents>>;
  }
}

export {};
