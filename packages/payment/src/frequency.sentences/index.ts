// Made by packages/build/sentences
import { defineTexts } from '@portico/core/internal';

/** The names of the frequencies (payments §2), for payment and confirmation. */
export const frequencyTexts = defineTexts('frequency', {
  "OneTime": "Pay Once",
  "OnDueDate": "On Due Date",
  "DaysBeforeDue": "Days Before Due",
  "MonthlyOnDate": "Monthly",
  "SemiMonthly": "Semi-Monthly",
  "TwoWeeks": "Every Two Weeks",
  "Weekly": "Weekly"
}, {
  'es': () => import('./es')
});

export type FrequencyTextKey = keyof typeof frequencyTexts.english;
