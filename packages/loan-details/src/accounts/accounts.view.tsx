import { accountsOf } from '@portico/core/accounts';
import { blockOnHoldCodes, chunk } from '@portico/core/internal';
import {
  OnDemand,
  useCore,
  useHref,
  useSession,
  useSetting,
  useSignalValue,
  useTexts,
} from '@portico/element';
import { Banner, Button, Link, Stack, Switch } from '@portico/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { accountKinds, rowsOf, type AccountRow } from './accounts.model';
import { accountsTexts } from './accounts.texts';
import { AnotherPayment, NextDue } from './due/next-due';
import { ListFrame, type ListLayout } from './list/list-frame';
import { AccountSection } from './screens/account-section';
import { ApplicationsSection } from './screens/applications-section';
import { Loading } from './screens/loading';
import { useCodeWords } from './use-code-words';
import { usePlace } from './use-place';

const loanErrorCode = chunk(() => import('./screens/loan-error.view'));

type AccountsViewProps = {
  /** Whether the lists are tables or cards; by default as the width allows. */
  readonly layout?: ListLayout | undefined;
  /** What else the page has to say, below what is due. */
  readonly notices?: ReactNode;
  /** The way to apply for a loan, beside the applications. */
  readonly apply?: ReactNode;
};

/** The view of `portico-accounts`: what is due, and the lists. */
export function AccountsView(props: AccountsViewProps): ReactNode {
  return useSession() ? <Overview {...props} /> : <SignedOut />;
}

function Overview({ layout = 'auto', notices, apply }: AccountsViewProps): ReactNode {
  const core = useCore();
  const state = useSignalValue(accountsOf(core).state);
  const session = useSession();
  useEffect(() => {
    // A portal has already requested the accounts; after a failure, Retry requests them again.
    if (accountsOf(core).state.peek().status === 'idle') void accountsOf(core).load();
  }, [core, session?.id]);

  const value = 'value' in state ? state.value : undefined;
  const failed = state.status === 'failed';
  const loading = value === undefined && !failed;
  return (
    <div className="@container/lists grid grid-cols-1 gap-10">
      <LoanError />
      {loading && <Loading notices={notices} />}
      {failed && <LoadFailed />}
      {value ? (
        <AccountLists accounts={value.accounts} layout={layout} notices={notices} />
      ) : (
        failed && (
          <>
            <div>
              <AnotherPayment after={undefined} />
            </div>
            {notices}
          </>
        )
      )}
      {/* Invisible while the accounts load, because they may push it down. */}
      <div className={loading ? 'invisible' : undefined}>
        <ListFrame layout={layout}>
          <ApplicationsSection apply={apply} />
        </ListFrame>
      </div>
    </div>
  );
}

/** Why a loan's page sent the borrower here; in a portal, the portal says it. */
function LoanError(): ReactNode {
  const core = useCore();
  const [passed] = useState(() => core.takeScreenData('dashboard'));
  if (passed?.kind !== 'viewError') return null;
  return <OnDemand code={loanErrorCode}>{(View) => <View code={passed.code} />}</OnDemand>;
}

function LoadFailed(): ReactNode {
  const core = useCore();
  const t = useTexts(accountsTexts);
  return (
    <Banner
      tone="error"
      action={<Button onClick={() => void accountsOf(core).refresh()}>{t('retry')}</Button>}
    >
      {t('error')}
    </Banner>
  );
}

type AccountListsProps = {
  readonly accounts: Parameters<typeof rowsOf>[0];
  readonly layout: ListLayout;
  readonly notices: ReactNode;
};

function AccountLists({ accounts, layout, notices }: AccountListsProps): ReactNode {
  const t = useTexts(accountsTexts);
  const rows = useRows(accounts);
  const [{ showClosed }, keepPlace] = usePlace();
  if (rows.length === 0) {
    return (
      <>
        {notices}
        <Banner tone="info">{t('none')}</Banner>
      </>
    );
  }
  return (
    <div
      className="grid grid-cols-1 gap-10"
      onClickCapture={() => keepPlace({ scrolled: scrollY })}
    >
      <NextDue rows={rows} />
      {notices}
      <div className="ms-auto">
        <Switch
          name="showClosed"
          label={t('showClosed')}
          checked={showClosed}
          onChange={(checked) => keepPlace({ showClosed: checked })}
        />
      </div>
      <ListFrame layout={layout}>
        {accountKinds.map((kind) => {
          const ofKind = rows.filter((row) => row.kind === kind);
          return (
            ofKind.length > 0 && (
              <AccountSection
                key={kind}
                kind={kind}
                rows={ofKind}
                showClosed={showClosed}
                onShowClosed={() => keepPlace({ showClosed: true })}
              />
            )
          );
        })}
      </ListFrame>
    </div>
  );
}

/** The rows to list; an unknown type code is reported (D77). */
function useRows(accounts: AccountListsProps['accounts']): readonly AccountRow[] {
  const core = useCore();
  const { rows, unknownTypes } = rowsOf(accounts, {
    wordsOf: useCodeWords(),
    blockedCodes: useSetting(blockOnHoldCodes),
  });
  const unknown = unknownTypes.join(', ');
  useEffect(() => {
    if (unknown !== '') core.report({ message: `Account type not known: ${unknown}` });
  }, [core, unknown]);
  return rows;
}

function SignedOut(): ReactNode {
  const t = useTexts(accountsTexts);
  const { href, onClick } = useHref({ screen: 'login' });
  return (
    <Stack>
      <p>{t('signedOut')}</p>
      <p>
        <Link href={href} onClick={onClick}>
          {t('signIn')}
        </Link>
      </p>
    </Stack>
  );
}
