import { useCore, useSignalValue, useTexts } from '@portico/element';
import {
  addDays,
  checkPaymentDate,
  checkRecurringDate,
  formatDate,
  recurringDaysAhead,
  type LocalDate,
  type PayoffDateCode,
  type RecurringDateCode,
} from '@portico/rules';
import { DateInput } from '@portico/ui';
import { useState, type ReactNode } from 'react';
import type { TimingPlan } from '../../plan/plan-timing';
import { paymentWhenTexts, type PaymentWhenTextKey } from '../../payment.when.sentences';

type DatedPlan = Extract<TimingPlan, { limits: unknown }>;

export const dateTexts = {
  required: 'dateRequired',
  past: 'datePast',
  payoffPast: 'datePayoffPast',
  period: 'datePeriod',
  holiday: 'dateHoliday',
  saturday: 'dateSaturday',
  sunday: 'dateSunday',
  cutoff: 'dateCutoff',
  notAllowed: 'dateNotAllowed',
  notFuture: 'dateNotFuture',
  tooFar: 'dateTooFar',
} as const satisfies Record<PayoffDateCode | RecurringDateCode, PaymentWhenTextKey>;

/** A day, typed or picked; the calendar and the form use the same rules. */
export function DayField(props: {
  readonly label: string;
  readonly text: string;
  readonly timing: DatedPlan;
  /** Of the loan: marked in the calendar. */
  readonly dueDate: LocalDate | undefined;
  readonly onChange: (text: string) => void;
}): ReactNode {
  const { label, text, timing, dueDate, onChange } = props;
  const [touched, setTouched] = useState(false);
  const t = useTexts(paymentWhenTexts);
  const { locale } = useSignalValue(useCore().configuration);
  const { date, limits } = timing;
  // The cut-off is already shown as a warning under the choice.
  const isShown = !date.ok && date.error.code !== 'cutoff';
  const complete = text.length === formatDate(limits.today).length;
  return (
    <div className="max-w-64">
      <DateInput
        name="date"
        label={label}
        hint={t('dateHint')}
        required
        value={text}
        error={
          isShown && (touched || complete)
            ? t(dateTexts[date.error.code], date.error.params)
            : undefined
        }
        locale={locale}
        today={limits.today}
        {...rangeOf(timing)}
        marked={dueDate && { date: dueDate, label: t('dueDay', { date: formatDate(dueDate) }) }}
        blockedReason={(day) => {
          const checked = check(day, timing);
          return checked.ok ? undefined : t(dateTexts[checked.error.code], checked.error.params);
        }}
        texts={{
          open: t('chooseDate'),
          previousMonth: t('previousMonth'),
          nextMonth: t('nextMonth'),
        }}
        onChange={(typed) => {
          setTouched(false);
          onChange(typed);
        }}
        onBlur={() => setTouched(true)}
      />
    </div>
  );
}

function check(day: LocalDate, timing: DatedPlan) {
  return timing.frequency === 'OneTime'
    ? checkPaymentDate(day, timing.limits)
    : checkRecurringDate(day, timing.limits);
}

/** The most days ahead that the calendar shows. A host may allow more than there are dates. */
const longestRange = 36_500;

/** The range of days that the calendar checks one by one. */
function rangeOf(timing: DatedPlan): { min: LocalDate; max: LocalDate } {
  const { today, earliest } = timing.limits;
  if (timing.frequency !== 'OneTime') {
    return { min: earliest ?? addDays(today, 1), max: addDays(today, recurringDaysAhead) };
  }
  const { daysInPeriod = longestRange } = timing.limits;
  return {
    min: earliest ?? today,
    max: addDays(today, Math.min(daysInPeriod, longestRange)),
  };
}
