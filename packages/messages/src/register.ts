// Made from the declarations of the elements by packages/element/build/generate.mjs
import './faq/portico-faq';
import './messages/portico-messages';

export type { PorticoFaqElement, PorticoFaqSettings } from './faq/portico-faq';
export type { PorticoMessagesElement, PorticoMessagesSettings } from './messages/portico-messages';
