/** A field a borrower may have been at before React was. */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input,textarea,select';

/**
 * Remembers the fields that stand in a box; what is returned puts what was typed there where it
 * belongs: into the same fields, of which React knows nothing yet, or into those of another box.
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
      // Taking over may empty a field that it believes to be empty.
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

/** Gives a field the caret that another one had, or it itself, unless something else was typed since. */
function putCaret(now: Field, { value, caret: [start, end] }: Note) {
  if (start === null || end === null) return;
  if ('setSelectionRange' in now && now.value === value) now.setSelectionRange(start, end);
}

/** Sends the events that the borrower's hands have sent before anybody listened. */
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

/** React passes over an event whose text it has read already, which it has of every field it finds. */
function forget(field: Field) {
  const tracker: unknown = Reflect.get(field, '_valueTracker');
  if (typeof tracker !== 'object' || !tracker || !('setValue' in tracker)) return;
  const { setValue } = tracker;
  if (typeof setValue === 'function') Reflect.apply(setValue, tracker, [`${field.value}.`]);
}
