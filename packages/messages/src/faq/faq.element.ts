import { defineWidget, visitorTexts } from '@portico/element';
import { faqTexts } from './faq.sentences';
import { FaqView } from './faq.view';

/**
 * Shows the lender's questions and answers, a section at a time.
 *
 * @fires portico-navigate
 * @csspart logo - The lender's logo.
 * @csspart section - The section that is open.
 * @csspart section-link - A section in the list at the side.
 * @reservedHeight 520
 */
export const faqWidget = defineWidget({
  tag: 'portico-faq',
  properties: {},
  texts: [faqTexts, visitorTexts],
  skeleton: { rows: 10 },
  view: FaqView,
});
