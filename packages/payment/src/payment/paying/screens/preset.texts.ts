import { defineTexts } from '@portico/core/internal';

/** What is said of a payment that was meant, and that the loan does not allow (D178). */
export const presetTexts = defineTexts(
  'payment',
  {
    presetNoAutopay: 'Autopay cannot be set up for this loan here.',
    presetChangeAutopay:
      'Autopay is on for this loan. To change it, delete it under the planned payments, then set it up again.',
    presetNoPayoff: 'This loan cannot be paid off here.',
    presetNoDay: 'A payment on {date} is not possible. Choose the day below.',
    presetNoAmount: 'The amount of this payment cannot be chosen.',
    presetNoPrincipal: 'Additional principal cannot be paid with this payment.',
    presetNoAch: 'This loan cannot be paid from a bank account.',
    presetNoCard: 'This loan cannot be paid by card.',
  },
  { es: () => import('./preset.texts.es') },
);

export type PresetTextKey = keyof typeof presetTexts.english;
