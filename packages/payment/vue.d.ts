// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { DefineComponent, HTMLAttributes } from 'vue';
import type {
  PorticoPaymentEvents,
  PorticoPaymentProperties,
} from './dist/payment/portico-payment.js';
import type {
  PorticoPaymentConfirmationEvents,
  PorticoPaymentConfirmationProperties,
} from './dist/payment-confirmation/portico-payment-confirmation.js';

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
    'portico-payment': DefineComponent<VueProps<PorticoPaymentProperties, PorticoPaymentEvents>>;
    'portico-payment-confirmation': DefineComponent<
      VueProps<PorticoPaymentConfirmationProperties, PorticoPaymentConfirmationEvents>
    >;
  }
}

export {};
