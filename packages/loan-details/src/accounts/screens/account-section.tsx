import { disableEZPayOption } from '@portico/core/internal';
import { useLinkTo, useSetting } from '@portico/element';
import type { AccountKind } from '@portico/rules';
import { Heading, Table } from '@portico/ui';
import type { ReactNode } from 'react';
import { columnsOf } from '../accounts.columns';
import { isEnabled, type AccountRow } from '../accounts.model';
import { useColumnContext } from '../use-column-context';

type AccountSectionProps = {
  readonly kind: AccountKind;
  /** Every account of the kind, open and closed; at least one. */
  readonly rows: readonly AccountRow[];
  readonly showClosed: boolean;
};

/** The list of one kind of account (accounts §2.2, §4). */
export function AccountSection({ kind, rows, showClosed }: AccountSectionProps): ReactNode {
  const context = useColumnContext();
  const { t } = context;
  const linkTo = useLinkTo();
  const easyPayDisabled = useSetting(disableEZPayOption);
  const shown = showClosed ? rows : rows.filter((row) => !row.closed);

  const detailsOf = (row: AccountRow) =>
    isEnabled(row, easyPayDisabled)
      ? linkTo({ screen: detailsScreen[kind], params: { accountNumber: row.number } })
      : undefined;

  return (
    <section className="grid gap-2">
      <Heading level={2}>{t(kind)}</Heading>
      {shown.length === 0 ? (
        <p className="text-muted">{t('noOpen')}</p>
      ) : (
        <Table
          caption={t(kind)}
          columns={columnsOf(kind, shown, context)}
          rows={shown}
          rowKey={(row) => row.number}
          rowLink={detailsOf}
          rowTone={toneOf}
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
