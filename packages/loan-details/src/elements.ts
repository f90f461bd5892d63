// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementOf, ElementProps } from '@portico/element';

/** Lists the borrower's loans, deposits, lines of credit, investments and loan applications. */
export type PorticoAccountsElement = ElementOf<PorticoAccountsProperties, PorticoAccountsEvent>;

/** The properties of `<portico-accounts>`. */
export type PorticoAccountsProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-accounts>` dispatches. */
export type PorticoAccountsEvent = 'portico-ready' | 'portico-error' | 'portico-navigate';

declare global {
  interface HTMLElementTagNameMap {
    'portico-accounts': PorticoAccountsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-accounts': ElementProps<PorticoAccountsProperties, PorticoAccountsEvent>;
    }
  }
}
