import { fieldNames } from './field-names';
import { read } from './first-words';

/**
 * Where a site remembers which fields of a first screen its lender does not show: their names by tag.
 * They are seen when React draws the screen, and hold for the next page until they are seen again.
 */
export const hiddenKey = 'portico.hidden';

const kept = () => read(() => localStorage.getItem(hiddenKey));

/** Takes out the fields that were not shown last. */
export function hideFields(box: Element, tag: string): void {
  const hidden = String(kept()[tag]).split(',');
  for (const control of box.querySelectorAll<HTMLInputElement>('[name]')) {
    if (hidden.includes(control.name)) control.closest('form>*')?.remove();
  }
}

/**
 * Remembers for the next page which fields this lender does not show.
 *
 * @param built what the first screen was made with
 * @param shown what React has drawn in its place
 */
export function keepHidden(tag: string, built: Element, shown: Element): void {
  const names = fieldNames(shown);
  // Without any, another screen stands there.
  if (names.length === 0) return;
  const hidden = fieldNames(built).filter((name) => !names.includes(name));
  // A storage that is forbidden holds nothing: the next page begins as this one did.
  read(() => {
    localStorage.setItem(hiddenKey, JSON.stringify({ ...kept(), [tag]: hidden }));
    return null;
  });
}
