import { isFocusLost } from '@portico/ui';
import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves the focus to the steps that take the place of an outcome, because its heading had it.
 * Before a message takes it, and not from where the borrower chose another loan.
 */
export function useFocusAfterOutcome(
  steps: RefObject<HTMLElement | null>,
  followsOutcome: boolean,
): void {
  useLayoutEffect(() => {
    const part = steps.current;
    if (followsOutcome && part && isFocusLost(part)) focusOnce(part);
  }, [steps, followsOutcome]);
}

/** Later it takes no focus, so that a press beside a field does not move it there. */
function focusOnce(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus();
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
}
