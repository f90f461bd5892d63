import type { ReadonlySignal } from '@preact/signals-core';
import type { ApiError, Result } from './result';

/** What is known of something the server keeps. A refresh keeps the last value in sight. */
export type ResourceState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly value?: T | undefined }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: ApiError; readonly value?: T | undefined };

/** Something read from the server once and shared by all who ask. */
export type Resource<T> = {
  readonly state: ReadonlySignal<ResourceState<T>>;
  /** The cached value, or the request for it; concurrent callers share one request. */
  readonly load: () => Promise<Result<T>>;
  /** Asks the server again. */
  readonly refresh: () => Promise<Result<T>>;
};
