import { flag, richText } from './setting';

export const allowDeleteRecurringOption = flag(
  'recurringPaymentOptions.allowDeleteRecurringOption',
  {
    for: ['portico-payment', 'portico-loan-details'],
    doc: 'A recurring payment that can be deleted shows a delete control.',
  },
);

export const recurringDeletionBlockedText = richText(
  'recurringPaymentOptions.recurringDeletionBlockedText',
  {
    for: ['portico-payment'],
    doc: 'Shown when the recurring payment cannot be deleted; nothing when empty.',
  },
);
