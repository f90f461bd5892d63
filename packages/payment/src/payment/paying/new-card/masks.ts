import { cardBrand, cardNumberGroups } from '@portico/rules';
import type { Mask } from '@portico/ui';

const digits = (length: number) => Array.from({ length }, () => /\d/);

/** A card number in the groups in which its type prints it. */
export const cardNumberMask: Mask = {
  mask: ({ value }) =>
    cardNumberGroups(cardBrand(value)).flatMap((length, index) =>
      index === 0 ? digits(length) : [' ', ...digits(length)],
    ),
};

/** Five digits, and four more after a dash (D52). */
export const zipMask: Mask = { mask: [...digits(5), '-', ...digits(4)] };

/** `MM/YY`; what browsers fill in as `04/2028`, `4/28` or `2028-04` is brought to it (payments §9). */
export const expirationMask: Mask = {
  mask: [...digits(2), '/', ...digits(2)],
  preprocessors: [
    ({ elementState, data }) => {
      const value = monthYear(elementState.value);
      const { length } = value;
      return {
        data: monthYear(data),
        elementState:
          value === elementState.value ? elementState : { value, selection: [length, length] },
      };
    },
  ],
};

function monthYear(text: string): string {
  const [, month = '', year] = /^\s*(\d{1,2})\s*[/-]\s*(?:20)?(\d\d)\s*$/.exec(text) ?? [];
  if (year !== undefined) return `${month.padStart(2, '0')}/${year}`;
  const [, shortYear, isoMonth] = /^20(\d\d)-(\d\d)$/.exec(text) ?? [];
  return isoMonth === undefined ? text : `${isoMonth}/${shortYear}`;
}
