import { draftsKey } from '@portico/core/drafts';
import { chunk } from '@portico/core/internal';
import { useCore } from '@portico/element';
import { useEffect, useRef } from 'react';
import type { PayableAccounts } from './payable-accounts';

const draftCode = chunk(() => import('./paying/draft/drafted-account'));

/** Chooses the loan again that the borrower had chosen, unless the page requests one. */
export function useDraftedAccount(
  accounts: PayableAccounts,
  requested: string | undefined,
  choose: (number: string) => void,
): void {
  const core = useCore();
  const newest = useRef(accounts);
  newest.current = accounts;
  const isOpen = accounts.at === 'ready' && requested === undefined;
  useEffect(() => {
    if (!isOpen || core.environment.sessionStorage?.get(draftsKey) === undefined) return undefined;
    let isCurrent = true;
    void core.onDemand(draftCode, 'background').then(({ draftedAccount }) => {
      const { current } = newest;
      if (!isCurrent || current.at !== 'ready') return;
      const number = draftedAccount(core, current.offered);
      if (number !== undefined) choose(number);
    });
    return () => {
      isCurrent = false;
    };
  }, [core, isOpen, choose]);
}
