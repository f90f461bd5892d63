import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to what is shown instead, or its heading, because the button that was pressed is gone. */
export function useFocusOnChange<E extends HTMLElement>(shown: unknown): RefObject<E | null> {
  const top = useRef<E>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const heading = top.current?.querySelector<HTMLElement>('[part~=heading]');
    (heading ?? top.current)?.focus();
  }, [shown]);
  return top;
}
