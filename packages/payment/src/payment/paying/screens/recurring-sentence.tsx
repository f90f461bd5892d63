import { useCore, useSignalValue, useTexts } from '@portico/element';
import { formatDate, formatMoney, recurringValues } from '@portico/rules';
import type { ReactNode } from 'react';
import type { ReadyPayment } from '../plan/plan';
import { paymentWhenTexts } from '../payment.when.sentences';
import { useMethodName } from './method/method-name';

/** A sentence that describes the recurring payment, with its next three dates. */
export function RecurringSentence({ ready }: { readonly ready: ReadyPayment }): ReactNode {
  const t = useTexts(paymentWhenTexts);
  const nameOf = useMethodName();
  const { locale } = useSignalValue(useCore().configuration);
  const { recurring, submission, paysTotalDue } = ready;
  if (!recurring) return null;
  const { weekday, lastInShortMonths, ...values } = recurringValues(recurring.plan);
  const [first] = recurring.next;
  return (
    <div className="grid gap-2">
      <p>
        {t(`say${recurring.plan.frequency}`, {
          ...values,
          ...(weekday !== undefined && { weekday: weekdayName(weekday, locale) }),
          total: paysTotalDue ? t('sayTotalDue') : formatMoney(ready.total),
          method: nameOf(submission.method),
          first: first ? formatDate(first.payOn) : '',
        })}{' '}
        {lastInShortMonths && t('sayShortMonths')}
      </p>
      <p>
        {t('sayNext', { dates: recurring.next.map(({ payOn }) => formatDate(payOn)).join(', ') })}
      </p>
      <p className="text-sm text-muted">{t('sayEnd')}</p>
    </div>
  );
}

/** 1 January 2023 was a Sunday. */
function weekdayName(weekday: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2023, 0, 1 + weekday));
}
