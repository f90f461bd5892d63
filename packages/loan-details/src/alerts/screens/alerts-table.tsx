import { useTexts } from '@portico/element';
import { reminderNumbers, type ReminderNumber } from '@portico/rules';
import { CheckTable, type CheckRow, type TableBox } from '@portico/ui';
import type { ReactNode } from 'react';
import type { AlertsEvent, AlertsState } from '../alerts.flow';
import { reminderField, type FlagField } from '../alerts.model';
import { alertsTexts } from '../alerts.sentences';
import { loanDetailsSectionsTexts } from '../../loan-details/loan-details.sections.sentences';
import { EmailMissing } from './email-missing';
import { ReminderTime } from './reminder-time';

/** The alerts of a loan, and how each is sent (accounts §3, §4). */
export function AlertsTable(props: {
  readonly state: AlertsState;
  readonly send: (event: AlertsEvent) => void;
  /** Whether the lender sends text messages. */
  readonly allowText: boolean;
  readonly hasEmail: boolean;
}): ReactNode {
  const { state, send, allowText, hasEmail } = props;
  const { values } = state;
  const t = useTexts(alertsTexts);
  const section = useTexts(loanDetailsSectionsTexts);
  const box = (field: FlagField): TableBox => ({
    name: field,
    checked: values[field],
    onChange: (value) => send({ type: 'change', field, value }),
  });
  const reminder = (number: ReminderNumber): CheckRow => {
    const field = reminderField(number);
    const { on } = values[field];
    const onChange = (ticked: boolean) => send({ type: 'tick', number, on: ticked });
    return {
      key: field,
      label: t(field),
      boxes: [{ name: field, checked: on, onChange }],
      detail: on && <ReminderTime state={state} send={send} number={number} />,
    };
  };
  return (
    <CheckTable
      label={section('sectionAlerts')}
      heading={t('columnAlert')}
      columns={[t('columnEmail'), ...(allowText ? [t('columnText')] : [])]}
      noBox={t('notByText')}
      rows={[
        {
          key: 'delinquent',
          label: t('delinquent'),
          boxes: [box('emailDelinquent'), box('textDelinquent')],
        },
        {
          key: 'statement',
          label: t('statement'),
          boxes: [box('emailStatement'), box('textStatement')],
          detail: values.emailStatement && !hasEmail && <EmailMissing />,
        },
        ...reminderNumbers.map(reminder),
      ]}
    />
  );
}
