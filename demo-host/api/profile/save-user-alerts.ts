import type { InputOf, ProfileCode, updateProfile, UserAlerts } from '@portico/contract';
import { fail, ok, type Outcome } from '@portico/rules';
import type { Database, Executor } from '../database/database';
import { phonesOf } from '../identity/phone-store';
import {
  saveUserAlerts,
  userAlertsOf,
  withoutAlerts,
  type StoredAlerts,
} from './user-alerts-store';

type Given = Pick<InputOf<typeof updateProfile>, 'alertsAreDirty'> & {
  readonly alerts: UserAlerts;
};

/**
 * Saves the alerts and answers them as stored. Refused when others were saved since they were read,
 * by their sequence number.
 */
export function saveAlertsOf(
  database: Database,
  borrowerId: number,
  { alerts, alertsAreDirty = true }: Given,
): Promise<Outcome<StoredAlerts, ProfileCode>> {
  return database.write(async (tx) => {
    const before = await userAlertsOf(tx, borrowerId);
    if (!alertsAreDirty) return ok(before);
    if (alerts.sequenceNumber !== before.sequenceNumber) return fail('Error');
    const saved = await allowed(tx, borrowerId, {
      sequenceNumber: before.sequenceNumber + 1,
      turnOffAllAlerts: alerts.turnOffAllAlerts,
      emailAlerts: alerts.emailAlerts ?? before.emailAlerts,
      textAlerts: alerts.textAlerts ?? before.textAlerts,
    });
    await saveUserAlerts(tx, borrowerId, saved);
    return ok(saved);
  });
}

/** Alerts by text need a phone that takes texts; all are off where the borrower says so (D55). */
async function allowed(
  tx: Executor,
  borrowerId: number,
  alerts: StoredAlerts,
): Promise<StoredAlerts> {
  const takesTexts = (await phonesOf(tx, borrowerId)).some((phone) => phone.takesTexts);
  const { turnOffAllAlerts: off, emailAlerts, textAlerts } = alerts;
  return {
    ...alerts,
    emailAlerts: off ? withoutAlerts(emailAlerts) : emailAlerts,
    textAlerts: off || !takesTexts ? withoutAlerts(textAlerts) : textAlerts,
  };
}
