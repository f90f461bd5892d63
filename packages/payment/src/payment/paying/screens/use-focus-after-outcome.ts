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
    const root = part?.getRootNode();
    if (!followsOutcome || !(root instanceof Document || root instanceof ShadowRoot)) return;
    // Without a focus, a shadow root has no active element, and a document has its body.
    if (part && (!root.activeElement || root.activeElement.contains(part))) focusOnce(part);
  }, [steps, followsOutcome]);
}

/** Later it takes no focus, so that a press beside a field does not move it there. */
function focusOnce(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus();
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
}
