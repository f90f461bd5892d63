import { useTexts } from '@portico/element';
import { formatDate, formatMoney } from '@portico/rules';
import { Banner, Checkbox, RadioGroup, Spinner } from '@portico/ui';
import type { ReactNode } from 'react';
import type { TimingPlan } from '../../plan/plan-timing';
import { whenTexts, type WhenTextKey } from '../../when.texts';
import { dateTexts, DayField } from './day-field';
import type { StepProps } from '../step-props';

type OncePlan = Extract<TimingPlan, { frequency: 'OneTime' }>;
type OnceProps = StepProps & { readonly timing: OncePlan };

const onlyTodayTexts = {
  onlyImmediate: 'laterOnlyImmediate',
  pastDue: 'laterPastDue',
  delinquent: 'laterDelinquent',
  method: 'laterMethod',
  maximum: 'laterMaximum',
  payoff: 'laterPayoff',
} as const satisfies Record<NonNullable<OncePlan['onlyToday']>, WhenTextKey>;

/** A payment made once: today or a later day, and whether it pays the loan off (payments §2). */
export function OnceBlock(props: OnceProps): ReactNode {
  const { state, send, timing } = props;
  const { limits, onlyToday, date, pastCutoff } = timing;
  const t = useTexts(whenTexts);
  const chosen = state.choices.timing;
  const when = chosen?.frequency === 'OneTime' ? chosen.when : undefined;
  const problem = date.ok ? undefined : t(dateTexts[date.code], date.params);
  return (
    <>
      <RadioGroup
        name="when"
        label={t('whenLabel')}
        value={when?.choice ?? ''}
        error={when?.choice === 'today' && !pastCutoff ? problem : undefined}
        options={[
          { value: 'today', label: t('today', { date: formatDate(limits.today) }) },
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
      {pastCutoff && <Banner tone="warning">{problem}</Banner>}
      {when?.choice === 'later' && (
        <DayField
          label={t('dateLabel')}
          text={when.text}
          timing={timing}
          onChange={(text) => send({ type: 'payLater', text })}
        />
      )}
      <Payoff {...props} />
    </>
  );
}

/** The payoff: next to the day, or in its own panel if only today is allowed (D106). */
function Payoff({ state, send, timing }: OnceProps): ReactNode {
  const { payoff, day } = timing;
  const t = useTexts(whenTexts);
  if (!payoff.shown) return null;
  const inPanel = payoff.shown === 'panel';
  return (
    <div className="grid gap-2">
      <Checkbox
        name="payoff"
        label={t(inPanel ? 'payoffFull' : 'payoffToggle')}
        hint={inPanel ? t('payoffOverdue') : undefined}
        checked={payoff.on}
        onChange={(on) => send({ type: 'payOff', on })}
      />
      <div role="status">
        {payoff.on &&
          day &&
          (payoff.amount === undefined ? (
            <Spinner diameter={80} label={t('payoffLoading')} />
          ) : (
            t('payoffOn', { date: formatDate(day), amount: formatMoney(payoff.amount) })
          ))}
      </div>
      {state.quoteFailed && <Banner tone="error">{t('payoffFailed')}</Banner>}
    </div>
  );
}
