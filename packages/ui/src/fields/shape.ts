import { changedBy, maskedEdit, type Edit, type Mask } from '@portico/rules';

/** How an input event has changed a field. */
export function changeOf(input: Event): Edit['by'] {
  return changedBy(input instanceof InputEvent ? input : {});
}

/** Formats a field's text after an input; the caret stays after the same digit. */
export function shapeField(field: HTMLInputElement, input: Event, mask: Mask): void {
  const { value, selectionStart } = field;
  const edit = { text: value, caret: selectionStart ?? value.length, by: changeOf(input) };
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
