import { toJson } from '@portico/rules';
import { hiddenFieldsKey, objectIn } from '@portico/contract/page-protocol';
import { changeStorage } from './change-storage';

const stored = () => objectIn(() => localStorage.getItem(hiddenFieldsKey));

/** Removes the fields that were hidden the last time. */
export function hideFields(box: Element, tag: string): void {
  const hidden = String(stored()[tag]).split(',');
  for (const control of controlsIn(box)) {
    if (hidden.includes(control.name)) control.closest('form>*')?.remove();
  }
}

/**
 * Stores for the next page which fields this lender hides.
 *
 * @param built the first screen with every field
 * @param shown what React has drawn in its place
 */
export function storeHiddenFields(tag: string, built: Element, shown: Element): void {
  const names = controlsIn(shown).map(({ name }) => name);
  // Without any, another screen is shown.
  if (names.length === 0) return;
  const hidden = controlsIn(built)
    .map(({ name }) => name)
    .filter((name) => !names.includes(name));
  changeStorage(() =>
    localStorage.setItem(hiddenFieldsKey, toJson({ ...stored(), [tag]: hidden })),
  );
}

function controlsIn(box: Element): readonly HTMLInputElement[] {
  return [...box.querySelectorAll<HTMLInputElement>('[name]')];
}
