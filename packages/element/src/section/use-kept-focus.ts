import { useEffect, type RefObject } from 'react';

/**
 * Moves the focus to an element when buttons inside it that had the focus are removed.
 *
 * @param shown whether the buttons are shown
 */
export function useKeptFocus(element: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown) return undefined;
    return () => {
      const part = element.current;
      const root = part?.getRootNode();
      if (!(root instanceof Document || root instanceof ShadowRoot)) return;
      // Without a focus, a shadow root has no active element, and a document has its body.
      if (!root.activeElement || root.activeElement.contains(part)) part?.focus();
    };
  }, [element, shown]);
}
