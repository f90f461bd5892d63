import {
  allowApplyForLoanOption,
  hideApplyForLoanOption,
  useConsumerOriginationOption,
} from '@portico/core';
import { useCore, useNavigate, useSetting } from '@portico/element';
import { useState, type ReactNode } from 'react';

const load = () => import('./apply-for-loan.view');

type Notice = Awaited<ReturnType<typeof load>>['default'];

/** Whether a loan can be applied for: the service allows it and the lender does not hide it. */
export function useCanApplyForLoan(): boolean {
  const allowed = useSetting(allowApplyForLoanOption);
  return !useSetting(hideApplyForLoanOption) && allowed;
}

/**
 * What Apply For Loan does, and the notice to render meanwhile (accounts §4). Without consumer
 * origination the lender's own page is asked for: the screen `applyForLoan`.
 */
export function useApplyForLoan(): readonly [apply: () => void, notice: ReactNode] {
  const core = useCore();
  const navigate = useNavigate();
  const origination = useSetting(useConsumerOriginationOption);
  const [opened, setOpened] = useState<{ readonly View: Notice }>();
  const open = async () => {
    const { default: View, texts } = await load();
    await core.loadTexts(texts);
    setOpened({ View });
  };
  const apply = () => {
    if (!origination) return navigate({ screen: 'applyForLoan' });
    open().catch(() => core.report({ message: 'Apply For Loan could not be opened' }));
  };
  return [apply, opened && <opened.View onClose={() => setOpened(undefined)} />];
}
