import type { MouseEvent as Press } from 'react';

/**
 * Maximum time in ms and distance in px between the two presses of a double click, as in most
 * systems.
 */
const interval = 500;
const distance = 10;

/** Whether a press is the second of a double click on a button, which should act once. */
export function isSecondPress({ detail, target }: Press): boolean {
  return detail > 1 && target instanceof Element && target.closest('[part~=button]') !== null;
}

/**
 * Ignores a press that follows the given one at the same place: it was meant for the dialog that
 * has just closed, not for what is below it. Mouse presses have a click count; touches do not, so
 * time and place decide. A press elsewhere, a key or a click without a pointer ends this.
 */
export function dropSecondPress(first: MouseEvent): void {
  const types = ['pointerdown', 'mousedown', 'click', 'keydown', 'input'] as const;
  // Kept, because a test's window may be gone when the time is over.
  const target = window;
  const end = () => {
    for (const type of types) target.removeEventListener(type, drop, true);
  };
  let mouse = false;
  const drop = (event: Event) => {
    if (event.type === 'pointerdown') {
      mouse = event instanceof PointerEvent && event.pointerType === 'mouse';
      // A mouse's press has its count only in the events that follow; stopped here, it has none.
      if (mouse) return;
    }
    if (!(event instanceof MouseEvent) || isOther(event, first)) return end();
    if (mouse && event.detail === 1) return end();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of types) target.addEventListener(type, drop, true);
  setTimeout(end, interval);
}

/** Whether a press is elsewhere, too late to belong to the first, or a click without a pointer. */
function isOther(event: MouseEvent, first: MouseEvent): boolean {
  if (event.type === 'click' && event.detail === 0) return true;
  const away = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
  return away > distance || event.timeStamp - first.timeStamp > interval;
}
