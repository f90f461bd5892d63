// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementOf, ElementProps } from '@portico/element';

/** Pays a loan by bank account or card: today, on a later day, repeatedly, or in full. */
export type PorticoPaymentElement = ElementOf<PorticoPaymentProperties, PorticoPaymentEvent>;

/** The properties of `<portico-payment>`. */
export type PorticoPaymentProperties = {
  /** The account to open first; without it, the account in the page's address, if any. */
  accountNumber: string | undefined;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-payment>` dispatches. */
export type PorticoPaymentEvent =
  'portico-ready' | 'portico-error' | 'portico-payment-submitted' | 'portico-navigate';

/** Shows the payment just made, with its confirmation number. */
export type PorticoPaymentConfirmationElement = ElementOf<
  PorticoPaymentConfirmationProperties,
  PorticoPaymentConfirmationEvent
>;

/** The properties of `<portico-payment-confirmation>`. */
export type PorticoPaymentConfirmationProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-payment-confirmation>` dispatches. */
export type PorticoPaymentConfirmationEvent =
  'portico-ready' | 'portico-error' | 'portico-navigate';

declare global {
  interface HTMLElementTagNameMap {
    'portico-payment': PorticoPaymentElement;
    'portico-payment-confirmation': PorticoPaymentConfirmationElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-payment': ElementProps<PorticoPaymentProperties, PorticoPaymentEvent>;
      'portico-payment-confirmation': ElementProps<
        PorticoPaymentConfirmationProperties,
        PorticoPaymentConfirmationEvent
      >;
    }
  }
}
