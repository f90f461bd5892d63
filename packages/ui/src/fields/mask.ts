import { digitsOnly, shapeDigits } from '@portico/rules';

/** How digits are shaped while they are typed, pasted or filled in by the browser. */
export type Mask = {
  /** `0` where a digit stands, such as `00/00`; for some it depends on what is typed so far. */
  readonly pattern: string | ((text: string) => string);
  /** Brings what comes all at once, pasted or filled in, to what the pattern expects. */
  readonly rewrite?: ((text: string) => string) | undefined;
};

/** A text in the shape of a mask. */
export function shaped(text: string, { pattern }: Mask): string {
  return shapeDigits(text, typeof pattern === 'string' ? pattern : pattern(text));
}

/** Shapes what a field holds after an input; the caret stays behind the digit that it stood behind. */
export function shapeField(field: HTMLInputElement, input: Event, mask: Mask): void {
  const typed = input instanceof InputEvent ? input : undefined;
  const kind = typed?.inputType ?? '';
  // What is neither a key nor a deletion comes all at once; a password manager's text is one insertion.
  const byKey = kind === 'insertText' ? typed?.data?.length === 1 : /^(insertC|del)/.test(kind);
  const text = field.value;
  const came = byKey ? text : (mask.rewrite?.(text) ?? text);
  const caret = came === text ? (field.selectionStart ?? text.length) : came.length;
  const value = shaped(came, mask);
  if (value === text) return;
  field.value = value;
  const place = placeAfter(value, digitsOnly(came.slice(0, caret)).length, kind);
  field.setSelectionRange(place, place);
}

/** Behind so many digits; what was deleted forwards leads past what stands after them. */
function placeAfter(text: string, digits: number, kind: string): number {
  let place = 0;
  for (let left = digits; left > 0 && place < text.length; place++) {
    if (/\d/.test(text.charAt(place))) left--;
  }
  if (kind === 'deleteContentForward') while (/\D/.test(text.charAt(place))) place++;
  return place;
}
