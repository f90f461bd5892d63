import { startTransition } from 'react';
import type { Standing } from './first-screen/first-screen';
import type { Instance } from './instance';
import { loadTakeOver } from './load-take-over';
import { newElement } from './new-element';

/**
 * Draws the screens aside, in slices that leave a slow phone free to answer, and puts them in the place
 * of the first screen when they are whole. Until then the first screen is the live one.
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
      // What was typed stands until it has somewhere to go.
      before.before(box);
    }
  };
  startTransition(() => draw(box));
}
