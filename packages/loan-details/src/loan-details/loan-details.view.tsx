import type { Destination } from '@portico/core';
import { chunk } from '@portico/core/internal';
import { ForBorrower, PartOnDemand, useTexts, useValueInAddress } from '@portico/element';
import { useMemo, type ReactNode } from 'react';
import { useLoan, useOptionalParts, useRequestedLoan } from './loan-details.controller';
import { loanDetailsTexts } from './loan-details.sentences';
import { LoadingLoan } from './screens/loading-loan';
import { LoanPage } from './screens/loan-page';
import type { LoanProblemProps } from './loan-problem.view';
import type { SectionsCode } from './loan-sections';

const problemCode = chunk(() => import('./loan-problem.view'));

type LoanDetailsProps = {
  readonly accountNumber?: string | undefined;
  /** Replaces the code of sections, for tests. */
  readonly sections?: SectionsCode | undefined;
};

/** The view of `portico-loan-details`. */
export function LoanDetailsView({ accountNumber, sections }: LoanDetailsProps): ReactNode {
  const t = useTexts(loanDetailsTexts);
  const inAddress = useValueInAddress('accountNumber', 'loanDetails');
  const requested = accountNumber || inAddress;
  const here = useMemo<Destination>(
    () => ({ screen: 'loanDetails', params: requested ? { accountNumber: requested } : {} }),
    [requested],
  );
  return (
    <ForBorrower to={here} sentence={t('signedOut')} signIn={t('signIn')}>
      {requested ? (
        <RequestedLoan key={requested} requested={requested} sections={sections} />
      ) : (
        <LoanProblem code={undefined} />
      )}
    </ForBorrower>
  );
}

/** The loan of an address or a tag, by number or by reference. */
function RequestedLoan(props: {
  readonly requested: string;
  readonly sections: SectionsCode | undefined;
}): ReactNode {
  const asked = useRequestedLoan(props.requested);
  switch (asked.at) {
    case 'loading':
      return <LoadingLoan />;
    case 'failed':
      return <LoanProblem code={undefined} retry={asked.retry} />;
    case 'unknown':
      return <LoanProblem code={undefined} />;
    case 'known':
      return <LoanLoader accountNumber={asked.accountNumber} sections={props.sections} />;
  }
}

function LoanLoader(props: {
  readonly accountNumber: string;
  readonly sections: SectionsCode | undefined;
}): ReactNode {
  const { accountNumber } = props;
  const [state, reload] = useLoan(accountNumber);
  const parts = useOptionalParts(accountNumber, state.at === 'ready');
  switch (state.at) {
    case 'loading':
      return <LoadingLoan />;
    case 'failed':
      return <LoanProblem code={state.code} retry={reload} />;
    case 'ready':
      if (!parts) return <LoadingLoan />;
      return (
        <LoanPage
          loan={state.loan}
          parts={parts}
          outdated={state.outdated}
          reload={reload}
          sections={props.sections}
        />
      );
  }
}

/** Why there is no loan to show; its code is fetched only then. */
function LoanProblem(props: LoanProblemProps): ReactNode {
  return <PartOnDemand code={problemCode}>{(Problem) => <Problem {...props} />}</PartOnDemand>;
}
