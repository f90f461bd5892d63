import { chunk } from '@portico/core/internal';
import { useCore, useDialog, useNavigate, useSetting, type OpenedByPress } from '@portico/element';
import {
  allowApplyForLoanOption,
  hideApplyForLoanOption,
  useConsumerOriginationOption,
} from '../settings/portal-options';

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
 * Apply For Loan: a press opens its notice (accounts §4). Without consumer origination it navigates
 * to the screen `applyForLoan`, a page of the lender.
 */
export function useApplyForLoan(): OpenedByPress {
  const navigate = useNavigate();
  const origination = useSetting(useConsumerOriginationOption);
  const notice = useDialog(noticeCode, (View, onClose) => <View onClose={onClose} />, origination);
  return origination ? notice : { ...notice, open: () => navigate({ screen: 'applyForLoan' }) };
}
