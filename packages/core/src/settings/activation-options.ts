import { text } from './setting';

export const customerServicePhone = text('globalOptions.customerServicePhone', {
  for: ['portico-activation'],
  doc: 'Telephone number of customer service, as it is said when an activation fails; without one, the sentence names none.',
});
