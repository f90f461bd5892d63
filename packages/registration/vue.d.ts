// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { DefineComponent, HTMLAttributes } from 'vue';
import type {
  PorticoRegistrationEvents,
  PorticoRegistrationProperties,
} from './dist/registration/portico-registration.js';
import type {
  PorticoVerifyEmailEvents,
  PorticoVerifyEmailProperties,
} from './dist/verify-email/portico-verify-email.js';

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
    'portico-registration': DefineComponent<
      VueProps<PorticoRegistrationProperties, PorticoRegistrationEvents>
    >;
    'portico-verify-email': DefineComponent<
      VueProps<PorticoVerifyEmailProperties, PorticoVerifyEmailEvents>
    >;
  }
}

export {};
