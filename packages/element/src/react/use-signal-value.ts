import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of a signal; the component redraws when it changes.
 *
 * @param asBuilt the value at build time, which React reads first when it hydrates a prerendered
 *   screen
 */
export function useSignalValue<T>(signal: ReadonlySignal<T>, asBuilt?: () => T): T {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(changed), [signal]);
  const read = () => signal.peek();
  return useSyncExternalStore(subscribe, read, asBuilt ?? read);
}

/** Whether the page's own state may be read: false while React hydrates prerendered markup. */
export function useInPage(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => no;
const yes = () => true;
const no = () => false;
