import { fieldNames } from './field-names';
import { read } from './first-words';

/**
 * Where a site stores the names of the first screen's fields that its lender hides, by tag. They
 * are updated each time React draws the screen, and used on the next page.
 */
export const hiddenKey = 'portico.hidden';

const kept = () => read(() => localStorage.getItem(hiddenKey));

/** Removes the fields that were hidden the last time. */
export function hideFields(box: Element, tag: string): void {
  const hidden = String(kept()[tag]).split(',');
  for (const control of box.querySelectorAll<HTMLInputElement>('[name]')) {
    if (hidden.includes(control.name)) control.closest('form>*')?.remove();
  }
}

/**
 * Stores for the next page which fields this lender hides.
 *
 * @param built the first screen with every field
 * @param shown what React has drawn in its place
 */
export function keepHidden(tag: string, built: Element, shown: Element): void {
  const names = fieldNames(shown);
  // Without any, another screen is shown.
  if (names.length === 0) return;
  const hidden = fieldNames(built).filter((name) => !names.includes(name));
  // Where storage is blocked, nothing is stored: the next page begins as this one did.
  read(() => {
    localStorage.setItem(hiddenKey, JSON.stringify({ ...kept(), [tag]: hidden }));
    return null;
  });
}
