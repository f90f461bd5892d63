// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { paymentConfirmationWidget } from './payment-confirmation.element';

/** Shows the payment just made, with its confirmation number. */
export type PorticoPaymentConfirmationElement = HTMLElement & PorticoPaymentConfirmationProperties;

/** The properties of `<portico-payment-confirmation>`. */
export type PorticoPaymentConfirmationProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoPaymentConfirmationSettings | string;
};

/** Settings and texts of `<portico-payment-confirmation>` by key; the property `settings` takes their JSON too. */
export type PorticoPaymentConfirmationSettings = {
  /** Shows only the first two dash-separated segments of an account number; calls still send all of it. */
  readonly 'globalOptions.removeCheckDigitOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** What `<portico-payment-confirmation>` dispatches, with the detail of each. */
export type PorticoPaymentConfirmationEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-payment-confirmation': PorticoPaymentConfirmationElement;
  }
}

registerWidget(paymentConfirmationWidget, declaredFirstScreen);
