import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Before the first layout, and where nothing is laid out. */
const usual = 640;

/** The width of an element in whole px, kept up to date. */
export function useWidth<E extends Element>(): readonly [ref: RefObject<E | null>, width: number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width) || usual);
    measure();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
