import { accountsOf } from '@portico/core/accounts';
import { chunk } from '@portico/core/internal';
import {
  ForBorrower,
  PartOnDemand,
  PrintHead,
  useCore,
  useNavigate,
  useTexts,
  useValueInAddress,
} from '@portico/element';
import { SectionError } from '@portico/shared/section';
import { Banner, Stack } from '@portico/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { DashboardLink } from '../loan/dashboard-link';
import { useDeposit } from './deposit-details.controller';
import { depositDetailsTexts } from './deposit-details.sentences';
import { DepositHead } from './screens/deposit-head';
import { DepositSections } from './screens/deposit-sections';
import { LoadingDeposit } from './screens/loading-deposit';

const hideCode = chunk(() => import('./screens/hide-deposit'));

type DepositDetailsProps = { readonly accountNumber?: string | undefined };

/** The view of `portico-deposit-details`. */
export function DepositDetailsView(props: DepositDetailsProps): ReactNode {
  const t = useTexts(depositDetailsTexts);
  const inAddress = useValueInAddress('accountNumber', 'depositDetails');
  const accountNumber = props.accountNumber || (inAddress ?? '');
  const to = useMemo(
    () => ({ screen: 'depositDetails' as const, params: { accountNumber } }),
    [accountNumber],
  );
  return (
    <ForBorrower to={to} sentence={t('signedOut')} signIn={t('signIn')}>
      <Deposit key={accountNumber} accountNumber={accountNumber} />
    </ForBorrower>
  );
}

function Deposit({ accountNumber }: { readonly accountNumber: string }): ReactNode {
  const state = useDeposit(accountNumber);
  switch (state.at) {
    case 'loading':
      return <LoadingDeposit />;
    case 'failed':
      return <NotLoaded />;
    case 'unknown':
      return <UnknownAccount />;
    case 'ready':
      return (
        <div className="@container grid grid-cols-1 gap-14">
          <PrintHead />
          <DepositHead entry={state.entry} />
          <DepositSections entry={state.entry} />
          <PartOnDemand code={hideCode}>{(Hide) => <Hide entry={state.entry} />}</PartOnDemand>
        </div>
      );
  }
}

function NotLoaded(): ReactNode {
  const core = useCore();
  const t = useTexts(depositDetailsTexts);
  return (
    <SectionError retryLabel={t('retry')} retry={() => void accountsOf(core).refresh()}>
      {t('error')}
    </SectionError>
  );
}

/**
 * The borrower is taken to the dashboard, which says why (accounts §4; D144). Without a dashboard, or
 * where the page has cancelled that, the error is shown here.
 */
function UnknownAccount(): ReactNode {
  const core = useCore();
  const navigate = useNavigate();
  const t = useTexts(depositDetailsTexts);
  useEffect(() => {
    if (core.hrefFor({ screen: 'dashboard' }) === undefined) return;
    navigate({ screen: 'dashboard', data: { kind: 'viewError' } });
  }, [core, navigate]);
  return (
    <Stack>
      <Banner tone="error">{t('error')}</Banner>
      <DashboardLink>{t('toDashboard')}</DashboardLink>
    </Stack>
  );
}
