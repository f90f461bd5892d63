import { useLayoutEffect } from 'react';
import { useSurroundings } from '../context';

/**
 * Gives up the height that is reserved for the first screen of a tag (`min-height`, pixels), once
 * `released`: what follows may be lower, and the rest would stay blank. In the portal the height is
 * not the tag's, and stays.
 */
export function useReleasedHeight(tag: `portico-${string}`, released: boolean): void {
  const { host } = useSurroundings();
  useLayoutEffect(() => {
    if (released && host instanceof HTMLElement && host.localName === tag) {
      host.style.minHeight = '0';
    }
  }, [host, tag, released]);
}
