import { isFocusLost } from '@portico/ui';
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
      if (part && isFocusLost(part)) part.focus();
    };
  }, [element, shown]);
}
