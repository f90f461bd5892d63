import {
  allowApplyForLoanOption,
  chunk,
  hideApplyForLoanOption,
  useConsumerOriginationOption,
} from '@portico/core';
import { OnDemand, useCore, useNavigate, useSetting } from '@portico/element';
import { useState, type ReactNode } from 'react';

const noticeCode = chunk(() => import('./apply-for-loan.view'));

/**
 * Whether a loan can be applied for: the service allows it, the lender does not hide it, and the
 * application is somewhere: the API's own, or a page of the lender's.
 */
export function useCanApplyForLoan(): boolean {
  const allowed = useSetting(allowApplyForLoanOption);
  const hidden = useSetting(hideApplyForLoanOption);
  const origination = useSetting(useConsumerOriginationOption);
  const { linkFor } = useCore();
  if (hidden || !allowed) return false;
  return origination || linkFor({ screen: 'applyForLoan' }) !== undefined;
}

/**
 * What Apply For Loan does, and the notice to render meanwhile (accounts §4). Without consumer
 * origination the lender's own page is asked for: the screen `applyForLoan`.
 */
export function useApplyForLoan(): readonly [apply: () => void, notice: ReactNode] {
  const navigate = useNavigate();
  const origination = useSetting(useConsumerOriginationOption);
  const [open, setOpen] = useState(false);
  const apply = () => (origination ? setOpen(true) : navigate({ screen: 'applyForLoan' }));
  const notice = open && (
    <OnDemand code={noticeCode}>{(View) => <View onClose={() => setOpen(false)} />}</OnDemand>
  );
  return [apply, notice];
}
