import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { LocalDate } from '@portico/rules';
import type { ApiError, CallOutcome } from '../http/api-error';

/** The state of an answer. The last value stays available while it is requested again. */
export type QueryState<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly value?: T | undefined }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: ApiError; readonly value?: T | undefined };

/** The answer of one call to one input, requested once and shared by all that need it. */
export type Query<T> = {
  readonly state: ReadonlySignal<QueryState<T>>;
  /** The answer if it is fresh, else a request for it; concurrent callers share one request. */
  readonly load: () => Promise<CallOutcome<T>>;
  /** Requests the answer again. */
  readonly refresh: () => Promise<CallOutcome<T>>;
  /**
   * Called by what shows the answer; returns the end of that. An answer that is not kept is forgotten
   * when nothing shows it any more.
   */
  readonly show: () => () => void;
};

/** What a query is made of. */
export type QueryNeeds<T> = {
  readonly ask: () => Promise<CallOutcome<T>>;
  /** Whether the answer is kept while nothing shows it. */
  readonly isKept: boolean;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** The institution's date. */
  readonly today: () => LocalDate;
};

/** Milliseconds after which a kept answer is requested again when it is needed next. */
export const longestKept = 5 * 60_000;

/**
 * Creates a query. A kept answer is fresh for `longestKept`, on the institution's day of its request
 * and until `outdate`; another one while something shows it. One that failed never is, unless the
 * API lacks the call.
 *
 * - `outdate`: what was answered, or is being answered, may have changed.
 * - `forget`: drops the answer, also of a pending request.
 */
export function createQuery<T>({ ask, isKept, now, today }: QueryNeeds<T>): Query<T> & {
  readonly outdate: () => void;
  readonly forget: () => void;
} {
  const state = signal<QueryState<T>>({ status: 'idle' });
  let current: Promise<CallOutcome<T>> | undefined;
  let asked: { readonly at: number; readonly on: LocalDate } | undefined;
  let shown = 0;

  const refresh = () => {
    const before = state.peek();
    const value = 'value' in before ? before.value : undefined;
    state.value = { status: 'loading', value };
    asked = { at: now(), on: today() };
    const answer = ask().then((result) => {
      if (current !== answer) return result;
      state.value = result.ok
        ? { status: 'ready', value: result.value }
        : { status: 'failed', error: result.error, value };
      return result;
    });
    current = answer;
    return answer;
  };

  const isMissing = () => {
    const known = state.peek();
    return known.status === 'failed' && known.error.kind === 'missing';
  };

  const isFresh = () => {
    const { status } = state.peek();
    if (!asked || (status === 'failed' && !isMissing())) return false;
    if (status !== 'ready') return true;
    return isKept ? now() - asked.at < longestKept && today() === asked.on : shown > 0;
  };

  const forget = () => {
    current = undefined;
    asked = undefined;
    state.value = { status: 'idle' };
  };

  return {
    state,
    refresh,
    load: () => (current && isFresh() ? current : refresh()),
    show: () => {
      shown += 1;
      return () => {
        shown -= 1;
        if (shown === 0 && !isKept && !isMissing()) forget();
      };
    },
    outdate: () => {
      asked = undefined;
    },
    forget,
  };
}
