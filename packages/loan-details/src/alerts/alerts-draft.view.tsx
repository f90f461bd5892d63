import { shortMark } from '@portico/core/drafts';
import { DraftNotice, draftTexts, useDraft } from '@portico/shared/draft';
import type { ReactNode } from 'react';
import type { AlertsEvent, AlertsState } from './alerts.flow';
import type { Alerts, FlagField, ReminderField } from './alerts.model';

export const texts = [draftTexts];

type Texts = Readonly<Record<FlagField | ReminderField, string>>;

/** Keeps the changed alerts of a loan until they are saved. */
export default function AlertsDraft(props: {
  readonly accountNumber: string;
  readonly state: AlertsState;
  readonly send: (event: AlertsEvent) => void;
}): ReactNode {
  const { accountNumber, state, send } = props;
  const { values, saved } = state;
  const draft = useDraft(`alerts.${shortMark(accountNumber)}`, {
    values: textsOf(values),
    saved: textsOf(saved),
    restore(field, text) {
      if (!isReminder(field)) {
        return send({ type: 'change', field, value: text === String(true) });
      }
      const [on, before, days = ''] = text.split(' ');
      const value = { on: on === String(true), before: before === String(true), days };
      send({ type: 'change', field, value });
    },
  });
  return <DraftNotice draft={draft} />;
}

function textsOf(alerts: Alerts): Texts {
  const reminder = (field: ReminderField) => {
    const { on, before, days } = alerts[field];
    return [on, before, days].join(' ');
  };
  return {
    emailDelinquent: String(alerts.emailDelinquent),
    emailStatement: String(alerts.emailStatement),
    textDelinquent: String(alerts.textDelinquent),
    textStatement: String(alerts.textStatement),
    reminder1: reminder('reminder1'),
    reminder2: reminder('reminder2'),
    reminder3: reminder('reminder3'),
    reminder4: reminder('reminder4'),
  };
}

const isReminder = (field: FlagField | ReminderField): field is ReminderField =>
  field.startsWith('reminder');
