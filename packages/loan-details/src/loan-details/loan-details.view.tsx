import { accountInAddress } from '@portico/core/internal';
import { useCore, useHref, useSession, useTexts } from '@portico/element';
import { Link, Skeleton, Stack } from '@portico/ui';
import { useEffect, useState, type ReactNode } from 'react';
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
  const session = useSession();
  const requested = useRequestedAccount(accountNumber);
  // A borrower who opened it signed out returns here after sign-in; one who logs out here does not.
  const [returnsAfterSignIn] = useState(session === undefined);
  if (!session) return <SignedOut requested={requested} returns={returnsAfterSignIn} />;
  if (requested === undefined) return <LoanProblem code={undefined} />;
  return <LoanLoader key={`${session.id} ${requested}`} accountNumber={requested} code={code} />;
}

/** The account of the property, else the one in the page's address. */
function useRequestedAccount(accountNumber: string | undefined): string | undefined {
  const { configuration, environment } = useCore();
  const [inAddress] = useState(() =>
    accountInAddress(configuration.peek().pages.loanDetails, environment.location.href()),
  );
  return accountNumber || inAddress;
}

function SignedOut(props: {
  readonly requested: string | undefined;
  readonly returns: boolean;
}): ReactNode {
  const { requested, returns } = props;
  const { wanted } = useCore();
  const t = useTexts(loanDetailsTexts);
  useEffect(() => {
    const params = requested ? { accountNumber: requested } : {};
    if (returns) wanted.remember({ screen: 'loanDetails', params });
  }, [wanted, requested, returns]);
  const { href, onClick } = useHref({ screen: 'login' });
  return (
    <p>
      {t('signedOut')}{' '}
      <Link href={href} onClick={onClick}>
        {t('signIn')}
      </Link>
    </p>
  );
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
