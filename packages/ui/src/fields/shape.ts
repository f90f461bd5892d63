import { maskedEdit, type Edit, type Mask } from '@portico/rules';

/** How an input changed a field: the browser's autofill and a password manager insert a whole text. */
export function changedBy(input: Event): Edit['by'] {
  const { inputType = '', data } = input instanceof InputEvent ? input : {};
  if (inputType.startsWith('delete')) return 'deletion';
  const isKey = inputType === 'insertText' ? data?.length === 1 : /^insertComp/.test(inputType);
  return isKey ? 'key' : 'whole';
}

/** Formats a field's text after an input; the caret stays after the same digit. */
export function shapeField(field: HTMLInputElement, input: Event, mask: Mask): void {
  const { value, selectionStart } = field;
  const edit = { text: value, caret: selectionStart ?? value.length, by: changedBy(input) };
  const { text, before } = maskedEdit(edit, mask);
  if (text === value) return;
  field.value = text;
  const forward = input instanceof InputEvent && input.inputType === 'deleteContentForward';
  const place = placeAfter(text, before, forward);
  field.setSelectionRange(place, place);
}

/** The position after so many digits; a forward deletion also skips the separators that follow. */
function placeAfter(text: string, digits: number, forward: boolean): number {
  let place = 0;
  for (let left = digits; left > 0 && place < text.length; place++) {
    if (/\d/.test(text.charAt(place))) left--;
  }
  if (forward) while (/\D/.test(text.charAt(place))) place++;
  return place;
}
