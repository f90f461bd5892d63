import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is at least so many pixels wide: for content that differs so much that CSS would
 * have to draw it twice. An element without a layout counts as wide.
 */
export function useIsWide(ref: RefObject<HTMLElement | null>, width: number): boolean {
  const [wide, setWide] = useState(true);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () => setWide(element.clientWidth === 0 || element.clientWidth >= width);
    read();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, width]);
  return wide;
}
