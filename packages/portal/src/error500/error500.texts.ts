import { defineTexts } from '@portico/core';

/** The page that stands in for the portal when the lender's setup cannot be had. */
export const error500Texts = defineTexts(
  'error500',
  {
    heading: 'We cannot reach your accounts right now',
    message: 'Nothing you have done is lost. Please try again in a moment.',
    tryAgain: 'Try again',
  },
  { es: () => import('./error500.texts.es') },
);
