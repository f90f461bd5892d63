import type { MouseEvent } from 'react';

/**
 * A press on a form's button leaves the focus where it is. A field that is left says what is wrong
 * with it, which would move the button away under the pointer, and the press would be lost.
 */
export function keepPress(event: MouseEvent<HTMLFormElement>): void {
  const { target } = event;
  if (target instanceof Element && target.closest('button[type=submit]')) event.preventDefault();
}
