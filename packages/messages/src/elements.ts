// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementOf, ElementProps } from '@portico/element';

/** Shows the lender's questions and answers, a section at a time. */
export type PorticoFaqElement = ElementOf<PorticoFaqProperties, PorticoFaqEvent>;

/** The properties of `<portico-faq>`. */
export type PorticoFaqProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-faq>` dispatches. */
export type PorticoFaqEvent = 'portico-ready' | 'portico-error' | 'portico-navigate';

/** Sends the lender a question or feedback, from borrowers and visitors. */
export type PorticoMessagesElement = ElementOf<PorticoMessagesProperties, PorticoMessagesEvent>;

/** The properties of `<portico-messages>`. */
export type PorticoMessagesProperties = {
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: Readonly<Record<string, string | number | boolean>>;
};

/** What `<portico-messages>` dispatches. */
export type PorticoMessagesEvent = 'portico-ready' | 'portico-error' | 'portico-navigate';

declare global {
  interface HTMLElementTagNameMap {
    'portico-faq': PorticoFaqElement;
    'portico-messages': PorticoMessagesElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-faq': ElementProps<PorticoFaqProperties, PorticoFaqEvent>;
      'portico-messages': ElementProps<PorticoMessagesProperties, PorticoMessagesEvent>;
    }
  }
}
