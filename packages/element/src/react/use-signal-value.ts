import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';

/** The value of a signal; the component redraws when it changes. */
export function useSignalValue<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback((changed: () => void) => signal.subscribe(changed), [signal]);
  const read = () => signal.peek();
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether the page's own state may be read: false while the build prerenders the screen. */
export function useInPage(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => no;
const yes = () => true;
const no = () => false;
