// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the FAQ, verbatim where specified (access §2). */
export const faqTexts = defineTexts('faq', {
  "heading": "Frequently Asked Questions",
  "sections": "Sections",
  "selectSection": "Select A Section",
  "security": "Security",
  "account": "Account",
  "rates": "Rates",
  "holidays": "Holidays",
  "general": "General",
  "empty": "There are no questions and answers here yet."
}, {
  'es': () => import('./es')
});

export type FaqTextKey = keyof typeof faqTexts.english;
