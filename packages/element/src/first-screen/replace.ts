import type { FirstScreenHandle } from '@portico/contract/page-protocol';
import { startTransition } from 'react';
import type { Instance } from '../define/instance';
import { newElement } from '../new-element';

/**
 * Draws React's screen in a detached box, in slices that keep a slow phone responsive, and replaces
 * the first screen with it, which hands over what was typed and pressed there. Until then the first
 * screen stays usable.
 *
 * @param before the first screen's box
 * @param draw   begins to draw in a box
 */
export function replaceFirstScreen(
  instance: Pick<Instance, 'host' | 'drawn'>,
  before: Element,
  handle: FirstScreenHandle,
  draw: (box: HTMLElement) => void,
): void {
  const box = newElement('div');
  const ready = new Promise((resolve) => {
    instance.host.addEventListener('portico-ready', resolve, { once: true });
  });
  instance.drawn = (isComplete) => {
    if (isComplete) instance.drawn = undefined;
    // What was typed stays on the page until the complete screen can receive it.
    if (isComplete || !handle.isTouched()) handle.handOver(box, ready);
    else before.before(box);
  };
  startTransition(() => draw(box));
}
