import { defineTexts } from '@portico/core/internal';
import type { Frequency } from '@portico/rules';

/** The names of the frequencies (payments §2), for payment and confirmation. */
export const frequencyTexts = defineTexts(
  'frequency',
  {
    OneTime: 'Pay Once',
    OnDueDate: 'On Due Date',
    DaysBeforeDue: 'Days Before Due',
    MonthlyOnDate: 'Monthly',
    SemiMonthly: 'Semi-Monthly',
    TwoWeeks: 'Every Two Weeks',
    Weekly: 'Weekly',
  } satisfies Record<Frequency, string>,
  { es: () => import('./frequency.texts.es') },
);
