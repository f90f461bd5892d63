import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { ApiError, Result } from './result';

/** The state of a value read from the server. A refresh keeps the last value available. */
export type ResourceState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly value?: T | undefined }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: ApiError; readonly value?: T | undefined };

/** A value read from the server once and shared by all callers. */
export type Resource<T> = {
  readonly state: ReadonlySignal<ResourceState<T>>;
  /** The cached value, or the request for it; concurrent callers share one request. */
  readonly load: () => Promise<Result<T>>;
  /** Requests the value again. */
  readonly refresh: () => Promise<Result<T>>;
};

/**
 * Creates a resource from a request. `forget` drops the value and the result of a pending request.
 */
export function createResource<T>(
  ask: () => Promise<Result<T>>,
): Resource<T> & { readonly forget: () => void } {
  const state = signal<ResourceState<T>>({ status: 'idle' });
  let current: Promise<Result<T>> | undefined;

  const refresh = () => {
    const before = state.peek();
    const value = 'value' in before ? before.value : undefined;
    state.value = { status: 'loading', value };
    const asked = ask().then((result) => {
      if (current !== asked) return result;
      state.value = result.ok
        ? { status: 'ready', value: result.value }
        : { status: 'failed', error: result.error, value };
      return result;
    });
    current = asked;
    return asked;
  };

  return {
    state,
    refresh,
    load: () => {
      const { status } = state.peek();
      return current && status !== 'failed' ? current : refresh();
    },
    forget: () => {
      current = undefined;
      state.value = { status: 'idle' };
    },
  };
}
