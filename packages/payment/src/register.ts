// Made from the declarations of the elements by packages/element/build/generate.mjs
import './payment/portico-payment';
import './payment-confirmation/portico-payment-confirmation';

export type { PorticoPaymentElement, PorticoPaymentSettings } from './payment/portico-payment';
export type {
  PorticoPaymentConfirmationElement,
  PorticoPaymentConfirmationSettings,
} from './payment-confirmation/portico-payment-confirmation';
