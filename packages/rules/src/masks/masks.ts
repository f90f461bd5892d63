import { cardBrand, cardNumberGroups } from '../payments/methods/card-number';
import { phoneLength, ssnLength } from '../registration/identity';
import { digitsOnly } from '../values/input-text';
import type { Mask } from './mask';
import { readDate, readDigits, readPhone } from './read';

/** At most so many digits: routing and account numbers, zip codes. Leading zeros are kept. */
export function digitsMask(most: number): Mask {
  return { pattern: '0'.repeat(most) };
}

/** MM/dd/yyyy (access §5). */
export const dateMask: Mask = { pattern: '00/00/0000', read: readDate };

/** (000) 000-0000; a country code before ten digits is dropped (access §5, accounts §5; D51). */
export const phoneMask: Mask = {
  pattern: '(000) 000-0000',
  read: readPhone,
  typed(text) {
    const digits = digitsOnly(text);
    return digits.length === phoneLength + 1 && digits.startsWith('1') ? digits.slice(1) : text;
  },
};

/** The requested last digits of an SSN; of a whole one, pasted or filled in, the last (D50). */
export function ssnMask(digits: number): Mask {
  return {
    ...digitsMask(digits),
    read(text) {
      const typed = readDigits(text);
      return typed?.length === ssnLength ? typed.slice(-digits) : typed;
    },
  };
}

/** A card number in the digit groups of its card type. */
export const cardNumberMask: Mask = {
  pattern: (text) =>
    cardNumberGroups(cardBrand(text))
      .map((length) => '0'.repeat(length))
      .join(' '),
};

/** A security code, which may be pasted with the sentence it was sent in. */
export const codeMask: Mask = {
  pattern: (text) => '0'.repeat(digitsOnly(text).length),
  read: (text) => {
    const [, code] = /^(?:\D*[^\p{L}\d])?(\d(?:[ -]?\d)*)(?:[^\p{L}\d]\D*)?$/u.exec(text) ?? [];
    return code === undefined ? readDigits(text) : digitsOnly(code);
  },
};
