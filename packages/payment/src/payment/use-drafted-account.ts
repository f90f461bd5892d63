import { draftsKey } from '@portico/core/drafts';
import { chunk } from '@portico/core/internal';
import { useCore } from '@portico/element';
import { useEffect } from 'react';

const draftCode = chunk(() => import('./paying/draft/drafted-account'));

/** Chooses the loan again that the borrower had chosen, while `isOpen`: none is requested. */
export function useDraftedAccount(isOpen: boolean, choose: (number: string) => void): void {
  const core = useCore();
  useEffect(() => {
    let isCurrent = isOpen && core.environment.sessionStorage?.get(draftsKey) !== undefined;
    if (isCurrent) {
      void core.onDemand(draftCode, 'background').then(({ draftedAccount }) => {
        const number = draftedAccount(core);
        if (isCurrent && number) choose(number);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [core, isOpen, choose]);
}
