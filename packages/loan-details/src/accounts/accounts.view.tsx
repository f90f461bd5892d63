import { accountsOf } from '@portico/core/accounts';
import { chunk } from '@portico/core/internal';
import {
  PartOnDemand,
  PrintHead,
  useCore,
  useHref,
  useSession,
  useSetting,
  useSignalValue,
  useTexts,
} from '@portico/element';
import { SectionError } from '@portico/shared/section';
import type { AccountKind } from '@portico/rules';
import { Banner, Link, Stack } from '@portico/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { blockOnHoldCodes } from '@portico/shared/settings';
import { rowsOf, type AccountRow } from './accounts.model';
import { accountsTexts } from './accounts.sentences';
import { AnotherPayment, NextDue } from './due/next-due';
import { ListFrame, type ListLayout } from './list/list-frame';
import { ApplicationsSection } from './screens/applications-section';
import { Loading, LoadingLists } from './screens/loading';
import { keepCounts, lastCounts, type Counts } from './last-counts';
import { keepPlace } from './place';
import { TaxFormsNotice } from './tax-forms-notice';
import { useCodeWords } from './use-code-words';

const listsCode = chunk(() => import('./screens/account-lists.first.view'));
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
    if (accountsOf(core).state.peek().status !== 'failed') void accountsOf(core).load();
  }, [core, session?.id]);

  const value = 'value' in state ? state.value : undefined;
  const failed = state.status === 'failed';
  const loading = value === undefined && !failed;
  const rows = useRows(value?.accounts ?? []);
  const [listed, setListed] = useState(false);
  const onListed = useCallback(() => setListed(true), []);
  return (
    <div className="@container/lists grid grid-cols-1 gap-10">
      <PrintHead />
      <LoanError />
      {loading && <Loading notices={notices} counts={lastCounts(core)} />}
      {failed && <LoadFailed />}
      {value ? (
        <Accounts {...{ rows, layout, notices, onListed }} />
      ) : (
        failed && (
          <>
            <div>
              <AnotherPayment after={undefined} payable={[]} />
            </div>
            {notices}
          </>
        )
      )}
      {/* Invisible while the accounts and their lists load, because they may push it down. */}
      <div className={loading || (rows.length > 0 && !listed) ? 'invisible' : undefined}>
        <ListFrame layout={layout}>
          <ApplicationsSection apply={apply} />
        </ListFrame>
      </div>
      {/* Last, because it comes late and would move what is below it. */}
      <TaxFormsNotice />
    </div>
  );
}

/** Why a loan's page sent the borrower here; in a portal, the portal says it. */
function LoanError(): ReactNode {
  const core = useCore();
  const [passed] = useState(() => core.takeScreenData('dashboard'));
  if (passed?.kind !== 'viewError') return null;
  return <PartOnDemand code={loanErrorCode}>{(View) => <View code={passed.code} />}</PartOnDemand>;
}

function LoadFailed(): ReactNode {
  const core = useCore();
  const t = useTexts(accountsTexts);
  return (
    <SectionError retryLabel={t('retry')} retry={() => void accountsOf(core).refresh()}>
      {t('error')}
    </SectionError>
  );
}

type AccountsProps = {
  readonly rows: readonly AccountRow[];
  readonly layout: ListLayout;
  readonly notices: ReactNode;
  readonly onListed: () => void;
};

function Accounts({ rows, layout, notices, onListed }: AccountsProps): ReactNode {
  const core = useCore();
  const t = useTexts(accountsTexts);
  useEffect(() => keepCounts(core, openCounts(rows)), [core, rows]);
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
      onClickCapture={() => keepPlace(core.environment.location, { scrolled: scrollY })}
    >
      <NextDue rows={rows} />
      {notices}
      <PartOnDemand
        code={listsCode}
        waiting={<LoadingLists counts={openCounts(rows)} onEnd={onListed} />}
      >
        {(AccountLists) => <AccountLists rows={rows} layout={layout} />}
      </PartOnDemand>
    </div>
  );
}

function openCounts(rows: readonly AccountRow[]): Counts {
  const counts: Partial<Record<AccountKind, number>> = {};
  for (const { kind, closed } of rows) counts[kind] = (counts[kind] ?? 0) + (closed ? 0 : 1);
  return counts;
}

/** The rows to list; an unknown type code is reported (D77). */
function useRows(accounts: Parameters<typeof rowsOf>[0]): readonly AccountRow[] {
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
