// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { DefineComponent, HTMLAttributes } from 'vue';
import type {
  PorticoContactChangeEvents,
  PorticoContactChangeProperties,
} from './dist/contact-change/portico-contact-change.js';
import type {
  PorticoLoginHistoryEvents,
  PorticoLoginHistoryProperties,
} from './dist/login-history/portico-login-history.js';
import type {
  PorticoProfileEvents,
  PorticoProfileProperties,
} from './dist/profile/portico-profile.js';

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
    'portico-contact-change': DefineComponent<
      VueProps<PorticoContactChangeProperties, PorticoContactChangeEvents>
    >;
    'portico-login-history': DefineComponent<
      VueProps<PorticoLoginHistoryProperties, PorticoLoginHistoryEvents>
    >;
    'portico-profile': DefineComponent<VueProps<PorticoProfileProperties, PorticoProfileEvents>>;
  }
}

export {};
