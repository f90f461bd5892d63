import type { ReadonlySignal } from '@preact/signals-core';
import { useEffect, useRef } from 'react';
import { useMounted } from './use-mounted';
import { useSignalValue } from './use-signal-value';

/**
 * A process with steps or waits: its state as a signal, the events it accepts, and its disposal.
 */
export type Flow<S, E> = {
  readonly state: ReadonlySignal<S>;
  readonly send: (event: E) => void;
  readonly dispose: () => void;
};

/**
 * Runs a flow while the component is mounted: created at the first draw, disposed after unmounting.
 * The disposal waits for a microtask, so that StrictMode's second mount and an element moved in the
 * document keep their flow.
 */
export function useFlow<S, E>(
  create: () => Flow<S, E>,
): { readonly state: S; readonly send: (event: E) => void } {
  const ref = useRef<Flow<S, E> | null>(null);
  if (ref.current === null) ref.current = create();
  const flow = ref.current;
  const mounted = useMounted();
  useEffect(
    () => () =>
      queueMicrotask(() => {
        if (!mounted.current) flow.dispose();
      }),
    [flow, mounted],
  );
  return { state: useSignalValue(flow.state), send: flow.send };
}
