import { cardBrand, cardNumberGroups } from '@portico/rules';
import type { Mask } from '@portico/ui';

/** A card number in the digit groups of its card type. */
export const cardNumberMask: Mask = {
  pattern: (text) =>
    cardNumberGroups(cardBrand(text))
      .map((length) => '0'.repeat(length))
      .join(' '),
};

/** Five digits, and four more after a dash (D52). */
export const zipMask: Mask = { pattern: '00000-0000' };

/** `MM/YY`; rewrites `04/2028`, `4/28` and `2028-04`, as browsers fill them in (payments §9). */
export const expirationMask: Mask = { pattern: '00/00', rewrite: monthYear };

function monthYear(text: string): string {
  const [, month = '', year] = /^\s*(\d{1,2})\s*[/-]\s*(?:20)?(\d\d)\s*$/.exec(text) ?? [];
  if (year !== undefined) return `${month.padStart(2, '0')}/${year}`;
  const [, shortYear, isoMonth] = /^20(\d\d)-(\d\d)$/.exec(text) ?? [];
  return isoMonth === undefined ? text : `${isoMonth}/${shortYear}`;
}
