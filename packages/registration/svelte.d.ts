// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { HTMLAttributes } from 'svelte/elements';
import type {
  PorticoRegistrationElement,
  PorticoRegistrationEvents,
  PorticoRegistrationProperties,
} from './dist/registration/portico-registration.js';
import type {
  PorticoVerifyEmailElement,
  PorticoVerifyEmailEvents,
  PorticoVerifyEmailProperties,
} from './dist/verify-email/portico-verify-email.js';

type SvelteProps<Element extends EventTarget, Properties, Events> = HTMLAttributes<Element> & {
  [K in keyof Properties]?: Properties[K];
} & {
  theme?: 'light' | 'dark' | 'auto';
} & {
  [N in keyof Events & string as `on${N}`]?: (event: CustomEvent<Events[N]>) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'portico-registration': SvelteProps<
      PorticoRegistrationElement,
      PorticoRegistrationProperties,
      PorticoRegistrationEvents
    >;
    'portico-verify-email': SvelteProps<
      PorticoVerifyEmailElement,
      PorticoVerifyEmailProperties,
      PorticoVerifyEmailEvents
    >;
  }
}

export {};
