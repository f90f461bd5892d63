import { flag } from './setting';

export const allowDeleteRecurringOption = flag(
  'recurringPaymentOptions.allowDeleteRecurringOption',
  {
    for: ['portico-payment', 'portico-loan-details'],
    doc: 'A recurring payment that can be deleted shows a delete control.',
  },
);
