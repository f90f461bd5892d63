import { digitsOnly, shapeDigits } from '@portico/rules';

/** How digits are formatted while they are typed, pasted or filled in by the browser. */
export type Mask = {
  /** `0` for each digit, such as `00/00`; or a function of the text typed so far. */
  readonly pattern: string | ((text: string) => string);
  /** Converts text inserted at once, pasted or filled in, to what the pattern expects. */
  readonly rewrite?: ((text: string) => string) | undefined;
  /** The same for the text after each key that inserts a character. */
  readonly typed?: ((text: string) => string) | undefined;
};

/** A text formatted by a mask. */
export function shaped(text: string, { pattern }: Mask): string {
  return shapeDigits(text, typeof pattern === 'string' ? pattern : pattern(text));
}

/** Formats a field's text after an input; the caret stays after the same digit. */
export function shapeField(field: HTMLInputElement, input: Event, mask: Mask): void {
  const typed = input instanceof InputEvent ? input : undefined;
  const kind = typed?.inputType ?? '';
  // Any other input inserts a whole text; a password manager's arrives as one insertion.
  const byKey = kind === 'insertText' ? typed?.data?.length === 1 : /^(insertC|del)/.test(kind);
  const text = field.value;
  const convert = byKey ? kind === 'insertText' && mask.typed : mask.rewrite;
  const came = convert ? convert(text) : text;
  const caret = came === text ? (field.selectionStart ?? text.length) : came.length;
  const value = shaped(came, mask);
  if (value === text) return;
  field.value = value;
  const place = placeAfter(value, digitsOnly(came.slice(0, caret)).length, kind);
  field.setSelectionRange(place, place);
}

/** The position after so many digits; a forward deletion also skips the separators that follow. */
function placeAfter(text: string, digits: number, kind: string): number {
  let place = 0;
  for (let left = digits; left > 0 && place < text.length; place++) {
    if (/\d/.test(text.charAt(place))) left--;
  }
  if (kind === 'deleteContentForward') while (/\D/.test(text.charAt(place))) place++;
  return place;
}
