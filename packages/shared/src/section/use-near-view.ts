import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far below the window a section starts to load, as CSS length. */
const ahead = '600px';

/**
 * Whether an element is, or once was, near the visible part of the page, so that a section further
 * down requests nothing before. Without IntersectionObserver, and when printing, it counts as near.
 */
export function useNearView<E extends Element>(): readonly [
  ref: RefObject<E | null>,
  near: boolean,
] {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    const show = () => setNear(true);
    if (!('IntersectionObserver' in globalThis)) {
      show();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: `${ahead} 0px` },
    );
    observer.observe(element);
    addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', show);
    };
  }, [near]);
  return [ref, near];
}
