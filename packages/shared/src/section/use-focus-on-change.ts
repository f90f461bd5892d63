import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to what is shown instead, because the button that was pressed is gone: to its
 * heading, which may come later, with its code.
 */
export function useFocusOnChange<E extends HTMLElement>(shown: unknown): RefObject<E | null> {
  const top = useRef<E>(null);
  const before = useRef(shown);
  useEffect(() => {
    const element = top.current;
    if (before.current === shown || !element) return undefined;
    before.current = shown;
    const headingIn = () => element.querySelector<HTMLElement>('[part~=heading]');
    const heading = headingIn();
    (heading ?? element).focus();
    if (heading) return undefined;
    const added = new MutationObserver(() => {
      const late = headingIn();
      if (!late) return;
      added.disconnect();
      if (element.matches(':focus')) late.focus();
    });
    added.observe(element, { childList: true, subtree: true });
    return () => added.disconnect();
  }, [shown]);
  return top;
}
