import { handleOf } from './handle';
import { newElement } from '../new-element';
import { unlinkScreens } from './link-screens';

/**
 * Shows above a first screen, once, that the code of its tag does not come. What the screen says of
 * a button that waits for the code goes: pressed, it leads to the error. A skeleton, or the content
 * between the tags alone, waits for nothing any more.
 *
 * @param draw draws the error, with a button that loads the page again
 * @param beforeReload keeps what was typed
 */
export function showNoCode(
  box: Element,
  draw: (place: Element) => void,
  beforeReload: () => void,
): void {
  if (box.querySelector('[role=alert]')) return;
  const place = newElement('div');
  draw(place);
  const error = place.querySelector<HTMLElement>('[role=alert]');
  place.querySelector('button')?.addEventListener('click', () => {
    beforeReload();
    location.reload();
  });
  for (const waiting of box.querySelectorAll('[aria-busy]'))
    waiting.replaceWith(newElement('slot'));
  for (const button of box.querySelectorAll('[aria-disabled][aria-describedby]')) {
    box.querySelector(`[id="${button.getAttribute('aria-describedby') ?? ''}"]`)?.remove();
    button.removeAttribute('aria-describedby');
  }
  unlinkScreens(box);
  box.prepend(place);
  handleOf(box)?.stop?.(() => error?.focus());
}
