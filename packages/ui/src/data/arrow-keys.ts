import type { KeyboardEvent } from 'react';

/** The index each key moves to, in a row of `count` items. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The key; '' for one held with another, which the browser has a use for: Alt+ArrowLeft goes back. */
export function plainKey(event: KeyboardEvent): string {
  return event.altKey || event.ctrlKey || event.metaKey ? '' : event.key;
}

/** Where a key moves the focus in a row of items; -1 for a key that does not move it. */
export function movedIndex(key: string, index: number, count: number): number {
  return moves[key]?.(index, count) ?? -1;
}
