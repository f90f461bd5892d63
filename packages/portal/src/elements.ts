// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementOf, ElementProps } from '@portico/element';

/** The whole portal: sign-in, accounts and payment behind hash routes, with navigation. */
export type PorticoPortalElement = ElementOf<PorticoPortalProperties, PorticoPortalEvent>;

/** The properties of `<portico-portal>`. */
export type PorticoPortalProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-portal>` dispatches. */
export type PorticoPortalEvent =
  | 'portico-ready'
  | 'portico-error'
  | 'portico-signed-in'
  | 'portico-signed-out'
  | 'portico-payment-submitted'
  | 'portico-analytics'
  | 'portico-navigate';

declare global {
  interface HTMLElementTagNameMap {
    'portico-portal': PorticoPortalElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-portal': ElementProps<PorticoPortalProperties, PorticoPortalEvent>;
    }
  }
}
