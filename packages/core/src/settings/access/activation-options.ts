import { text } from '../setting';

export const customerServicePhone = text('globalOptions.customerServicePhone', {
  for: ['portico-activation', 'portico-payment'],
  doc: 'Telephone number of customer service, shown when an activation fails or the outcome of a payment is not known; without one, the sentence omits it.',
});
