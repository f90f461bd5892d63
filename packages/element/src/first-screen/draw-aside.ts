import { startTransition } from 'react';
import type { Standing } from './first-screen';
import type { Instance } from '../define/instance';
import { loadTakeOver } from './load-take-over';
import { newElement } from '../new-element';

/**
 * Draws the screens in a detached box, in slices that keep a slow phone responsive, and replaces
 * the first screen when they are complete. Until then the first screen stays usable.
 *
 * @param before the first screen's box
 * @param draw   begins to draw in a box
 */
export function drawAside(
  instance: Pick<Instance, 'drawn'>,
  before: Element,
  standing: Standing,
  draw: (box: HTMLElement) => void,
): void {
  const box = newElement('div');
  instance.drawn = (isWhole) => {
    if (isWhole) {
      instance.drawn = undefined;
      standing.keepHidden?.(box);
    }
    if (!standing.isTouched()) {
      standing.release();
      before.replaceWith(box);
    } else if (isWhole) {
      void loadTakeOver().then(({ moveOver }) => moveOver(before, box, standing));
    } else {
      // Keeps what was typed on the page until the complete screens can receive it.
      before.before(box);
    }
  };
  startTransition(() => draw(box));
}
