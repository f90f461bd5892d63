import type { Account } from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import { useCore, useQuery } from '@portico/element';
import { accountKind, isClosed, isPayable } from '@portico/rules';
import { useEffect } from 'react';

/** The accounts to choose from. */
export type PayableAccounts =
  | { readonly at: 'loading' }
  | { readonly at: 'failed' }
  | {
      readonly at: 'ready';
      readonly list: readonly Account[];
      /** Without closed ones, which are opened only by their address, to say that they are closed. */
      readonly offered: readonly Account[];
    };

/** The loans and lines of credit; an account of an unknown type is left out and reported (D77). */
export function usePayableAccounts(): PayableAccounts {
  const core = useCore();
  const [state] = useQuery(accountsOf(core));
  const accounts = state.status === 'ready' ? state.value.accounts : undefined;
  useEffect(() => {
    for (const { type } of accounts ?? []) {
      if (!accountKind(type)) core.report({ message: `Unknown account type ${type}` });
    }
  }, [core, accounts]);
  if (!accounts) return { at: state.status === 'failed' ? 'failed' : 'loading' };
  const list = accounts.filter(({ type }) => isPayable(type));
  return { at: 'ready', list, offered: list.filter(({ comment = '' }) => !isClosed(comment)) };
}
