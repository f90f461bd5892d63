import type { Translate } from '@portico/core/internal';
import type { Link } from '@portico/element';
import { displayAccountNumber, formatDate, formatMoney, type AccountKind } from '@portico/rules';
import { Icon, LinkButton, Money, warningIcon, type ButtonVariant, type Column } from '@portico/ui';
import type { ReactNode } from 'react';
import { formatRate } from '../loan/formats';
import { isOwedOn, type AccountRow } from './accounts.model';
import type { AccountsTextKey } from './accounts.texts';

/** What the cells of a list need besides their row. */
export type ColumnContext = {
  readonly t: Translate<AccountsTextKey>;
  readonly removeCheckDigit: boolean;
  /** The link to a payment of the account; undefined when it cannot be paid. */
  readonly payLink: (row: AccountRow) => Link | undefined;
};

type ColumnName =
  | 'account'
  | 'status'
  | 'comment'
  | 'rate'
  | 'dueDate'
  | 'amountDue'
  | 'balance'
  | 'available'
  | 'pay';

type OtherColumn = Exclude<ColumnName, 'account'>;

/** The columns of each list after the account itself. */
const layout: Readonly<Record<AccountKind, readonly OtherColumn[]>> = {
  loan: ['amountDue', 'dueDate', 'balance', 'rate', 'status', 'comment', 'pay'],
  lineOfCredit: [
    'amountDue',
    'dueDate',
    'available',
    'balance',
    'rate',
    'status',
    'comment',
    'pay',
  ],
  deposit: ['balance', 'available', 'rate', 'status', 'comment'],
  investment: ['balance', 'rate', 'status', 'comment'],
};

/** Columns that are left out while no row has a value for them. */
const onlyWhenUsed: Readonly<Partial<Record<ColumnName, (row: AccountRow) => boolean>>> = {
  comment: (row) => row.comment !== '',
  status: ({ kind, status, closed }) => isOwedOn(kind) || status !== '' || closed,
};

type AccountColumn = Column<AccountRow>;

/** The columns of one list. */
export function columnsOf(
  kind: AccountKind,
  rows: readonly AccountRow[],
  context: ColumnContext,
): readonly [AccountColumn, ...AccountColumn[]] {
  const all = columnTable(context);
  const [lead] = layout[kind];
  const others = layout[kind].filter((name) => {
    const used = onlyWhenUsed[name];
    return used === undefined || rows.some(used);
  });
  return [all.account(), ...others.map((name) => all[name](name === lead))];
}

/** The columns by name; `lead` marks the most important amount of a list. */
function columnTable(
  context: ColumnContext,
): Record<ColumnName, (lead?: boolean) => AccountColumn> {
  const { t, removeCheckDigit } = context;
  const money =
    (header: AccountsTextKey, value: 'amountDue' | 'balance' | 'available') =>
    (lead?: boolean) => ({
      key: value,
      header: t(header),
      align: 'end' as const,
      sortBy: (row: AccountRow) => row[value],
      cell: (row: AccountRow) => amountCell(row[value], lead && !row.closed),
    });
  return {
    account: () => ({
      key: 'account',
      header: t('columnAccount'),
      sortBy: (row) => `${row.description} ${row.number}`,
      cell: (row) => <AccountName row={row} removeCheckDigit={removeCheckDigit} />,
    }),
    status: () => ({
      key: 'status',
      header: t('columnStatus'),
      sortBy: (row) => statusText(row, t),
      cell: (row) => <Status row={row} t={t} />,
    }),
    comment: () => ({
      key: 'comment',
      header: t('columnComment'),
      sortBy: (row) => row.comment || undefined,
      cell: (row) => row.comment,
    }),
    rate: () => ({
      key: 'rate',
      header: t('columnRate'),
      align: 'end',
      sortBy: (row) => row.rate,
      cell: (row) => row.rate !== undefined && formatRate(row.rate),
    }),
    dueDate: () => ({
      key: 'dueDate',
      header: t('columnDueDate'),
      sortBy: (row) => row.dueDate,
      cell: (row) => row.dueDate && formatDate(row.dueDate),
    }),
    amountDue: money('columnAmountDue', 'amountDue'),
    balance: money('columnBalance', 'balance'),
    available: money('columnAvailable', 'available'),
    pay: () => ({
      key: 'pay',
      header: t('columnPay'),
      action: true,
      align: 'end',
      cell: (row) => payButton(row, context),
    }),
  };
}

/** `Auto loan 001-1234567`: the name of a row, in the table and in its links. */
export function accountName(row: AccountRow, removeCheckDigit: boolean): string {
  return `${row.description} ${displayAccountNumber(row.number, removeCheckDigit)}`.trim();
}

function AccountName(props: {
  readonly row: AccountRow;
  readonly removeCheckDigit: boolean;
}): ReactNode {
  const { row, removeCheckDigit } = props;
  return (
    <>
      <span className="block">{row.description}</span>{' '}
      <span className="inline-block text-sm font-normal text-muted tabular">
        {displayAccountNumber(row.number, removeCheckDigit)}
      </span>
    </>
  );
}

/** The `lead` amount is larger on a phone and of normal size in a table. */
function amountCell(amount: AccountRow['balance'], lead: boolean | undefined): ReactNode {
  if (amount === undefined) return null;
  return lead ? (
    <span className="text-2xl leading-tight font-semibold @2xl:text-base">
      <Money cents={amount} />
    </span>
  ) : (
    <Money cents={amount} />
  );
}

type StatusTexts = Pick<ColumnContext, 't'>;

function statusText(row: AccountRow, t: StatusTexts['t']): string {
  if (row.closed) return t('statusClosed');
  return row.status || (isOwedOn(row.kind) ? t('statusCurrent') : '');
}

function Status({ row, t }: StatusTexts & { readonly row: AccountRow }): ReactNode {
  if (!row.isPastDue || row.pastDue === undefined) return statusText(row, t);
  return (
    <span className="text-end @2xl:text-start">
      {row.status && <span className="block">{row.status}</span>}
      <span className="inline-flex items-center gap-1 font-semibold text-warning">
        <Icon path={warningIcon} size={16} />
        {t('pastDue', { amount: formatMoney(row.pastDue) })}
      </span>
    </span>
  );
}

/** The link to a payment of a row's account, where it and the page have one. */
export function payButton(
  row: AccountRow,
  { t, removeCheckDigit, payLink }: ColumnContext,
  variant?: ButtonVariant,
): ReactNode {
  const { href, onClick } = payLink(row) ?? {};
  return (
    href !== undefined && (
      <LinkButton
        variant={variant}
        href={href}
        onClick={onClick}
        ariaLabel={t('payAccount', { account: accountName(row, removeCheckDigit) })}
      >
        {t('pay')}
      </LinkButton>
    )
  );
}
