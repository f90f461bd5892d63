import { useTexts } from '@portico/element';
import { reminderDaysLength, type Reminder, type ReminderNumber } from '@portico/rules';
import { Select, TextInput, VisuallyHidden } from '@portico/ui';
import type { ReactNode } from 'react';
import type { AlertsEvent, AlertsState } from '../alerts.flow';
import { reminderField } from '../alerts.model';
import { alertsTexts } from '../alerts.sentences';

/** How many days before or after the due date a reminder is sent. */
export function ReminderTime(props: {
  readonly state: AlertsState;
  readonly send: (event: AlertsEvent) => void;
  readonly number: ReminderNumber;
}): ReactNode {
  const { state, send, number } = props;
  const t = useTexts(alertsTexts);
  const field = reminderField(number);
  const value = state.values[field];
  const invalid = state.touched.has(field) && state.errors[field] !== undefined;
  const change = (patch: Partial<Reminder>) =>
    send({ type: 'change', field, value: { ...value, ...patch } });
  const reminder = t(field);
  return (
    <div className="flex flex-wrap items-start gap-2">
      {/* The error is wider than the field, below what is beside it. */}
      <div className="w-28 [&_[part~=error]]:w-max [&_[part~=error]]:max-w-[100cqi]">
        <TextInput
          name={`${field}Days`}
          label={<VisuallyHidden>{t('days', { reminder })}</VisuallyHidden>}
          autoComplete="off"
          inputMode="numeric"
          maxLength={reminderDaysLength[number]}
          value={value.days}
          error={invalid && t('daysInvalid')}
          onChange={(days) => change({ days })}
          onBlur={() => send({ type: 'blur', field })}
        />
      </div>
      <Select
        name={`${field}Before`}
        label={<VisuallyHidden>{t('when', { reminder })}</VisuallyHidden>}
        value={value.before ? 'before' : 'after'}
        options={[
          { value: 'before', label: t('before') },
          { value: 'after', label: t('after') },
        ]}
        onChange={(chosen) => change({ before: chosen === 'before' })}
      />
    </div>
  );
}
