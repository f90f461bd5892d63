import type { FirstScreenHandle } from '@portico/contract/page-protocol';
import { startTransition } from 'react';
import type { Instance } from '../define/instance';
import { newElement } from '../new-element';
import { copyInput } from './copy-input';

/**
 * Draws React's screen in a detached box, in slices that keep a slow phone responsive, and replaces
 * the first screen with it, keeping what was typed and pressed there. Until then the first screen
 * stays usable.
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
    if (isComplete) {
      instance.drawn = undefined;
      handle.storeHiddenFields?.(box);
    } else if (handle.isTouched()) {
      // What was typed stays on the page until the complete screen can receive it.
      before.before(box);
      return;
    }
    afterComposition(before, handle, () => {
      const finish = moveInput(before, box, handle);
      void ready.then(() => setTimeout(finish));
    });
  };
  startTransition(() => draw(box));
}

/** At once, or when the input method has finished: its text would be lost with the field. */
function afterComposition(before: Element, handle: FirstScreenHandle, run: () => void): void {
  if (!handle.isComposing()) return run();
  const again = () => setTimeout(() => afterComposition(before, handle, run));
  return before.addEventListener('compositionend', again, { once: true });
}

/** @returns the last step, to be called once what was typed is drawn and React listens */
function moveInput(before: Element, box: Element, handle: FirstScreenHandle): () => void {
  // The focus moves from one to the other, so both must be in the document: then a phone's keyboard
  // stays open.
  before.before(box);
  const pressed = handle.release();
  const restoreCaret = copyInput(before, box);
  // The styles of a first screen in the page's HTML.
  before.parentNode?.querySelector('link,style')?.remove();
  before.remove();
  return () => {
    restoreCaret();
    const control = pressed && sameControl(pressed, before, box);
    if (control instanceof HTMLFormElement) control.requestSubmit();
    else control?.click();
  };
}

/** By position and text, by text, or by position where the lender's texts differ. */
function sameControl(pressed: HTMLElement, before: Element, box: Element): HTMLElement | undefined {
  const controls = (root: Element) => [...root.querySelectorAll<HTMLElement>(pressed.localName)];
  const [old, now] = [controls(before), controls(box)];
  const placed = now[old.indexOf(pressed)];
  const hasText = (one: HTMLElement | undefined) => one?.textContent === pressed.textContent;
  if (hasText(placed)) return placed;
  return now.find(hasText) ?? (now.length === old.length ? placed : undefined);
}
