import { registerWidget } from '@portico/element';
import { faqWidget } from './faq/faq.element';
import { messagesWidget } from './messages/messages.element';

registerWidget(faqWidget);
registerWidget(messagesWidget);

export type { PorticoFaqElement, PorticoMessagesElement } from './elements';
