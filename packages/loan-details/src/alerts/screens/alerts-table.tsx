import { useTexts } from '@portico/element';
import { reminderNumbers } from '@portico/rules';
import { useId, type ReactNode } from 'react';
import type { AlertsEvent, AlertsState } from '../alerts.flow';
import { reminderField, type FlagField } from '../alerts.model';
import { alertsTexts } from '../alerts.texts';
import { AlertRow, type AlertBox } from './alert-row';
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
  const id = useId();
  const columns = { email: `${id}email`, text: allowText ? `${id}text` : undefined };
  const box = (field: FlagField): AlertBox => ({
    name: field,
    checked: values[field],
    onChange: (value) => send({ type: 'change', field, value }),
  });
  return (
    <table className="w-full border-b border-line" aria-label={t('heading')}>
      <thead>
        <tr className="border-b border-edge text-sm text-muted *:py-2 *:font-normal">
          <th scope="col" className="text-start">
            {t('columnAlert')}
          </th>
          <th scope="col" id={columns.email} className="w-20 text-end">
            {t('columnEmail')}
          </th>
          {allowText && (
            <th scope="col" id={columns.text} className="w-20 text-end">
              {t('columnText')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        <AlertRow
          label={t('delinquent')}
          columns={columns}
          email={box('emailDelinquent')}
          text={box('textDelinquent')}
        />
        <AlertRow
          label={t('statement')}
          columns={columns}
          email={box('emailStatement')}
          text={box('textStatement')}
        >
          {values.emailStatement && !hasEmail && <EmailMissing />}
        </AlertRow>
        {reminderNumbers.map((number) => {
          const field = reminderField(number);
          const { on } = values[field];
          const onChange = (ticked: boolean) => send({ type: 'tick', number, on: ticked });
          return (
            <AlertRow
              key={number}
              label={t(field)}
              columns={columns}
              email={{ name: field, checked: on, onChange }}
            >
              {on && <ReminderTime state={state} send={send} number={number} />}
            </AlertRow>
          );
        })}
      </tbody>
    </table>
  );
}
