import { digitsOnly } from '@portico/rules';
import type { Mask } from './mask';

/** (000) 000-0000; a country code before ten digits is dropped (access §5, accounts §5; D51). */
export const phoneMask: Mask = {
  pattern: '(000) 000-0000',
  rewrite: (text) => digitsOnly(text).replace(/^1(?=\d{10}$)/, ''),
};
