import { useTexts } from '@portico/element';
import { formatDate, type LocalDate } from '@portico/rules';
import { Banner, ChoiceGroup } from '@portico/ui';
import type { ReactNode } from 'react';
import type { TimingPlan } from '../../plan/plan-timing';
import { paymentWhenTexts, type PaymentWhenTextKey } from '../../payment.when.sentences';
import { dateTexts, DayField } from './day-field';
import type { Timing } from '../../plan/choices';
import type { Send } from '../step-props';

/** A frequency to be chosen in detail. */
export type TimingProps<T> = {
  readonly timing: T;
  /** What is chosen of it. */
  readonly chosen: Timing | undefined;
  /** Of the loan. */
  readonly dueDate: LocalDate | undefined;
  /** Marks the fields of a day for the focus. */
  readonly lacksDay: true | undefined;
  readonly send: Send;
};

type OncePlan = Extract<TimingPlan, { frequency: 'OneTime' }>;

const onlyTodayTexts = {
  onlyImmediate: 'laterOnlyImmediate',
  pastDue: 'laterPastDue',
  delinquent: 'laterDelinquent',
  method: 'laterMethod',
  maximum: 'laterMaximum',
  payoff: 'laterPayoff',
} as const satisfies Record<NonNullable<OncePlan['onlyToday']>, PaymentWhenTextKey>;

/** A payment made once: today or a later day (payments §2). */
export function OnceBlock(props: TimingProps<OncePlan>): ReactNode {
  const { chosen, dueDate, send, timing } = props;
  const { limits, onlyToday, date, pastCutoff } = timing;
  const t = useTexts(paymentWhenTexts);
  const when = chosen?.frequency === 'OneTime' ? chosen.when : undefined;
  const isRefused = when?.choice === 'today' && !pastCutoff;
  const { earliest, today, immediateAchBlocked } = limits;
  // After the cut-off, today is warned of and not disabled (D99).
  const first = !immediateAchBlocked && earliest && earliest > today ? earliest : undefined;
  return (
    <>
      <ChoiceGroup
        bare
        inColumns
        name="when"
        label={t('whenLabel')}
        value={when?.choice ?? ''}
        error={isRefused && !date.ok && t(dateTexts[date.error.code], date.error.params)}
        options={[
          {
            value: 'today',
            label: t('today', { date: formatDate(today) }),
            disabled: first !== undefined,
            description: first && t('firstDay', { date: formatDate(first) }),
          },
          {
            value: 'later',
            label: t('later'),
            disabled: onlyToday !== undefined,
            description: onlyToday && t(onlyTodayTexts[onlyToday]),
          },
        ]}
        onChange={(choice) =>
          send(choice === 'today' ? { type: 'payToday' } : { type: 'payLater', text: '' })
        }
      />
      {when?.choice === 'later' && (
        <div className="border-t border-line p-4" data-missing={props.lacksDay}>
          <DayField
            label={t('dateLabel')}
            text={when.text}
            timing={timing}
            dueDate={dueDate}
            onChange={(text) => send({ type: 'payLater', text })}
          />
        </div>
      )}
    </>
  );
}

/** Warns that the day has passed for this method; refused at submit (D99). */
export function PastCutoff({ timing }: { readonly timing: OncePlan }): ReactNode {
  const { date, pastCutoff } = timing;
  const t = useTexts(paymentWhenTexts);
  if (!pastCutoff || date.ok) return null;
  return <Banner tone="warning">{t(dateTexts[date.error.code], date.error.params)}</Banner>;
}
