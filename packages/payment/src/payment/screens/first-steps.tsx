import { useTexts } from '@portico/element';
import { Spinner } from '@portico/ui';
import type { ReactNode } from 'react';
import { paymentTexts } from '../payment.sentences';
import { WaitingStep } from './step-region';
import { Summary } from './summary';

/** The steps before a loan is chosen, and while the code for them is loaded. */
export function FirstSteps(props: {
  /** Can be chosen, or it or the list is being loaded; of a list that failed, the error is shown. */
  readonly loan: 'ready' | 'loading' | 'failed';
  /** Leads to the choice of a loan. */
  readonly go: () => void;
  /** What belongs to the loan's card. */
  readonly children: ReactNode;
}): ReactNode {
  const { loan, go, children } = props;
  const loading = loan === 'loading';
  const t = useTexts(paymentTexts);
  return (
    <>
      <div className={'grid grid-cols-1 gap-10' + (loan === 'failed' ? ' pt-10' : '')}>
        {loan !== 'failed' && (
          <div>
            <div className="min-h-20 rounded-b-lg border border-line bg-raised" />
            {children}
          </div>
        )}
        <WaitingSteps loading={loading} />
      </div>
      <Summary
        isEmpty={!loading}
        missing={loading ? { text: t('loading') } : { text: t('goLoan'), go }}
      />
    </>
  );
}

const steps = [
  ['method', 'methodHeading'],
  ['timing', 'frequencyHeading'],
  ['amount', 'amountHeading'],
] as const;

/** Every step after the loan, in its place. */
export function WaitingSteps({ loading }: { readonly loading: boolean }): ReactNode {
  const t = useTexts(paymentTexts);
  const wait = loading ? <Spinner diameter={50} label={t('loading')} /> : t('waitLoan');
  return steps.map(([name, heading]) => (
    <WaitingStep key={name} name={name} heading={t(heading)}>
      {loading && name !== 'method' ? null : wait}
    </WaitingStep>
  ));
}
