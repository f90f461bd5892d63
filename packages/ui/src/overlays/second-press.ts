import { isElement } from '@portico/rules';
import type { MouseEvent as Press } from 'react';

/** Maximum distance in px between the two presses of a double click. */
const distance = 10;

/** Maximum time in ms between them, where they are not counted. */
const interval = 500;

/** Whether a press is the second of a double click on a button, which should act once. */
export function isSecondPress({ detail, target }: Press): boolean {
  return detail > 1 && isElement(target) && target.closest('[part~=button]') !== null;
}

/**
 * Ignores a press that follows the given one at the same place: it was meant for the dialog that
 * has just closed, not for what is below it. A press elsewhere, a key or a click without a pointer
 * ends this.
 */
export function dropSecondPress(first: MouseEvent): void {
  const types = ['pointerdown', 'mousedown', 'click', 'keydown', 'input'] as const;
  const end = () => {
    for (const type of types) window.removeEventListener(type, drop, true);
  };
  let mouse = false;
  const drop = (event: Event) => {
    if (event.type === 'pointerdown') {
      mouse = event instanceof PointerEvent && event.pointerType === 'mouse';
      // A mouse's press has its count only in the events that follow; stopped here, it has none.
      if (mouse) return;
    }
    if (!(event instanceof MouseEvent) || !isSecond(event, first, mouse)) return end();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of types) window.addEventListener(type, drop, true);
}

/**
 * Whether a press follows the first one as the second of a double click. A mouse's presses are
 * counted, at the speed that its owner has set; touches are not, so their time decides.
 */
function isSecond(press: MouseEvent, first: MouseEvent, mouse: boolean): boolean {
  const hasNoPointer = press.type === 'click' && press.detail === 0;
  const away = Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY);
  if (hasNoPointer || away > distance) return false;
  return mouse ? press.detail > 1 : press.timeStamp - first.timeStamp <= interval;
}
