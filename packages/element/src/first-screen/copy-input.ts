/** A field that a borrower may have filled in before React was loaded. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Copies what was typed and chosen in one box to the same fields of another, with the events that
 * a borrower's input sends, and moves the focus with it.
 *
 * @returns restores the caret, to be called once React has drawn the values: that moves it to the
 *   end
 */
export function copyInput(from: Element, to: Element): () => void {
  const root = from.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : null;
  const targets = fieldsIn(to);
  let restoreCaret = () => {};
  for (const field of fieldsIn(from)) {
    const index = targets.findIndex((one) => isSameField(field, one));
    const [target] = index < 0 ? [] : targets.splice(index, 1);
    if (!target) continue;
    copyValue(field, target);
    if (field !== active) continue;
    target.focus();
    restoreCaret = () => copyCaret(field, target);
  }
  return restoreCaret;
}

function fieldsIn(box: Element): Field[] {
  return [...box.querySelectorAll<Field>('input,textarea,select')];
}

const isChoice = (field: Field): field is HTMLInputElement =>
  'checked' in field && /radio|checkbox/.test(field.type);

function isSameField(one: Field, other: Field): boolean {
  return one.name === other.name && (!isChoice(one) || one.value === other.value);
}

function copyValue(from: Field, to: Field) {
  const send = (type: string) =>
    to.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true }));
  if ('options' in from) {
    if (![...from.options].some((option) => option.selected !== option.defaultSelected)) return;
    to.value = from.value;
    send('change');
  } else if (isChoice(from) && isChoice(to)) {
    if (from.checked === from.defaultChecked) return;
    to.checked = from.defaultChecked;
    to.click();
  } else if (from.value !== from.defaultValue) {
    // Not `to.value = …`, which React observes: it would then ignore the event.
    Reflect.set(Object.getPrototypeOf(to), 'value', from.value, to);
    send('input');
  }
}

/** Unless something else was typed since. */
function copyCaret(from: Field, to: Field) {
  if (!('setSelectionRange' in from && 'setSelectionRange' in to)) return;
  const { selectionStart, selectionEnd } = from;
  if (selectionStart !== null && to.value === from.value)
    to.setSelectionRange(selectionStart, selectionEnd);
}
