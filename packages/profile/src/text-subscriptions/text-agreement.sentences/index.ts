// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The sentences of the consent to text messages (access §4; D56). */
export const textAgreementTexts = defineTexts('textAgreement', {
  "title": "Text messages",
  "titleOfPhone": "Texts to {phone}",
  "intro": "To get texts, you agree to get text messages from us at this number.",
  "rates": "Message and data rates may apply. Reply STOP to end.",
  "kept": "We keep the wording and the date with your profile.",
  "agree": "I agree",
  "disagree": "No"
}, {
  'es': () => import('./es')
});

export type TextAgreementTextKey = keyof typeof textAgreementTexts.english;
