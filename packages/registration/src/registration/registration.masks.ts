import type { Mask } from '@portico/ui';
import { digitsOnly } from '@portico/rules';

const digit = /\d/;
const digits = (count: number) => Array.from({ length: count }, () => digit);

/** An account number's groups with dashes between them (access §5). */
export function accountNumberMask(groups: readonly number[]): Mask {
  return {
    mask: groups.flatMap((count, index) => [...(index > 0 ? ['-'] : []), ...digits(count)]),
  };
}

/** Puts text that came all at once, pasted or filled in, into the form that the mask expects. */
function rewritten(rewrite: (text: string) => string): NonNullable<Mask['preprocessors']> {
  return [
    ({ elementState, data }) => ({
      elementState: data ? elementState : { ...elementState, value: rewrite(elementState.value) },
      data: rewrite(data),
    }),
  ];
}

/** MM/dd/yyyy; a browser that knows the day writes yyyy-MM-dd (access §5). */
export const dateMask: Mask = {
  mask: [...digits(2), '/', ...digits(2), '/', ...digits(4)],
  preprocessors: rewritten((text) => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1')),
};

/** (000) 000-0000; a country code before ten digits is dropped (access §5; D51). */
export const phoneMask: Mask = {
  mask: ['(', ...digits(3), ')', ' ', ...digits(3), '-', ...digits(4)],
  preprocessors: rewritten((text) => {
    const all = digitsOnly(text);
    return all.length === 11 && all.startsWith('1') ? all.slice(1) : text;
  }),
};
