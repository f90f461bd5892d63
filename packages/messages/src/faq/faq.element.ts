import { faqSections, logoImage } from '@portico/core/internal';
import { defineWidget, visitorTexts } from '@portico/element';
import { faqTexts } from './faq.sentences';
import { FaqView } from './faq.view';

/** Frequently asked questions and their answers. */
export const faqWidget = defineWidget({
  tag: 'portico-faq',
  summary: "Shows the lender's questions and answers, a section at a time.",
  properties: {},
  events: ['portico-navigate'],
  settings: [logoImage, ...faqSections.flatMap(({ content, hidden }) => [content, hidden])],
  texts: [faqTexts, visitorTexts],
  parts: {
    logo: "The lender's logo.",
    section: 'The section that is open.',
    'section-link': 'A section in the list at the side.',
  },
  skeleton: { rows: 10 },
  reservedHeight: 520,
  view: FaqView,
});
