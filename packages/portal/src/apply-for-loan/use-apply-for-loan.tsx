import {
  allowApplyForLoanOption,
  chunk,
  hideApplyForLoanOption,
  useConsumerOriginationOption,
} from '@portico/core/internal';
import { OnDemand, useCore, useNavigate, useSetting } from '@portico/element';
import { useState, type ReactNode } from 'react';

const noticeCode = chunk(() => import('./apply-for-loan.view'));

/**
 * Whether the borrower can apply for a loan: the service allows it, the lender does not hide it,
 * and an application exists, in the API or on a page of the lender.
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
 * The action of Apply For Loan, and the notice to render (accounts §4). Without consumer
 * origination it navigates to the screen `applyForLoan`, a page of the lender.
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
