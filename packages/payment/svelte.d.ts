// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { HTMLAttributes } from 'svelte/elements';
import type {
  PorticoPaymentElement,
  PorticoPaymentEvents,
  PorticoPaymentProperties,
} from './dist/payment/portico-payment.js';
import type {
  PorticoPaymentConfirmationElement,
  PorticoPaymentConfirmationEvents,
  PorticoPaymentConfirmationProperties,
} from './dist/payment-confirmation/portico-payment-confirmation.js';

type SvelteProps<Element extends EventTarget, Properties, Events> = HTMLAttributes<Element> & {
  [K in keyof Properties]?: Properties[K];
} & {
  theme?: 'light' | 'dark' | 'auto';
} & {
  [N in keyof Events & string as `on${N}`]?: (event: CustomEvent<Events[N]>) => void;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'portico-payment': SvelteProps<
      PorticoPaymentElement,
      PorticoPaymentProperties,
      PorticoPaymentEvents
    >;
    'portico-payment-confirmation': SvelteProps<
      PorticoPaymentConfirmationElement,
      PorticoPaymentConfirmationProperties,
      PorticoPaymentConfirmationEvents
    >;
  }
}

export {};
