import type { AnswerState } from '@portico/element';
import type { LocalDate, ScheduledPayment } from '@portico/rules';
import { useCallback, useMemo, type ReactNode } from 'react';
import type { LoanPlan } from './loan-plan';
import type { Past } from './past';
import type { BalancePoint } from './picture/balance-points';
import { PictureOfLoan } from './picture/picture-of-loan';
import { useWhatIf } from './what-if/use-what-if';
import { WhatIfPanel } from './what-if/what-if-panel';

type PlannedLoanProps = {
  readonly plan: LoanPlan;
  /** At least one payment, from now to the end. */
  readonly rows: readonly ScheduledPayment[];
  readonly past: AnswerState<Past>;
  readonly retry: () => void;
  readonly today: LocalDate;
  readonly accountNumber: string;
};

/** The balance to the end, and beside it what an extra amount changes. */
export function PlannedLoan(props: PlannedLoanProps): ReactNode {
  const { plan, rows, past, retry, today, accountNumber } = props;
  const { principal } = plan.terms;
  const whatIf = useWhatIf(plan);
  const { result } = whatIf;
  const from = useCallback(
    (payments: readonly BalancePoint[]) => [{ on: today, balance: principal }, ...payments],
    [today, principal],
  );
  const planned = useMemo(() => from(rows), [from, rows]);
  const faster = useMemo(() => (result ? from(result.rows) : []), [from, result]);
  // The last payment: nothing can be saved.
  if (rows.length === 1) return <PictureOfLoan past={past} retry={retry} planned={planned} />;
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 @min-[880px]:grid-cols-[minmax(0,1fr)_22rem] print:grid-cols-1">
        <PictureOfLoan
          past={past}
          retry={retry}
          planned={planned}
          faster={faster}
          extra={result?.extra}
        />
        <WhatIfPanel plan={plan} whatIf={whatIf} accountNumber={accountNumber} />
      </div>
    </div>
  );
}
