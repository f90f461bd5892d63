import type { ApiError, Result } from '@portico/core/internal';
import { useCallback, useEffect, useState } from 'react';

/** What a section has of its own request. */
export type AnswerState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: ApiError };

/**
 * A section's own request: sent once for each `ask`, which must stay the same object while it asks
 * for the same, and again at each retry. The answer to an earlier `ask` is ignored.
 */
export function useAnswer<T>(
  ask: () => Promise<Result<T>>,
): readonly [state: AnswerState<T>, retry: () => void] {
  const [state, setState] = useState<AnswerState<T>>({ status: 'loading' });
  const [requests, setRequests] = useState(0);
  useEffect(() => {
    let current = true;
    setState({ status: 'loading' });
    void ask().then((answer) => {
      if (!current) return;
      setState(
        answer.ok
          ? { status: 'ready', value: answer.value }
          : { status: 'failed', error: answer.error },
      );
    });
    return () => {
      current = false;
    };
  }, [ask, requests]);
  return [state, useCallback(() => setRequests((count) => count + 1), [])];
}
