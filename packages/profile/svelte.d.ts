// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { HTMLAttributes } from 'svelte/elements';
import type {
  PorticoContactChangeElement,
  PorticoContactChangeEvents,
  PorticoContactChangeProperties,
} from './dist/contact-change/portico-contact-change.js';
import type {
  PorticoLoginHistoryElement,
  PorticoLoginHistoryEvents,
  PorticoLoginHistoryProperties,
} from './dist/login-history/portico-login-history.js';
import type {
  PorticoProfileElement,
  PorticoProfileEvents,
  PorticoProfileProperties,
} from './dist/profile/portico-profile.js';

type SvelteProps<Element extends EventTarget, Properties, Events> = HTMLAttributes<Element> & {
  [K in keyof Properties]?: Properties[K];
} & {
  theme?: 'light' | 'dark' | 'auto';
} & {
  [N in keyof Events & string as `on${N}`]?: (event: CustomEvent<Events[N]>) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'portico-contact-change': SvelteProps<
      PorticoContactChangeElement,
      PorticoContactChangeProperties,
      PorticoContactChangeEvents
    >;
    'portico-login-history': SvelteProps<
      PorticoLoginHistoryElement,
      PorticoLoginHistoryProperties,
      PorticoLoginHistoryEvents
    >;
    'portico-profile': SvelteProps<
      PorticoProfileElement,
      PorticoProfileProperties,
      PorticoProfileEvents
    >;
  }
}

export {};
