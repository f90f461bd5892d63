import { useLinkTo, useSetting } from '@portico/element';
import { useKeptFocus } from '@portico/shared/section';
import type { AccountKind } from '@portico/rules';
import { Heading, TextButton } from '@portico/ui';
import { useRef, type ReactNode } from 'react';
import { disableEZPayOption } from '@portico/shared/settings';
import { columnsOf } from '../accounts.columns';
import { isEnabled, isOwedOn, type AccountRow } from '../accounts.model';
import { StatementsLink } from '../cells/statements-link';
import { ListTable } from '../list/list-table';
import { useColumnContext } from '../use-column-context';

type AccountSectionProps = {
  readonly kind: AccountKind;
  /** Every account of the kind, open and closed; at least one. */
  readonly rows: readonly AccountRow[];
  readonly showClosed: boolean;
  readonly onShowClosed: () => void;
};

/** The list of one kind of account (accounts §2.2, §4). */
export function AccountSection(props: AccountSectionProps): ReactNode {
  const { kind, rows, showClosed, onShowClosed } = props;
  const context = useColumnContext();
  const { t } = context;
  const linkTo = useLinkTo();
  const easyPayDisabled = useSetting(disableEZPayOption);
  const shown = showClosed ? rows : rows.filter((row) => !row.closed);

  const heading = useRef<HTMLHeadingElement>(null);
  // The button that shows the closed accounts is removed when it is pressed.
  useKeptFocus(heading, shown.length === 0);

  const detailsOf = (row: AccountRow) =>
    isEnabled(row, easyPayDisabled)
      ? linkTo({ screen: detailsScreen[kind], params: { accountNumber: row.number } })
      : undefined;

  return (
    <section className="grid grid-cols-1 gap-2">
      <Heading ref={heading} level={2}>
        {t(kind)}
      </Heading>
      {shown.length === 0 ? (
        <p className="text-muted">
          {t('noOpen')} <TextButton onClick={onShowClosed}>{t('showClosed')}</TextButton>
        </p>
      ) : (
        <ListTable
          caption={t(kind)}
          columns={columnsOf(kind, shown, context)}
          rows={shown}
          rowKey={(row) => row.number}
          rowLink={detailsOf}
          rowMore={(row) => <StatementsLink row={row} context={context} />}
          rowTone={toneOf}
          sortedBy={isOwedOn(kind) ? 'date' : 'name'}
        />
      )}
    </section>
  );
}

const detailsScreen = {
  loan: 'loanDetails',
  lineOfCredit: 'loanDetails',
  deposit: 'depositDetails',
  investment: 'depositDetails',
} as const satisfies Record<AccountKind, string>;

function toneOf(row: AccountRow) {
  if (row.closed) return 'quiet';
  return row.isPastDue ? 'warning' : undefined;
}
