// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { HTMLAttributes } from 'svelte/elements';
import type {
  PorticoFaqElement,
  PorticoFaqEvents,
  PorticoFaqProperties,
} from './dist/faq/portico-faq.js';
import type {
  PorticoMessagesElement,
  PorticoMessagesEvents,
  PorticoMessagesProperties,
} from './dist/messages/portico-messages.js';

type SvelteProps<Element extends EventTarget, Properties, Events> = HTMLAttributes<Element> & {
  [K in keyof Properties]?: Properties[K];
} & {
  theme?: 'light' | 'dark' | 'auto';
} & {
  [N in keyof Events & string as `on${N}`]?: (event: CustomEvent<Events[N]>) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'portico-faq': SvelteProps<PorticoFaqElement, PorticoFaqProperties, PorticoFaqEvents>;
    'portico-messages': SvelteProps<
      PorticoMessagesElement,
      PorticoMessagesProperties,
      PorticoMessagesEvents
    >;
  }
}

export {};
