import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export type Size = { readonly width: number; readonly height: number };

/** Before the first layout, and where nothing is laid out. */
const usual: Size = { width: 640, height: 360 };

/** The size of an element in px, kept up to date. */
export function useSize<E extends Element>(): readonly [ref: RefObject<E | null>, size: Size] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState(usual);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      setSize(width > 0 && height > 0 ? { width, height } : usual);
    };
    measure();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
