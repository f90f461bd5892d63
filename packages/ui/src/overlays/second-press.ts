import type { MouseEvent as Press } from 'react';

/** Time in ms and distance in px between the two presses of a double click, as systems have it. */
const interval = 500;
const distance = 10;

/** The second press of a double click on a button that does something: it was pressed once. */
export function isSecondPress({ detail, target }: Press): boolean {
  return detail > 1 && target instanceof Element && target.closest('[part~=button]') !== null;
}

/**
 * Drops a press that follows the given one at the same place: it was meant for what has just gone,
 * not for what lies beneath. A time and a place tell it, as a second tap has no count; a press
 * elsewhere ends it.
 */
export function dropSecondPress(first: MouseEvent): void {
  const types = ['pointerdown', 'mousedown', 'click'] as const;
  const end = () => {
    for (const type of types) removeEventListener(type, drop, true);
  };
  const drop = (event: MouseEvent) => {
    const away = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
    if (away > distance || event.timeStamp - first.timeStamp > interval) return end();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of types) addEventListener(type, drop, true);
  setTimeout(end, interval);
}
