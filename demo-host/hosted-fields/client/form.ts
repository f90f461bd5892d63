import {
  cardBrand,
  cardNumberMask,
  changedBy,
  checkCardSecrets,
  digitsMask,
  fail,
  maskedEdit,
  type CardBrand,
} from '@portico/rules';
import type { FormTexts } from './texts';

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
  if (checked.ok) return checked;
  const { cardNumber: number, securityCode } = checked.error;
  const problems: Problems = { ...(number && { number }), ...(securityCode && { securityCode }) };
  return fail({ brand: cardBrand(cardNumber), problems });
}

/** Names the fields, each with the star of a field that is required. */
export function label(locale: string, texts: FormTexts): void {
  document.documentElement.lang = locale;
  for (const field of fields) {
    const star = document.createElement('span');
    star.setAttribute('aria-hidden', 'true');
    star.textContent = '\u00a0*';
    element(`label[for=${field}]`, HTMLLabelElement).replaceChildren(texts[field], star);
  }
}

/** Shows the brand of the number that is typed. */
export function mark(brand: CardBrand | undefined): void {
  const output = element('output', HTMLOutputElement);
  if (output.value !== (brand ?? '')) output.value = brand ?? '';
}

/** Shows each field's problem next to it. */
export function show(problems: Problems, texts: FormTexts): void {
  for (const field of fields) {
    const problem = problems[field];
    inputs[field].setAttribute('aria-invalid', String(problem !== undefined));
    element(`#${field}-error`, HTMLParagraphElement).textContent = problem
      ? texts.problems[field][problem]
      : '';
  }
}

export function focus(field: Field): void {
  inputs[field].focus();
}

/** Calls back after every change, once the text is formatted; what is pasted is not cut. */
export function onChange(changed: () => void): void {
  const masks = { number: cardNumberMask, securityCode: digitsMask(4) };
  for (const field of fields) {
    const input = inputs[field];
    input.addEventListener('input', (event) => {
      const { value, selectionStart } = input;
      const by = changedBy(event instanceof InputEvent ? event : {});
      const edit = { text: value, caret: selectionStart ?? value.length, by };
      const { text } = maskedEdit(edit, masks[field]);
      // The caret of a correction in the middle stays.
      if (text !== value && (by === 'whole' || edit.caret === value.length)) input.value = text;
      changed();
    });
  }
}
