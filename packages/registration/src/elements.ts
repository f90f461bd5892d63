// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementOf, ElementProps } from '@portico/element';

/** Registers a borrower: personal data, security, then username and password. */
export type PorticoRegistrationElement = ElementOf<
  PorticoRegistrationProperties,
  PorticoRegistrationEvent
>;

/** The properties of `<portico-registration>`. */
export type PorticoRegistrationProperties = {
  /** Settings and texts for this tag alone, by key; they go before those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-registration>` dispatches. */
export type PorticoRegistrationEvent =
  'portico-ready' | 'portico-error' | 'portico-signed-in' | 'portico-navigate';

/** Verifies the e-mail address whose owner followed the link sent there. */
export type PorticoVerifyEmailElement = ElementOf<
  PorticoVerifyEmailProperties,
  PorticoVerifyEmailEvent
>;

/** The properties of `<portico-verify-email>`. */
export type PorticoVerifyEmailProperties = {
  /** What the link carries behind verifyEmail/; without it, the parameter `token` of the address counts, in the hash or before it. */
  enc: string;
  /** Settings and texts for this tag alone, by key; they go before those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-verify-email>` dispatches. */
export type PorticoVerifyEmailEvent = 'portico-ready' | 'portico-error' | 'portico-navigate';

declare global {
  interface HTMLElementTagNameMap {
    'portico-registration': PorticoRegistrationElement;
    'portico-verify-email': PorticoVerifyEmailElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-registration': ElementProps<PorticoRegistrationProperties, PorticoRegistrationEvent>;
      'portico-verify-email': ElementProps<PorticoVerifyEmailProperties, PorticoVerifyEmailEvent>;
    }
  }
}
