import { digitsOnly } from '@portico/rules';
import type { Mask } from '@portico/ui';

/** An account number's groups with dashes between them (access §5). */
export function accountNumberPattern(groups: readonly number[]): string {
  return groups.map((length) => '0'.repeat(length)).join('-');
}

/** (000) 000-0000; a country code before ten digits is dropped (access §5; D51). */
export const phoneMask: Mask = {
  pattern: '(000) 000-0000',
  rewrite: (text) => digitsOnly(text).replace(/^1(?=\d{10}$)/, ''),
};
