import type { ReadonlySignal } from '@preact/signals-core';
import { useMemo, useSyncExternalStore } from 'react';

/** The value of a signal; the component redraws when it changes. */
export function useSignalValue<T>(signal: ReadonlySignal<T>): T {
  // The same functions in each draw: a new one is an effect of it, and a screen has hundreds.
  const [subscribe, read] = useMemo(
    () => [(changed: () => void) => signal.subscribe(changed), () => signal.peek()] as const,
    [signal],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether the page's own state may be read: false while the build prerenders the screen. */
export function useInPage(): boolean {
  return useSyncExternalStore(never, yes, no);
}

const never = () => no;
const yes = () => true;
const no = () => false;
