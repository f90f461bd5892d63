import { useEffect, useRef, type RefObject } from 'react';
import type { StepName } from '../../screens/step-region';

/**
 * Moves the focus to a step that the borrower wants to change, once the confirmation is closed, which
 * gives the focus back to its button.
 *
 * @param steps the steps below the loan's
 * @returns where the name of the step is put
 */
export function useChange(
  steps: RefObject<HTMLElement | null>,
  isClosed: boolean,
): RefObject<StepName | undefined> {
  const wanted = useRef<StepName>(undefined);
  useEffect(() => {
    if (!isClosed || wanted.current === undefined) return;
    const region = steps.current?.parentElement?.querySelector(`[data-step=${wanted.current}]`);
    region?.querySelector<HTMLElement>('h3')?.focus();
    wanted.current = undefined;
  });
  return wanted;
}
