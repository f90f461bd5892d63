import type {
  ChannelAlerts,
  InputOf,
  ProfileCode,
  ProofCode,
  updateProfile,
  UserAlerts,
} from '@portico/contract';
import { ok, refuse, type Checked } from '@portico/rules';
import { type Executor, isRecentlyProven, type Session } from '@portico/server/parts';
import { borrowerById } from '../identity/borrower-store';
import { phonesOf } from '../identity/phone-store';
import { notifyOwner } from '../identity/security-notice';
import type { Services } from '../services';
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
 * by their sequence number, and when one is turned off without a recent proof.
 */
export async function saveAlertsOf(
  services: Services,
  session: Session,
  { alerts, alertsAreDirty = true }: Given,
  now: number,
): Promise<Checked<StoredAlerts, ProfileCode | ProofCode>> {
  const { database } = services;
  const { borrowerId } = session;
  const saved = await database.write(async (tx) => {
    const before = await userAlertsOf(tx, borrowerId);
    if (!alertsAreDirty) return ok({ after: before, turnsOff: false });
    if (alerts.sequenceNumber !== before.sequenceNumber) return refuse('Error');
    const after = await allowed(tx, borrowerId, {
      sequenceNumber: before.sequenceNumber + 1,
      turnOffAllAlerts: alerts.turnOffAllAlerts,
      emailAlerts: alerts.emailAlerts ?? before.emailAlerts,
      textAlerts: alerts.textAlerts ?? before.textAlerts,
    });
    const turnsOff = isOneTurnedOff(before, after);
    if (turnsOff && !isRecentlyProven(session, now)) return refuse('ProofRequired');
    await saveUserAlerts(tx, borrowerId, after);
    return ok({ after, turnsOff });
  });
  if (!saved.ok) return saved;
  const { after, turnsOff } = saved.value;
  if (turnsOff) {
    await notifyOwner(services, await borrowerById(database, borrowerId), 'alertsOff', now);
  }
  return ok(after);
}

/** What is sent by a channel: an alert that is on, or all but what is opted out of. */
const isSent = ({
  optOutMarketingAlerts,
  optOutTransactionalAlerts,
  ...alerts
}: ChannelAlerts) => ({
  ...alerts,
  // Advertising is no alert.
  transactional: !optOutTransactionalAlerts,
});

/** Whether something is no longer sent that was sent before. */
function isOneTurnedOff(before: StoredAlerts, after: StoredAlerts): boolean {
  const isLess = (was: ChannelAlerts, is: ChannelAlerts) => {
    const still = new Map(Object.entries(isSent(is)));
    return Object.entries(isSent(was)).some(([name, on]) => on && !still.get(name));
  };
  return (
    isLess(before.emailAlerts, after.emailAlerts) || isLess(before.textAlerts, after.textAlerts)
  );
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
