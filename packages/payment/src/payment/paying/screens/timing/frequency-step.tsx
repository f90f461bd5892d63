import { useTexts } from '@portico/element';
import { formatDate, type RecurringCode } from '@portico/rules';
import { Banner, Button, Heading, Select, Spinner, Stack } from '@portico/ui';
import type { ReactNode } from 'react';
import { frequencyTexts } from '../../../../frequency.texts';
import type { Plan } from '../../plan/plan';
import type { TimingPlan } from '../../plan/plan-timing';
import { whenTexts, type WhenTextKey } from '../../when.texts';
import { DayField } from './day-field';
import { ExpiryWarning } from './expiry-warning';
import { OnceBlock } from './once-block';
import type { StepProps } from '../step-props';

/** Why only Pay Once is offered, for reasons that the borrower can act on. */
const onceTexts: Readonly<Partial<Record<RecurringCode, WhenTextKey>>> = {
  existing: 'onceExisting',
  pastDue: 'oncePastDue',
  delinquent: 'onceDelinquent',
  singleUse: 'onceSingleUse',
};

/** The third step: how often, and on which days (payments §2, §4). */
export function FrequencyStep(props: StepProps & { readonly plan: Plan }): ReactNode {
  const { send, plan } = props;
  const { timing, onlyOnce, fee } = plan;
  const t = useTexts(whenTexts);
  const nameOf = useTexts(frequencyTexts);
  const why = onlyOnce && onceTexts[onlyOnce];
  return (
    <Stack>
      <Heading level={3}>{t('frequencyHeading')}</Heading>
      <Select
        name="frequency"
        label={t('frequencyLabel')}
        hint={why && t(why)}
        value={timing?.frequency ?? ''}
        options={plan.frequencies.map((each) => ({ value: each, label: nameOf(each) }))}
        onChange={(frequency) => send({ type: 'chooseFrequency', frequency })}
      />
      {timing && <TimingBlock {...props} timing={timing} />}
      <ExpiryWarning method={props.state.choices.method} day={timing?.day} />
      {timing && timing.frequency !== 'OneTime' && (
        <p className="text-sm text-muted">{t('responsibility')}</p>
      )}
      {fee.pending && <Spinner diameter={80} label={t('feeLoading')} />}
      {fee.failed && (
        <Banner tone="error">
          <p>{t('feeFailed')}</p>
          <Button variant="quiet" onClick={() => send({ type: 'requestFeeAgain' })}>
            {t('feeAgain')}
          </Button>
        </Banner>
      )}
    </Stack>
  );
}

function TimingBlock(props: StepProps & { readonly timing: TimingPlan }): ReactNode {
  const { timing } = props;
  const t = useTexts(whenTexts);
  switch (timing.frequency) {
    case 'OneTime':
      return <OnceBlock {...props} timing={timing} />;
    case 'OnDueDate':
      return timing.day && <p>{t('dueDateIs', { date: formatDate(timing.day) })}</p>;
    case 'DaysBeforeDue':
      return <DaysBefore {...props} timing={timing} />;
    case 'MonthlyOnDate':
    case 'SemiMonthly':
    case 'TwoWeeks':
    case 'Weekly':
      return <FirstDay {...props} timing={timing} />;
  }
}

function DaysBefore(
  props: StepProps & { readonly timing: Extract<TimingPlan, { frequency: 'DaysBeforeDue' }> },
): ReactNode {
  const { send, timing } = props;
  const t = useTexts(whenTexts);
  return (
    <Select
      name="days"
      label={t('daysLabel')}
      placeholder={t('daysPlaceholder')}
      required
      value={timing.days === undefined ? '' : String(timing.days)}
      options={timing.choices.map(({ days, date }) => ({
        value: String(days),
        label: t(days === 1 ? 'dayBefore' : 'daysBefore', { days, date: formatDate(date) }),
      }))}
      onChange={(days) => send({ type: 'chooseDays', days: Number(days) })}
    />
  );
}

function FirstDay(
  props: StepProps & { readonly timing: Extract<TimingPlan, { second: unknown }> },
): ReactNode {
  const { state, send, timing } = props;
  const t = useTexts(whenTexts);
  const chosen = state.choices.timing;
  const { second } = timing;
  return (
    <>
      <DayField
        key={timing.frequency}
        label={t('firstDateLabel')}
        text={chosen && 'text' in chosen ? chosen.text : ''}
        timing={timing}
        onChange={(text) => send({ type: 'typeFirstDay', text })}
      />
      {second && <p>{t('second', { date: formatDate(second.date) })}</p>}
      {second && second.payOn !== second.date && (
        <p className="text-sm text-muted">
          {t('secondClosed', { date: formatDate(second.date), payOn: formatDate(second.payOn) })}
        </p>
      )}
    </>
  );
}
