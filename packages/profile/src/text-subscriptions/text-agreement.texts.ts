import { defineTexts } from '@portico/core/internal';

/** The sentences of the consent to text messages (access §4; D56). */
export const textAgreementTexts = defineTexts(
  'textAgreement',
  {
    title: 'Text messages',
    intro: 'To get texts, you agree to get text messages from us at this number.',
    agree: 'I agree',
    disagree: 'No',
  },
  { es: () => import('./text-agreement.texts.es') },
);
