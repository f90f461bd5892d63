// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { ElementProps } from '@portico/element';
import type { PorticoFaqElement, PorticoFaqEvents, PorticoFaqProperties } from './faq/portico-faq';
import type {
  PorticoMessagesElement,
  PorticoMessagesEvents,
  PorticoMessagesProperties,
} from './messages/portico-messages';

export type { PorticoFaqElement, PorticoFaqSettings } from './faq/portico-faq';
export type { PorticoMessagesElement, PorticoMessagesSettings } from './messages/portico-messages';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'portico-faq': ElementProps<PorticoFaqElement, PorticoFaqProperties, PorticoFaqEvents>;
      'portico-messages': ElementProps<
        PorticoMessagesElement,
        PorticoMessagesProperties,
        PorticoMessagesEvents
      >;
    }
  }
}
