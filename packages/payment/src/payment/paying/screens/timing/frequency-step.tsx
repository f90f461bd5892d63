import type { RateReduction } from '@portico/contract';
import { useTexts } from '@portico/element';
import { formatDate, isRecurringFrequency, type RecurringCode } from '@portico/rules';
import { LowerRate } from '@portico/shared/planned-payments';
import { Banner, Button, Select, Spinner } from '@portico/ui';
import { memo, type ReactNode } from 'react';
import { frequencyTexts } from '../../../../frequency.sentences';
import { paymentTexts } from '../../../payment.sentences';
import { StepRegion } from '../../../screens/step-region';
import type { Method } from '../../methods/method';
import type { Plan } from '../../plan/plan';
import type { TimingPlan } from '../../plan/plan-timing';
import { paymentWhenTexts, type PaymentWhenTextKey } from '../../payment.when.sentences';
import { DayField } from './day-field';
import { ExpiryWarning } from './expiry-warning';
import { OnceBlock, PastCutoff, type TimingProps } from './once-block';
import { Late } from './late';
import { PostingNote } from './posting-note';

/** Why only Pay Once is offered, for reasons that the borrower can act on. */
const onceTexts: Readonly<Partial<Record<RecurringCode, PaymentWhenTextKey>>> = {
  existing: 'onceExisting',
  pastDue: 'oncePastDue',
  delinquent: 'onceDelinquent',
  singleUse: 'onceSingleUse',
};

type FrequencyProps = Omit<Plan, 'amount' | 'ready'> &
  Omit<TimingProps<unknown>, 'timing' | 'lacksDay'> & {
    readonly method: Method | undefined;
    readonly rateReduction: RateReduction | undefined;
  };

/** The third step: how often, and on which days (payments §2, §4). */
export const FrequencyStep = memo(function FrequencyStep(props: FrequencyProps): ReactNode {
  const { frequencies, timing, onlyOnce, late, fee, quote, selection, send } = props;
  const isWaiting = fee.pending || quote.pending;
  const lacksDay = isWaiting || selection?.valid ? undefined : true;
  const first = useTexts(paymentTexts);
  const t = useTexts(paymentWhenTexts);
  const nameOf = useTexts(frequencyTexts);
  const why = onlyOnce && onceTexts[onlyOnce];
  return (
    <StepRegion name="timing" heading={first('frequencyHeading')}>
      <div className="rounded-lg border border-line bg-raised">
        <div className="p-4" data-missing={isWaiting ? undefined : true}>
          <Select
            name="frequency"
            label={t('frequencyLabel')}
            hint={why && t(why)}
            value={timing?.frequency ?? ''}
            options={frequencies.map((each) => ({ value: each, label: nameOf(each) }))}
            onChange={(frequency) => send({ type: 'chooseFrequency', frequency })}
          />
          {frequencies.some(isRecurringFrequency) && (
            <div className="mt-3 empty:hidden">
              <LowerRate reduction={props.rateReduction} />
            </div>
          )}
        </div>
        {timing && (
          <div className="border-t border-line" data-missing={lacksDay}>
            <TimingBlock {...props} timing={timing} lacksDay={lacksDay} />
          </div>
        )}
      </div>
      {timing?.frequency === 'OneTime' && <PastCutoff timing={timing} />}
      <div role="status">
        {late && (
          <Banner tone="warning">
            <Late late={late} />
          </Banner>
        )}
      </div>
      <PostingNote />
      <ExpiryWarning method={props.method} day={timing?.day} />
      {timing && timing.frequency !== 'OneTime' && (
        <p className="text-sm text-muted">{t('responsibility')}</p>
      )}
      {fee.pending && <Spinner diameter={80} label={t('feeLoading')} />}
      {fee.failed && (
        <Banner
          tone="error"
          action={
            <div className="contents" data-missing>
              <Button onClick={() => send({ type: 'requestFeeAgain' })}>{t('feeAgain')}</Button>
            </div>
          }
        >
          {t('feeFailed')}
        </Banner>
      )}
    </StepRegion>
  );
});

function TimingBlock(props: TimingProps<TimingPlan>): ReactNode {
  const { timing } = props;
  const t = useTexts(paymentWhenTexts);
  switch (timing.frequency) {
    case 'OneTime':
      return <OnceBlock {...props} timing={timing} />;
    case 'OnDueDate':
      return (
        timing.day && <p className="p-4">{t('dueDateIs', { date: formatDate(timing.day) })}</p>
      );
    case 'DaysBeforeDue':
      return (
        <div className="p-4">
          <DaysBefore {...props} timing={timing} />
        </div>
      );
    default:
      return (
        <div className="grid gap-2 p-4">
          <FirstDay {...props} timing={timing} />
        </div>
      );
  }
}

function DaysBefore(
  props: TimingProps<Extract<TimingPlan, { frequency: 'DaysBeforeDue' }>>,
): ReactNode {
  const { send, timing } = props;
  const t = useTexts(paymentWhenTexts);
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

function FirstDay(props: TimingProps<Extract<TimingPlan, { second: unknown }>>): ReactNode {
  const { chosen, dueDate, send, timing } = props;
  const t = useTexts(paymentWhenTexts);
  const { second } = timing;
  return (
    <>
      <DayField
        key={timing.frequency}
        label={t('firstDateLabel')}
        text={chosen && 'text' in chosen ? chosen.text : ''}
        timing={timing}
        dueDate={dueDate}
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
