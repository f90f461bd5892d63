// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { DefineComponent, HTMLAttributes } from 'vue';
import type { PorticoFaqEvents, PorticoFaqProperties } from './dist/faq/portico-faq.js';
import type {
  PorticoMessagesEvents,
  PorticoMessagesProperties,
} from './dist/messages/portico-messages.js';

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
    'portico-faq': DefineComponent<VueProps<PorticoFaqProperties, PorticoFaqEvents>>;
    'portico-messages': DefineComponent<VueProps<PorticoMessagesProperties, PorticoMessagesEvents>>;
  }
}

export {};
