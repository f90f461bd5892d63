import { accountsOf } from '@portico/core/accounts';
import { useCore, useHref, useSession, useSignalValue, useTexts } from '@portico/element';
import { Banner, Button, Checkbox, Link, Skeleton, Stack } from '@portico/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { loanErrorKey } from '../loan-details/loan-details.errors';
import { loanErrorTexts } from '../loan-details/loan-errors.texts';
import { accountKinds, rowsOf, type AccountRow } from './accounts.model';
import { accountsTexts } from './accounts.texts';
import { AccountSection } from './screens/account-section';
import { ApplicationsSection } from './screens/applications-section';
import { HideFromWeb } from './screens/hide-from-web';
import { NextDue } from './screens/next-due';
import { useCodeWords } from './use-code-words';
import { usePlace } from './use-place';

type AccountsViewProps = {
  /** What else the dashboard offers, beside Pay. */
  readonly actions?: ReactNode;
};

/** The view of `portico-accounts`: the dashboard's lists. */
export function AccountsView({ actions }: AccountsViewProps): ReactNode {
  return useSession() ? <Lists actions={actions} /> : <SignedOut />;
}

function Lists({ actions }: AccountsViewProps): ReactNode {
  const core = useCore();
  const t = useTexts(accountsTexts);
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
    <Stack gap="section">
      <LoanError />
      {loading && (
        // As high as what is due and a list with one loan.
        <div className="@container">
          <div className="min-h-186 @2xl:min-h-131">
            <Skeleton rows={8} label={t('loading')} />
          </div>
        </div>
      )}
      {failed && <LoadFailed />}
      {value ? <AccountLists accounts={value.accounts} actions={actions} /> : failed && actions}
      {/* Invisible while the accounts load, because they may push it down. */}
      <div className={loading ? 'invisible' : undefined}>
        <ApplicationsSection />
      </div>
    </Stack>
  );
}

/** Why a loan's page sent the borrower here; in a portal, the portal says it (D144, D145). */
function LoanError(): ReactNode {
  const core = useCore();
  const t = useTexts(loanErrorTexts);
  const [passed] = useState(() => core.takeScreenData('dashboard'));
  if (passed?.kind !== 'viewError') return null;
  return <Banner tone="error">{t(loanErrorKey(passed.code))}</Banner>;
}

function LoadFailed(): ReactNode {
  const core = useCore();
  const t = useTexts(accountsTexts);
  return (
    <Stack>
      <Banner tone="error">{t('error')}</Banner>
      <div>
        <Button onClick={() => void accountsOf(core).refresh()}>{t('retry')}</Button>
      </div>
    </Stack>
  );
}

type AccountListsProps = AccountsViewProps & {
  readonly accounts: Parameters<typeof rowsOf>[0];
};

function AccountLists({ accounts, actions }: AccountListsProps): ReactNode {
  const t = useTexts(accountsTexts);
  const rows = useRows(accounts);
  const [{ showClosed }, keepPlace] = usePlace();
  if (rows.length === 0) {
    return (
      <>
        <Banner tone="info">{t('none')}</Banner>
        {actions}
      </>
    );
  }
  return (
    <div onClickCapture={() => keepPlace({ scrolled: scrollY })}>
      <Stack gap="section">
        <NextDue rows={rows} actions={actions} />
        <Checkbox
          name="showClosed"
          label={t('showClosed')}
          checked={showClosed}
          onChange={(checked) => keepPlace({ showClosed: checked })}
        />
        {accountKinds.map((kind) => {
          const ofKind = rows.filter((row) => row.kind === kind);
          return (
            ofKind.length > 0 && (
              <AccountSection key={kind} kind={kind} rows={ofKind} showClosed={showClosed} />
            )
          );
        })}
        <HideFromWeb rows={rows} />
      </Stack>
    </div>
  );
}

/** The rows to list; an unknown type code is reported (D77). */
function useRows(accounts: AccountListsProps['accounts']): readonly AccountRow[] {
  const core = useCore();
  const { rows, unknownTypes } = rowsOf(accounts, useCodeWords());
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
