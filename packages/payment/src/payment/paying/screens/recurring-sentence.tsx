import { useCore, useSignalValue, useTexts } from '@portico/element';
import {
  formatDate,
  formatMoney,
  recurringValues,
  type RecurringPlan,
  type RecurringValues,
} from '@portico/rules';
import type { ReactNode } from 'react';
import type { ReadyPayment } from '../plan/plan';
import { paymentWhenTexts, type PaymentWhenTextKey } from '../payment.when.sentences';
import { useMethodName } from './method/method-name';

const sentences = {
  OnDueDate: 'sayOnDueDate',
  DaysBeforeDue: 'sayDaysBeforeDue',
  Weekly: 'sayWeekly',
  TwoWeeks: 'sayTwoWeeks',
  SemiMonthly: 'saySemiMonthly',
  MonthlyOnDate: 'sayMonthlyOnDate',
} as const satisfies Record<RecurringPlan['frequency'], PaymentWhenTextKey>;

/** A sentence that describes the recurring payment, with its next three dates. */
export function RecurringSentence({ ready }: { readonly ready: ReadyPayment }): ReactNode {
  const t = useTexts(paymentWhenTexts);
  const nameOf = useMethodName();
  const { locale } = useSignalValue(useCore().configuration);
  const { recurring, submission, paysTotalDue } = ready;
  if (!recurring) return null;
  const words = recurringValues(recurring.plan);
  const [first] = recurring.next;
  return (
    <div className="grid gap-2">
      <p>
        {t(sentences[words.frequency], {
          ...numbersOf(words, locale),
          total: paysTotalDue ? t('sayTotalDue') : formatMoney(ready.total),
          method: nameOf(submission.method),
          first: first ? formatDate(first.payOn) : '',
        })}{' '}
        {words.frequency === 'MonthlyOnDate' && words.lastInShortMonths && t('sayShortMonths')}
      </p>
      <p>
        {t('sayNext', { dates: recurring.next.map(({ payOn }) => formatDate(payOn)).join(', ') })}
      </p>
      <p className="text-sm text-muted">{t('sayEnd')}</p>
    </div>
  );
}

function numbersOf(words: RecurringValues, locale: string): Record<string, string | number> {
  switch (words.frequency) {
    case 'OnDueDate':
      return {};
    case 'DaysBeforeDue':
      return { days: words.days };
    case 'Weekly':
    case 'TwoWeeks':
      return { weekday: weekdayName(words.weekday, locale) };
    case 'SemiMonthly':
      return { day: words.days[0], other: words.days[1] };
    case 'MonthlyOnDate':
      return { day: words.day };
  }
}

/** 1 January 2023 was a Sunday. */
function weekdayName(weekday: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2023, 0, 1 + weekday));
}
