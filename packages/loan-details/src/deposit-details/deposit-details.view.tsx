import { accountsOf } from '@portico/core/accounts';
import { valueInAddress } from '@portico/core/internal';
import { useCore, useNavigate, useTexts } from '@portico/element';
import { Banner, Button, Skeleton, Stack } from '@portico/ui';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { DashboardLink } from '../section/dashboard-link';
import { ForBorrower } from '../section/for-borrower';
import { useDeposit } from './deposit-details.controller';
import { depositDetailsTexts } from './deposit-details.texts';
import { DepositHead } from './screens/deposit-head';
import { DepositSections } from './screens/deposit-sections';

type DepositDetailsProps = { readonly accountNumber?: string | undefined };

/** The view of `portico-deposit-details`. */
export function DepositDetailsView(props: DepositDetailsProps): ReactNode {
  const t = useTexts(depositDetailsTexts);
  const accountNumber = useRequestedAccount(props.accountNumber);
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

/** The account of the property, else the one in the page's address; '' without either. */
function useRequestedAccount(accountNumber: string | undefined): string {
  const { configuration, environment } = useCore();
  const [inAddress = ''] = useState(() =>
    valueInAddress(
      'accountNumber',
      configuration.peek().pages.depositDetails,
      environment.location.href(),
    ),
  );
  return accountNumber || inAddress;
}

function Deposit({ accountNumber }: { readonly accountNumber: string }): ReactNode {
  const t = useTexts(depositDetailsTexts);
  const state = useDeposit(accountNumber);
  switch (state.at) {
    case 'loading':
      return <Skeleton rows={8} label={t('loading')} />;
    case 'failed':
      return <NotLoaded />;
    case 'unknown':
      return <UnknownAccount />;
    case 'ready':
      return (
        <div className="grid grid-cols-1 gap-14">
          <DepositHead entry={state.entry} />
          <DepositSections entry={state.entry} />
        </div>
      );
  }
}

function NotLoaded(): ReactNode {
  const core = useCore();
  const t = useTexts(depositDetailsTexts);
  return (
    <Stack>
      <Banner tone="error">{t('error')}</Banner>
      <div>
        <Button onClick={() => void accountsOf(core).refresh()}>{t('retry')}</Button>
      </div>
    </Stack>
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
