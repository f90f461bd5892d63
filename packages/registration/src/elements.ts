// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementOf, ElementProps } from '@portico/element';

/** Registers a borrower: personal data, security, then username and password. */
export type PorticoRegistrationElement = ElementOf<
  PorticoRegistrationProperties,
  PorticoRegistrationEvent
>;

/** The properties of `<portico-registration>`. */
export type PorticoRegistrationProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-registration>` dispatches. */
export type PorticoRegistrationEvent =
  'portico-ready' | 'portico-error' | 'portico-signed-in' | 'portico-navigate';

/** Verifies an e-mail address, from the link that was sent to it. */
export type PorticoVerifyEmailElement = ElementOf<
  PorticoVerifyEmailProperties,
  PorticoVerifyEmailEvent
>;

/** The properties of `<portico-verify-email>`. */
export type PorticoVerifyEmailProperties = {
  /** The data that follows verifyEmail/ in the link; default: the parameter `token` of the page address, in its hash or its query. */
  enc: string;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
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
