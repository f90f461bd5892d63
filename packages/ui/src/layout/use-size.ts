import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** In whole px, without border and scroll bar. */
export type Size = { readonly width: number; readonly height: number };

/** The size of an element's text, in px, of which the usual one has 16. */
const usualText = 16;

/**
 * The inner size of an element, and how many times as large as usual its text is, kept up to date.
 *
 * @param usual before the first layout, and where nothing is laid out
 */
export function useSize<E extends Element>(
  usual: Size,
): readonly [ref: RefObject<E | null>, size: Size, textScale: number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  const [height, setHeight] = useState(0);
  const [text, setText] = useState(usualText);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      setWidth(element.clientWidth);
      setHeight(element.clientHeight);
      setText(parseFloat(getComputedStyle(element).fontSize) || usualText);
    };
    measure();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width > 0 && height > 0 ? { width, height } : usual, text / usualText];
}
