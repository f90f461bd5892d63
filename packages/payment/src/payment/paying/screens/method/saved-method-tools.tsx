import { chunk } from '@portico/core/internal';
import type { ReactNode } from 'react';
import { OnDemand } from '../../../on-demand';
import type { Loan } from '../../plan/choices';
import type { StepProps } from '../step-props';
import { useOnceTrue } from '../use-once-true';

const loadTools = chunk(() => import('../../methods/saved-method-tools/saved-method-tools.view'));

/** Actions for saved methods: code fetched once there are some, kept to show the result. */
export function SavedMethodTools(
  props: StepProps & { readonly accountNumber: string; readonly loan: Loan },
): ReactNode {
  const { state, send, accountNumber, loan } = props;
  const { saved, info } = loan;
  if (!useOnceTrue(saved.banks.length + saved.cards.length > 0)) return null;
  return (
    <OnDemand load={loadTools} diameter={20}>
      {(Tools) => (
        <Tools
          accountNumber={accountNumber}
          methods={{ saved, defaultMethod: info.defaultPaymentMethod }}
          method={state.choices.method}
          onChange={(change) => send({ type: 'changeLoan', change: { of: 'methods', ...change } })}
        />
      )}
    </OnDemand>
  );
}
