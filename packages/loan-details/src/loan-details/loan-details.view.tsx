import type { Destination } from '@portico/core';
import { accountInAddress } from '@portico/core/internal';
import { useCore, useTexts } from '@portico/element';
import { Skeleton, Stack } from '@portico/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { ForBorrower } from '../section/for-borrower';
import { loanCode, type LoanCode } from './loan-code';
import { useLoan } from './loan-details.controller';
import { loanDetailsTexts } from './loan-details.texts';
import { LoanPage } from './screens/loan-page';
import { LoanProblem } from './screens/loan-problem';

type LoanDetailsProps = {
  readonly accountNumber?: string | undefined;
  /** The code of its sections and dialogs; tests pass their own. */
  readonly code?: LoanCode | undefined;
};

/** The view of `portico-loan-details`. */
export function LoanDetailsView({ accountNumber, code = loanCode }: LoanDetailsProps): ReactNode {
  const t = useTexts(loanDetailsTexts);
  const requested = useRequestedAccount(accountNumber);
  const here = useMemo<Destination>(
    () => ({ screen: 'loanDetails', params: requested ? { accountNumber: requested } : {} }),
    [requested],
  );
  return (
    <ForBorrower to={here} sentence={t('signedOut')} signIn={t('signIn')}>
      {requested ? (
        <LoanLoader key={requested} accountNumber={requested} code={code} />
      ) : (
        <LoanProblem code={undefined} />
      )}
    </ForBorrower>
  );
}

/** The account of the property, else the one in the page's address. */
function useRequestedAccount(accountNumber: string | undefined): string | undefined {
  const { configuration, environment } = useCore();
  const [inAddress] = useState(() =>
    accountInAddress(configuration.peek().pages.loanDetails, environment.location.href()),
  );
  return accountNumber || inAddress;
}

function LoanLoader(props: { readonly accountNumber: string; readonly code: LoanCode }): ReactNode {
  const t = useTexts(loanDetailsTexts);
  const [state, reload] = useLoan(props.accountNumber);
  switch (state.at) {
    case 'loading':
      return (
        <Stack gap="wide">
          <Skeleton rows={3} label={t('loading')} />
          <Skeleton rows={10} />
        </Stack>
      );
    case 'failed':
      return <LoanProblem code={state.code} retry={reload} />;
    case 'ready':
      return (
        <LoanPage loan={state.loan} outdated={state.outdated} reload={reload} code={props.code} />
      );
  }
}
