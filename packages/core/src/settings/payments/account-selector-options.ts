import { richText } from '../setting';

export const accountSelectorText = richText('generalPaymentOptions.accountSelectorText', {
  for: ['portico-payment'],
  doc: 'Text next to the account selector.',
});
