import { useCore, useSignalValue } from '@portico/element';
import { displayAccountNumber, formatDate } from '@portico/rules';
import { Link, Money, useHeadingTag } from '@portico/ui';
import type { ReactNode } from 'react';
import { weekday } from '../../loan/near-day';
import { accountName, isAutopaid } from '../accounts.model';
import { Autopay } from '../cells/autopay';
import { reasonText } from '../cells/reason';
import type { ColumnContext } from '../column-context';
import type { Due } from './what-is-due';

type AfterThatProps = { readonly due: readonly Due[]; readonly context: ColumnContext };

const line = 'flex items-baseline justify-between gap-x-4';

/** What is due after the next amount: each with its day, and how it is paid. */
export function AfterThat({ due, context }: AfterThatProps): ReactNode {
  const { locale } = useSignalValue(useCore().configuration);
  const Tag = useHeadingTag(3);
  if (due.length === 0) return null;
  const { t, removeCheckDigit } = context;
  return (
    <div>
      <Tag className="mb-2 font-semibold">{t('afterThat')}</Tag>
      <ul>
        {due.map((each) => {
          const { account: row, amount } = each;
          return (
            <li key={row.number} className="border-b border-line py-3 first:border-t">
              <div className={line}>
                <span translate="no" className="min-w-0">
                  {row.description || displayAccountNumber(row.number, removeCheckDigit)}
                </span>
                <Money cents={amount} />
              </div>
              <div className={line + ' flex-wrap text-sm'}>
                <span className="text-muted">
                  {row.dueDate &&
                    t('dayAndDate', {
                      day: weekday(row.dueDate, locale),
                      date: formatDate(row.dueDate),
                    })}
                </span>
                <HowPaid due={each} context={context} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function HowPaid(props: { readonly due: Due; readonly context: ColumnContext }): ReactNode {
  const { due, context } = props;
  const { account: row, amount } = due;
  const { t, payLink, removeCheckDigit } = context;
  if (isAutopaid(row)) return <Autopay>{t('autopayWillPay')}</Autopay>;
  if (row.isBlocked) return <span>{reasonText(row, t)}</span>;
  const link = payLink(row, amount);
  return (
    link && (
      <span className="[&>a]:inline-flex [&>a]:min-h-6 [&>a]:min-w-6 [&>a]:items-center">
        <Link
          {...link}
          ariaLabel={t('payAccount', { account: accountName(row, removeCheckDigit) })}
        >
          {t('pay')}
        </Link>
      </span>
    )
  );
}
