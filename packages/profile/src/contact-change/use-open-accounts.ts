import type { Account } from '@portico/contract';
import { accountsOf } from '@portico/core/accounts';
import { useCore, useQuery } from '@portico/element';
import { isClosed } from '@portico/rules';
import { useMemo } from 'react';

/** What a change can be for: nothing is sent to a borrower about an account that is closed. */
export type OpenAccounts = {
  /** Undefined until they are loaded. */
  readonly accounts: readonly Account[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

export function useOpenAccounts(): OpenAccounts {
  const [list, retry] = useQuery(accountsOf(useCore()));
  const all = list.status === 'ready' ? list.value.accounts : undefined;
  const accounts = useMemo(() => all?.filter(({ comment = '' }) => !isClosed(comment)), [all]);
  return { accounts, hasFailed: list.status === 'failed', retry };
}
