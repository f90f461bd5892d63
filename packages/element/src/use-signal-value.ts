import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of a signal; the component is drawn again when it changes. Where React takes over a screen
 * that was made at build time, it first reads what was known then.
 */
export function useSignalValue<T>(signal: ReadonlySignal<T>, asBuilt?: () => T): T {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(changed), [signal]);
  const read = () => signal.peek();
  return useSyncExternalStore(subscribe, read, asBuilt ?? read);
}

/** Whether the page may be asked: not while React takes over what was made without one. */
export function useInPage(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => no;
const yes = () => true;
const no = () => false;
