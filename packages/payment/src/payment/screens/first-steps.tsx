import type { Account } from '@portico/contract';
import { useTexts } from '@portico/element';
import { Spinner } from '@portico/ui';
import type { ReactNode } from 'react';
import { paymentTexts } from '../payment.texts';
import { Owed } from './owed';
import { WaitingStep } from './step-region';
import { Summary } from './summary';

/** The steps before a loan is chosen, and while the code for them is loaded. */
export function FirstSteps(props: {
  /** The chosen loan. */
  readonly account: Account | undefined;
  /** It, or the list of loans, is being loaded. */
  readonly loading: boolean;
  /** Leads to the choice of a loan. */
  readonly go: () => void;
}): ReactNode {
  const { account, loading, go } = props;
  const t = useTexts(paymentTexts);
  return (
    <>
      <div className="grid grid-cols-1 gap-10">
        <div>
          <Owed due={account?.loanAmountDue} dueDate={account?.loanDueDate} />
        </div>
        <WaitingSteps loading={loading} />
      </div>
      <Summary loan={account} missing={{ text: t(loading ? 'loading' : 'goLoan'), go }} />
    </>
  );
}

/** Every step after the loan, in its place. */
export function WaitingSteps({ loading }: { readonly loading: boolean }): ReactNode {
  const t = useTexts(paymentTexts);
  const wait = t('waitLoan');
  return (
    <>
      <WaitingStep name="method" heading={t('methodHeading')}>
        {loading ? <Spinner diameter={50} label={t('loading')} /> : wait}
      </WaitingStep>
      <WaitingStep name="timing" heading={t('frequencyHeading')}>
        {!loading && wait}
      </WaitingStep>
      <WaitingStep name="amount" heading={t('amountHeading')}>
        {!loading && wait}
      </WaitingStep>
    </>
  );
}
