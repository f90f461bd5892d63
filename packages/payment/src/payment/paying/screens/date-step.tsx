import { useCore, useSignalValue, useTexts } from '@portico/element';
import {
  addDays,
  checkPaymentDate,
  formatDate,
  type PaymentDateCode,
  type SchedulingCode,
} from '@portico/rules';
import { Banner, DateInput, Heading, RadioGroup, Stack } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import type { Plan } from '../paying.plan';
import { payingTexts, type PayingTextKey } from '../paying.texts';
import type { StepProps } from './steps';

const problemTexts = {
  required: 'dateRequired',
  past: 'datePast',
  period: 'datePeriod',
  holiday: 'dateHoliday',
  saturday: 'dateSaturday',
  sunday: 'dateSunday',
  cutoff: 'dateCutoff',
  notAllowed: 'dateNotAllowed',
} as const satisfies Record<PaymentDateCode, PayingTextKey>;

const onlyTodayTexts = {
  onlyImmediate: 'laterOnlyImmediate',
  pastDue: 'laterPastDue',
  delinquent: 'laterDelinquent',
  method: 'laterMethod',
  maximum: 'laterMaximum',
} as const satisfies Record<SchedulingCode, PayingTextKey>;

/** The third step: today or a later day (payments §2, §5). */
export function DateStep(props: StepProps & { readonly plan: Plan }): ReactNode {
  const { state, send, plan } = props;
  const { dateLimits, onlyToday, date } = plan;
  const t = useTexts(payingTexts);
  const when = state.choices.when ?? { choice: 'today' };
  const problem = date.ok ? undefined : t(problemTexts[date.code], date.params);
  const pastCutoff = !date.ok && date.code === 'cutoff';
  return (
    <Stack>
      <Heading level={3}>{t('whenHeading')}</Heading>
      <RadioGroup
        name="when"
        label={t('whenLabel')}
        value={when.choice}
        error={when.choice === 'today' && !pastCutoff ? problem : undefined}
        options={[
          { value: 'today', label: t('today', { date: formatDate(dateLimits.today) }) },
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
      {when.choice === 'later' && (
        <LaterDay text={when.text} problem={pastCutoff ? undefined : problem} {...props} />
      )}
    </Stack>
  );
}

/** The later day, typed or chosen; the calendar and the form judge by the same rules. */
function LaterDay(
  props: StepProps & {
    readonly plan: Plan;
    readonly text: string;
    readonly problem: string | undefined;
  },
): ReactNode {
  const { send, plan, text, problem } = props;
  const { today, daysInPeriod, earliest } = plan.dateLimits;
  const [left, setLeft] = useState(false);
  const t = useTexts(payingTexts);
  const { locale } = useSignalValue(useCore().configuration);
  return (
    <DateInput
      name="date"
      label={t('dateLabel')}
      hint={t('dateHint')}
      required
      value={text}
      error={left || text.length === formatDate(today).length ? problem : undefined}
      locale={locale}
      today={today}
      min={earliest ?? today}
      max={daysInPeriod === undefined ? undefined : addDays(today, daysInPeriod)}
      blockedReason={(day) => {
        const checked = checkPaymentDate(day, plan.dateLimits);
        return checked.ok ? undefined : t(problemTexts[checked.code], checked.params);
      }}
      words={{
        open: t('chooseDate'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
      }}
      onChange={(typed) => send({ type: 'payLater', text: typed })}
      onBlur={() => setLeft(true)}
    />
  );
}
