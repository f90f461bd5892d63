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
import { whenTexts, type WhenTextKey } from '../../when.texts';

type Judged = Extract<TimingPlan, { limits: unknown }>;

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
} as const satisfies Record<PayoffDateCode | RecurringDateCode, WhenTextKey>;

/** A day, typed or picked; the calendar and the form use the same rules. */
export function DayField(props: {
  readonly label: string;
  readonly text: string;
  readonly judged: Judged;
  readonly onChange: (text: string) => void;
}): ReactNode {
  const { label, text, judged, onChange } = props;
  const [left, setLeft] = useState(false);
  const t = useTexts(whenTexts);
  const { locale } = useSignalValue(useCore().configuration);
  const { date, limits } = judged;
  // The cut-off is already shown as a warning under the choice.
  const told = !date.ok && date.code !== 'cutoff';
  const complete = text.length === formatDate(limits.today).length;
  return (
    <DateInput
      name="date"
      label={label}
      hint={t('dateHint')}
      required
      value={text}
      error={told && (left || complete) ? t(dateTexts[date.code], date.params) : undefined}
      locale={locale}
      today={limits.today}
      {...rangeOf(judged)}
      blockedReason={(day) => {
        const checked = check(day, judged);
        return checked.ok ? undefined : t(dateTexts[checked.code], checked.params);
      }}
      texts={{
        open: t('chooseDate'),
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
      }}
      onChange={onChange}
      onBlur={() => setLeft(true)}
    />
  );
}

function check(day: LocalDate, judged: Judged) {
  return judged.frequency === 'OneTime'
    ? checkPaymentDate(day, judged.limits)
    : checkRecurringDate(day, judged.limits);
}

/** The range of days that the calendar checks one by one. */
function rangeOf(judged: Judged): { min: LocalDate; max: LocalDate | undefined } {
  const { today, earliest } = judged.limits;
  if (judged.frequency !== 'OneTime') {
    return { min: earliest ?? addDays(today, 1), max: addDays(today, recurringDaysAhead) };
  }
  const { daysInPeriod } = judged.limits;
  return {
    min: earliest ?? today,
    max: daysInPeriod === undefined ? undefined : addDays(today, daysInPeriod),
  };
}
