import { removeCheckDigitOption, today } from '@portico/core/internal';
import { useCore, useSetting, useSignalValue, useTexts } from '@portico/element';
import { amountsDue, formatDate, formatMoney, type DueAmount } from '@portico/rules';
import { Banner, Heading, Inline } from '@portico/ui';
import type { ReactNode } from 'react';
import { dayOfYear, nearDay } from '../../loan/formats';
import { accountName, PayButton } from '../accounts.columns';
import { isOwedOn, type AccountRow } from '../accounts.model';
import { accountsTexts } from '../accounts.texts';
import { usePayLink } from '../use-pay-link';

/** What is overdue, then what is due next, each in a sentence with the way to pay it. */
export function NextDue(props: {
  readonly rows: readonly AccountRow[];
  /** Beside Pay. */
  readonly actions: ReactNode;
}): ReactNode {
  const { rows, actions } = props;
  const t = useTexts(accountsTexts);
  const owed = rows.filter(({ kind, closed }) => isOwedOn(kind) && !closed);
  const due = amountsDue(owed);
  const next = due.find(({ overdue }) => !overdue);
  const nothingDue = due.length === 0 && owed.some(({ amountDue }) => amountDue !== undefined);
  return (
    <div className="grid gap-6 empty:hidden">
      {due
        .filter(({ overdue }) => overdue)
        .map((each) => (
          <Overdue key={each.account.number} due={each} />
        ))}
      {nothingDue && (
        <Heading level={2} size="lead">
          {t('nothingDue')}
        </Heading>
      )}
      {next ? <Next due={next} actions={actions} /> : actions}
    </div>
  );
}

type DueProps = { readonly due: DueAmount<AccountRow> };

function Overdue({ due }: DueProps): ReactNode {
  const t = useTexts(accountsTexts);
  const core = useCore();
  const { locale } = useSignalValue(core.configuration);
  const { account, amount } = due;
  const { dueDate } = account;
  const name = useName(account);
  return (
    <Banner
      tone="warning"
      title={t('overdue', { account: name, amount: formatMoney(amount) })}
      action={<Pay row={account} />}
    >
      {dueDate && <p>{t('overdueSince', { date: dayOfYear(dueDate, today(core), locale) })}</p>}
    </Banner>
  );
}

function Next(props: DueProps & { readonly actions: ReactNode }): ReactNode {
  const { account, amount } = props.due;
  const t = useTexts(accountsTexts);
  const core = useCore();
  const { locale } = useSignalValue(core.configuration);
  const { dueDate } = account;
  const money = formatMoney(amount);
  return (
    <div className="grid gap-4">
      <div>
        <Heading level={2} size="lead">
          {dueDate
            ? t('due', { amount: money, date: nearDay(dueDate, today(core), locale) })
            : t('dueNoDate', { amount: money })}
        </Heading>
        <p>{useName(account)}</p>
        {dueDate && <p className="text-muted">{t('dueOn', { date: formatDate(dueDate) })}</p>}
      </div>
      <Inline>
        <Pay row={account} />
        {props.actions}
      </Inline>
    </div>
  );
}

function useName(row: AccountRow): string {
  return accountName(row, useSetting(removeCheckDigitOption));
}

function Pay({ row }: { readonly row: AccountRow }): ReactNode {
  const t = useTexts(accountsTexts);
  const removeCheckDigit = useSetting(removeCheckDigitOption);
  const link = usePayLink()(row);
  return (
    link && (
      <PayButton
        variant="primary"
        row={row}
        link={link}
        t={t}
        removeCheckDigit={removeCheckDigit}
      />
    )
  );
}
