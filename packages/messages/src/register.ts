import { registerWidget } from '@portico/element';
import { faqWidget } from './faq/faq.element';

registerWidget(faqWidget);

export type { PorticoFaqElement } from './elements';
