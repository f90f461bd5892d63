import { richText } from '../setting';

/** Text next to the account selector. */
export const accountSelectorText = richText('generalPaymentOptions.accountSelectorText');
