import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is at least so many times as wide as its text is high, as in a container query
 * in em: for content that differs so much that CSS would have to draw it twice. An element without a
 * layout counts as wide.
 */
export function useIsWide(ref: RefObject<HTMLElement | null>, ems: number): boolean {
  const [wide, setWide] = useState(true);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () => {
      const width = element.clientWidth;
      setWide(width === 0 || width >= ems * parseFloat(getComputedStyle(element).fontSize));
    };
    read();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, ems]);
  return wide;
}
