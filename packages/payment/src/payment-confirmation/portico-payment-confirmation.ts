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
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
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
