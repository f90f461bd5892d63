export { faqWidget } from './faq/faq.element';
export { FaqView } from './faq/faq.view';
export { faqTexts } from './faq/faq.texts';
export type { PorticoFaqElement } from './elements';
