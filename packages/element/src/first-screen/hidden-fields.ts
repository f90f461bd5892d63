import { read } from './first-words';

/**
 * Where a site remembers which fields of a first screen its lender does not show: their names by tag.
 * They are seen when React draws the screen, and hold for the next page until they are seen again.
 */
export const hiddenKey = 'portico.hidden';

/** Takes out the fields that were not shown last. */
export function hideFields(box: Element, tag: string): void {
  const hidden = String(read(() => localStorage.getItem(hiddenKey))[tag]).split(',');
  for (const control of box.querySelectorAll<HTMLInputElement>('[name]')) {
    if (hidden.includes(control.name)) control.closest('form>*')?.remove();
  }
}
