import { loginHistory } from '@portico/contract';
import { useCore, useQuery } from '@portico/element';
import { useMemo } from 'react';
import { signInRows, type SignInRow } from './login-history.model';

export type LoginHistoryState =
  | { readonly at: 'loading' }
  | { readonly at: 'failed' }
  | { readonly at: 'ready'; readonly rows: readonly SignInRow[] };

/** The sign-ins of the borrower, requested when the view is first drawn and at each retry. */
export function useLoginHistory(): readonly [state: LoginHistoryState, retry: () => void] {
  const [state, retry] = useQuery(useCore().query(loginHistory, undefined));
  const shown = useMemo(
    (): LoginHistoryState =>
      state.status === 'ready'
        ? { at: 'ready', rows: signInRows(state.value) }
        : { at: state.status },
    [state],
  );
  return [shown, retry];
}
