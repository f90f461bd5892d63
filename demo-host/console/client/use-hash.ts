import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The address's part after `#`, without it. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1));
}
