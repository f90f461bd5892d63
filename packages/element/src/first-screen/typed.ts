/** A field a borrower may have filled in before React was loaded. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input,textarea,select';

/**
 * Reads the fields in a box. The function returned sends what was typed to the same fields, where
 * React has not seen it yet, or to those of another box; it returns one that restores the caret.
 */
export function keepTyped(box: Element, other = box): () => () => void {
  const before = fieldsIn(box);
  const standing = before.map(noteOf);
  const root = box.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : null;
  return () => {
    let toCaret: () => void = () => undefined;
    const after = fieldsIn(other);
    for (const [index, field] of before.entries()) {
      const now = after.includes(field) ? field : after.find((one) => isAlike(field, one));
      if (!now) continue;
      // Hydration may empty a field that React believes to be empty.
      const note = (!field.value && standing[index]) || noteOf(field);
      if (field.value !== note.value) field.value = note.value;
      tell(now, field);
      if (field !== active) continue;
      now.focus();
      toCaret = () => putCaret(now, note);
    }
    return toCaret;
  };
}

function fieldsIn(box: Element): readonly Field[] {
  return [...box.querySelectorAll<Field>(fields)];
}

function isAlike(one: Field, other: Field): boolean {
  const isChoice = 'checked' in one && /radio|checkbox/.test(one.type);
  return one.name === other.name && (!isChoice || one.value === other.value);
}

/** What a field holds, and where the caret is in it. */
type Note = { readonly value: string; readonly caret: readonly [number | null, number | null] };

function noteOf(field: Field): Note {
  const caret = 'selectionStart' in field ? field : undefined;
  return {
    value: field.value,
    caret: [caret?.selectionStart ?? null, caret?.selectionEnd ?? null],
  };
}

/** Restores the caret, unless something else was typed since. */
function putCaret(now: Field, { value, caret: [start, end] }: Note) {
  if (start === null || end === null) return;
  if ('setSelectionRange' in now && now.value === value) now.setSelectionRange(start, end);
}

/** Repeats the events that the borrower's input sent before React listened. */
function tell(now: Field, before: Field) {
  const { value } = before;
  const send = (type: string) =>
    now.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  if ('options' in before) {
    if (![...before.options].some((option) => option.selected !== option.defaultSelected)) return;
    now.value = value;
    send('change');
  } else if ('checked' in before && 'checked' in now && /radio|checkbox/.test(before.type)) {
    if (before.checked === before.defaultChecked) return;
    now.checked = before.defaultChecked;
    now.click();
  } else if (value !== before.defaultValue) {
    if (now.value !== value) now.value = value;
    forget(now);
    send('input');
  }
}

/**
 * React ignores an `input` event whose text it has already read from the field; this resets that
 * record.
 */
function forget(field: Field) {
  const tracker: unknown = Reflect.get(field, '_valueTracker');
  if (typeof tracker !== 'object' || !tracker || !('setValue' in tracker)) return;
  const { setValue } = tracker;
  if (typeof setValue === 'function') Reflect.apply(setValue, tracker, [`${field.value}.`]);
}
