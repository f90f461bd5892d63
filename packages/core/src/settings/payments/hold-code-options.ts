import { list } from '../list';

export const blockOnHoldCodes = list('generalPaymentOptions.blockOnHoldCodes', {
  for: ['portico-payment', 'portico-accounts'],
  doc: 'Hold codes that block payment.',
});
