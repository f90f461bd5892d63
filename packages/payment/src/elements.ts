// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementProps } from '@portico/element';
import type {
  PorticoPaymentElement,
  PorticoPaymentEvents,
  PorticoPaymentProperties,
} from './payment/portico-payment';
import type {
  PorticoPaymentConfirmationElement,
  PorticoPaymentConfirmationEvents,
  PorticoPaymentConfirmationProperties,
} from './payment-confirmation/portico-payment-confirmation';

export type { PorticoPaymentElement, PorticoPaymentSettings } from './payment/portico-payment';
export type {
  PorticoPaymentConfirmationElement,
  PorticoPaymentConfirmationSettings,
} from './payment-confirmation/portico-payment-confirmation';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-payment': ElementProps<
        PorticoPaymentElement,
        PorticoPaymentProperties,
        PorticoPaymentEvents
      >;
      'portico-payment-confirmation': ElementProps<
        PorticoPaymentConfirmationElement,
        PorticoPaymentConfirmationProperties,
        PorticoPaymentConfirmationEvents
      >;
    }
  }
}
