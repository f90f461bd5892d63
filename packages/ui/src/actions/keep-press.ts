import type { MouseEvent } from 'react';

/**
 * A press on a button or link leaves the focus in the field that has it. A field that is left says
 * what is wrong with it, which would move the button away under the pointer, and the press would be
 * lost.
 */
export function keepPress(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || !target.closest('button, a')) return;
  if (currentTarget.querySelector(':is(input, select, textarea):focus')) event.preventDefault();
}
