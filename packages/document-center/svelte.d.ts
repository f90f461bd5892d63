// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { HTMLAttributes } from 'svelte/elements';
import type {
  PorticoDocumentCenterElement,
  PorticoDocumentCenterEvents,
  PorticoDocumentCenterProperties,
} from './dist/document-center/portico-document-center.js';

type SvelteProps<Element extends EventTarget, Properties, Events> = HTMLAttributes<Element> & {
  [K in keyof Properties]?: Properties[K];
} & {
  theme?: 'light' | 'dark' | 'auto';
} & {
  [N in keyof Events & string as `on${N}`]?: (event: CustomEvent<Events[N]>) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'portico-document-center': SvelteProps<
      PorticoDocumentCenterElement,
      PorticoDocumentCenterProperties,
      PorticoDocumentCenterEvents
    >;
  }
}

export {};
