import { chunk, useRemoteBranchLocatorOption } from '@portico/core/internal';
import { OnDemand, useSetting } from '@portico/element';
import { useState, type ReactNode } from 'react';

const noticeCode = chunk(() => import('./remote-branch-locator.view'));

/**
 * The action of the Locations button, undefined while the lender has no branch locator on another
 * site, and the notice to render (access §2).
 */
export function useRemoteBranchLocator(): readonly [
  open: (() => void) | undefined,
  notice: ReactNode,
] {
  const enabled = useSetting(useRemoteBranchLocatorOption);
  const [isOpen, setIsOpen] = useState(false);
  const notice = isOpen && (
    <OnDemand code={noticeCode}>{(View) => <View onClose={() => setIsOpen(false)} />}</OnDemand>
  );
  return [enabled ? () => setIsOpen(true) : undefined, notice];
}
