import { today } from '@portico/core/internal';
import { useCore, useSignalValue } from '@portico/element';
import { amountsDue, formatDate, formatMoney, type DueAmount } from '@portico/rules';
import { Banner, Inline, useHeadingTag } from '@portico/ui';
import type { ReactNode } from 'react';
import { nearDay } from '../../loan/formats';
import { accountName, payButton } from '../accounts.columns';
import { isOwedOn, type AccountRow } from '../accounts.model';
import { useColumnContext } from '../use-column-context';

/** Larger than a `Heading`, whose sizes every widget loads. */
function Sentence({ children }: { readonly children: ReactNode }): ReactNode {
  const Tag = useHeadingTag(2);
  return (
    <Tag className="font-heading text-3xl leading-tight font-semibold text-balance">{children}</Tag>
  );
}

/** What is overdue, then what is due next, each in a sentence with the way to pay it. */
export function NextDue(props: {
  readonly rows: readonly AccountRow[];
  /** Beside Pay. */
  readonly actions: ReactNode;
}): ReactNode {
  const { t } = useColumnContext();
  const owed = props.rows.filter(({ kind, closed }) => isOwedOn(kind) && !closed);
  const due = amountsDue(owed);
  const next = due.find(({ overdue }) => !overdue);
  const nothingDue = due.length === 0 && owed.some(({ amountDue }) => amountDue !== undefined);
  return (
    <div className="grid gap-6 empty:hidden">
      {due.map((each) => each.overdue && <Due key={each.account.number} due={each} />)}
      {nothingDue && <Sentence>{t('nothingDue')}</Sentence>}
      {next ? <Due due={next} actions={props.actions} /> : props.actions}
    </div>
  );
}

function Due(props: {
  readonly due: DueAmount<AccountRow>;
  readonly actions?: ReactNode;
}): ReactNode {
  const { account: row, amount: owed, overdue } = props.due;
  const context = useColumnContext();
  const { t } = context;
  const core = useCore();
  const { locale } = useSignalValue(core.configuration);
  const amount = formatMoney(owed);
  const account = accountName(row, context.removeCheckDigit);
  const date = row.dueDate && nearDay(row.dueDate, today(core), locale);
  const pay = payButton(row, context, 'primary');
  return overdue ? (
    <Banner tone="warning" title={t('overdue', { account, amount })} action={pay}>
      {date && <p>{t('overdueSince', { date })}</p>}
    </Banner>
  ) : (
    <div className="grid gap-4">
      <div>
        <Sentence>{date ? t('due', { amount, date }) : t('dueNoDate', { amount })}</Sentence>
        <p>{account}</p>
        {row.dueDate && (
          <p className="text-muted">{t('dueOn', { date: formatDate(row.dueDate) })}</p>
        )}
      </div>
      <Inline>
        {pay}
        {props.actions}
      </Inline>
    </div>
  );
}
