import type { ApiError, Query, QueryState } from '@portico/core/internal';
import { signal } from '@preact/signals-core';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSession } from './hooks';
import { useSignalValue } from './use-signal-value';

/** What a component shows of an answer. */
export type AnswerState<T> =
  | { readonly status: 'loading' }
  /** `outdated`: it was requested again, and that failed. */
  | { readonly status: 'ready'; readonly value: T; readonly outdated?: boolean }
  | { readonly status: 'failed'; readonly error: ApiError };

/**
 * The answer of a query for the signed-in borrower: requested when the component is first drawn,
 * unless it is fresh, and when another borrower signs in. What was answered before stays while it is
 * requested again. Once the session is over, it stays until its widget says so; what was not answered
 * by then has failed.
 *
 * @param query undefined while there is nothing to request
 * @returns the answer, and a function that requests it again
 */
export function useQuery<T>(
  query: Query<T> | undefined,
): readonly [state: AnswerState<T>, refresh: () => void] {
  const session = useSession()?.id;
  useEffect(() => {
    const end = query?.show();
    if (session !== undefined) void query?.load();
    return end;
  }, [query, session]);
  const state = useSignalValue(query?.state ?? nothing);
  const answer = useMemo(() => answerOf(state), [state]);
  const [last, setLast] = useState(answer);
  if (session !== undefined && answer !== last) setLast(answer);
  const refresh = useCallback(() => void query?.refresh(), [query]);
  if (session !== undefined) return [answer, refresh];
  return [last.status === 'ready' ? last : signedOut, refresh];
}

const signedOut = {
  status: 'failed',
  error: { kind: 'unauthorized', delivery: 'not-sent' },
} as const;

const nothing = signal<QueryState<never>>({ status: 'idle' });

function answerOf<T>(state: QueryState<T>): AnswerState<T> {
  const outdated = state.status === 'failed';
  if ('value' in state && state.value !== undefined) {
    return { status: 'ready', value: state.value, outdated };
  }
  return outdated ? state : { status: 'loading' };
}
