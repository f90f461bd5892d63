import { text } from '../setting';

export const customerServicePhone = text('globalOptions.customerServicePhone', {
  for: ['portico-activation', 'portico-login-history', 'portico-payment'],
  doc: 'Telephone number of customer service, shown when an activation fails, the outcome of a payment is not known, beside the sign-ins, and in the plain words; without one, the sentence omits it.',
});
