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
 * not for what lies beneath. The system counts the presses of a mouse; those of a finger have no
 * count, so that time and place tell. A press elsewhere or a key ends it.
 */
export function dropSecondPress(first: MouseEvent): void {
  const types = ['pointerdown', 'mousedown', 'click', 'keydown', 'input'] as const;
  const end = () => {
    for (const type of types) removeEventListener(type, drop, true);
  };
  let mouse = false;
  const drop = (event: Event) => {
    if (event.type === 'pointerdown') {
      mouse = event instanceof PointerEvent && event.pointerType === 'mouse';
    }
    if (!(event instanceof MouseEvent) || isOther(event, first)) return end();
    if (mouse && event.detail === 1) return end();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of types) addEventListener(type, drop, true);
  setTimeout(end, interval);
}

/** A press at another place, or too late to belong to the first. */
function isOther(event: MouseEvent, first: MouseEvent): boolean {
  const away = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
  return away > distance || event.timeStamp - first.timeStamp > interval;
}
