import {
  cardBrand,
  cardNumberGroups,
  checkCardSecrets,
  digitsOnly,
  type CardBrand,
} from '@portico/rules';
import { texts } from './texts';

type Field = 'number' | 'securityCode';
type Problems = { readonly number?: Problem; readonly securityCode?: Problem };
type Problem = 'required' | 'invalid' | 'unsupported';

function element<E extends Element>(selector: string, kind: new () => E): E {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${selector}`);
  return found;
}

const inputs: Readonly<Record<Field, HTMLInputElement>> = {
  number: element('#number', HTMLInputElement),
  securityCode: element('#securityCode', HTMLInputElement),
};
const fields = ['number', 'securityCode'] as const;

/** Checks what is typed by the rules of the surrounding form (payments §5). */
export function judge(enabled: readonly CardBrand[]) {
  const cardNumber = inputs.number.value;
  const checked = checkCardSecrets(
    { cardNumber, securityCode: inputs.securityCode.value },
    enabled,
  );
  if (checked.ok) return { ok: true, card: checked.value } as const;
  const { cardNumber: number, securityCode } = checked.problems;
  const problems: Problems = { ...(number && { number }), ...(securityCode && { securityCode }) };
  return { ok: false, brand: cardBrand(cardNumber), problems } as const;
}

export function label(locale: 'en' | 'es'): void {
  document.documentElement.lang = locale;
  for (const field of fields) {
    element(`label[for=${field}]`, HTMLLabelElement).textContent = texts[locale][field];
  }
}

/** Shows each field's problem next to it. */
export function show(problems: Problems, locale: 'en' | 'es'): void {
  for (const field of fields) {
    const problem = problems[field];
    inputs[field].setAttribute('aria-invalid', String(problem !== undefined));
    element(`#${field}-error`, HTMLParagraphElement).textContent = problem
      ? texts[locale].problems[field][problem]
      : '';
  }
}

export function focus(field: Field): void {
  inputs[field].focus();
}

/** Calls back after every change; a number typed at its end is formatted in groups. */
export function onChange(changed: () => void): void {
  inputs.number.addEventListener('input', () => {
    const { value, selectionEnd } = inputs.number;
    if (selectionEnd === value.length) inputs.number.value = grouped(value);
    changed();
  });
  inputs.securityCode.addEventListener('input', () => {
    inputs.securityCode.value = digitsOnly(inputs.securityCode.value, 4);
    changed();
  });
}

function grouped(text: string): string {
  const digits = digitsOnly(text);
  let start = 0;
  const groups = cardNumberGroups(cardBrand(digits)).map((length) => {
    start += length;
    return digits.slice(start - length, start);
  });
  return groups.filter((group) => group !== '').join(' ');
}
