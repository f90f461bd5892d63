// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementOf, ElementProps } from '@portico/element';

/** Shows the borrower's name and Log out, or a link to sign in; warns before a timeout. */
export type PorticoSessionElement = ElementOf<PorticoSessionProperties, PorticoSessionEvent>;

/** The properties of `<portico-session>`. */
export type PorticoSessionProperties = {
  /** Settings and texts for this tag alone, by key; they go before those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-session>` dispatches. */
export type PorticoSessionEvent =
  'portico-ready' | 'portico-error' | 'portico-signed-out' | 'portico-navigate';

/** Signs a borrower in: username and password, the security code, then the dashboard. */
export type PorticoSignInElement = ElementOf<PorticoSignInProperties, PorticoSignInEvent>;

/** The properties of `<portico-sign-in>`. */
export type PorticoSignInProperties = {
  /** Settings and texts for this tag alone, by key; they go before those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-sign-in>` dispatches. */
export type PorticoSignInEvent =
  'portico-ready' | 'portico-error' | 'portico-signed-in' | 'portico-navigate';

declare global {
  interface HTMLElementTagNameMap {
    'portico-session': PorticoSessionElement;
    'portico-sign-in': PorticoSignInElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-session': ElementProps<PorticoSessionProperties, PorticoSessionEvent>;
      'portico-sign-in': ElementProps<PorticoSignInProperties, PorticoSignInEvent>;
    }
  }
}
