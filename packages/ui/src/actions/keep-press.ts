import { isElement } from '@portico/rules';
import type { MouseEvent } from 'react';

/**
 * Keeps the focus in a field while a button or link is pressed. On blur the field may show an
 * error, which would move the button away under the pointer, and the press would be lost.
 */
export function keepPress(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!isElement(target) || !target.closest('button, a')) return;
  if (currentTarget.querySelector(':is(input, select, textarea):focus')) event.preventDefault();
}
