import { loginHistory } from '@portico/contract';
import { createResource } from '@portico/core/internal';
import { useCore, useSignalValue } from '@portico/element';
import { useCallback, useEffect, useMemo } from 'react';
import { signInRows, type SignInRow } from './login-history.model';

export type LoginHistoryState =
  | { readonly at: 'loading' }
  | { readonly at: 'failed' }
  | { readonly at: 'ready'; readonly rows: readonly SignInRow[] };

/** The sign-ins of the borrower, requested when the view is first drawn and at each retry. */
export function useLoginHistory(): readonly [state: LoginHistoryState, retry: () => void] {
  const { client } = useCore();
  const history = useMemo(
    () => createResource(() => client.send(loginHistory, undefined)),
    [client],
  );
  const state = useSignalValue(history.state);
  useEffect(() => {
    void history.load();
  }, [history]);
  const shown = useMemo((): LoginHistoryState => {
    if (state.status === 'ready') return { at: 'ready', rows: signInRows(state.value) };
    return { at: state.status === 'failed' ? 'failed' : 'loading' };
  }, [state]);
  return [shown, useCallback(() => void history.refresh(), [history])];
}
