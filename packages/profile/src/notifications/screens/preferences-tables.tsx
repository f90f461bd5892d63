import { useTexts } from '@portico/element';
import { CheckTable, Switch, type CheckRow, type TableBox } from '@portico/ui';
import { useId, type ReactNode } from 'react';
import type { NotificationsEvent } from '../notifications.flow';
import {
  alertNames,
  channels,
  optOutNames,
  type AlertName,
  type Preferences,
} from '../notifications.model';
import { notificationsTexts } from '../notifications.sentences';

/**
 * The alerts in two tables, so that a tick always means what its heading says: in the second one,
 * that nothing is sent.
 */
export function PreferencesTables(props: {
  readonly values: Preferences;
  readonly send: (event: NotificationsEvent) => void;
  /** Whether the lender sends text messages. */
  readonly allowText: boolean;
  /** The id of the sentence that says why no text can be sent; undefined where one can. */
  readonly noTextsId: string | undefined;
}): ReactNode {
  const { values, send, allowText, noTextsId } = props;
  const t = useTexts(notificationsTexts);
  const allOffId = useId();
  const shown = allowText ? channels : (['emailAlerts'] as const);
  const columns = shown.map((channel) => t(columnTexts[channel]));
  /** `offId`: the id of the sentence that says why the whole row is disabled. */
  const row = (name: AlertName, offId?: string): CheckRow => ({
    key: name,
    label: t(name),
    boxes: shown.map((channel): TableBox => {
      const reason = offId ?? (channel === 'textAlerts' ? noTextsId : undefined);
      return {
        name: `${channel}.${name}`,
        checked: values[channel][name],
        disabled: reason !== undefined,
        describedBy: reason,
        onChange: (on) => send({ type: 'toggle', channel, name, on }),
      };
    }),
  });
  const allOff = values.turnOffAllAlerts;
  return (
    <>
      <Switch
        name="turnOffAllAlerts"
        label={t('turnOffAll')}
        hint={t('turnOffAllHint')}
        checked={allOff}
        onChange={(on) => send({ type: 'turnOffAll', on })}
      />
      {allOff && (
        <p id={allOffId} className="text-sm text-muted">
          {t('allOff')}
        </p>
      )}
      <CheckTable
        label={t('tellMe')}
        heading={t('tellMe')}
        columns={columns}
        rows={alertNames.map((name) => row(name, allOff ? allOffId : undefined))}
      />
      <CheckTable
        label={t('doNotSend')}
        heading={t('doNotSend')}
        columns={columns}
        rows={optOutNames.map((name) => row(name))}
      />
    </>
  );
}

const columnTexts = { emailAlerts: 'columnEmail', textAlerts: 'columnText' } as const;
