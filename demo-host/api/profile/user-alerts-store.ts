import { readWire, userAlerts, writeWire, type ChannelAlerts } from '@portico/contract';
import { number, object, parseJson, pipe, string } from 'valibot';
import { type Executor, putRow } from '@portico/server/parts';

/** Every alert is off. */
export const noUserAlerts: ChannelAlerts = {
  userRestricted: false,
  restrictedPasswordViolation: false,
  userLogsOn: false,
  moneyTransOnWeb: false,
  logonNameChange: false,
  passwordGenerated: false,
  passwordChanged: false,
  emailAddressChanged: false,
  optOutMarketingAlerts: false,
  optOutTransactionalAlerts: false,
};

/** The alerts of a borrower as stored: both channels are always there. */
export type StoredAlerts = {
  /** Raised by each save. */
  readonly sequenceNumber: number;
  readonly turnOffAllAlerts: boolean;
  readonly emailAlerts: ChannelAlerts;
  readonly textAlerts: ChannelAlerts;
};

/** Before the borrower chooses: what concerns the security of the login, by e-mail. */
const standard: StoredAlerts = {
  sequenceNumber: 1,
  turnOffAllAlerts: false,
  emailAlerts: {
    ...noUserAlerts,
    logonNameChange: true,
    passwordGenerated: true,
    passwordChanged: true,
    emailAddressChanged: true,
  },
  textAlerts: noUserAlerts,
};

const row = object({ sequence_number: number(), alerts: pipe(string(), parseJson()) });

export async function userAlertsOf(from: Executor, borrowerId: number): Promise<StoredAlerts> {
  const stored = await from.first(
    row,
    'SELECT sequence_number, alerts FROM user_alerts WHERE borrower_id = ?',
    [borrowerId],
  );
  const read = readWire(userAlerts, stored?.alerts);
  if (!stored || !read.ok) return standard;
  const { turnOffAllAlerts, emailAlerts, textAlerts } = read.value;
  return {
    sequenceNumber: stored.sequence_number,
    turnOffAllAlerts,
    emailAlerts: emailAlerts ?? standard.emailAlerts,
    textAlerts: textAlerts ?? standard.textAlerts,
  };
}

/** Replaces the alerts of a borrower, with the sequence number given. */
export async function saveUserAlerts(
  tx: Executor,
  borrowerId: number,
  alerts: StoredAlerts,
): Promise<void> {
  await putRow(
    tx,
    'user_alerts',
    { borrower_id: borrowerId },
    {
      sequence_number: alerts.sequenceNumber,
      alerts: JSON.stringify(writeWire(userAlerts, alerts)),
    },
  );
}

/** The alerts of a channel all off; what is not to be sent stays as it was chosen (D55). */
export const withoutAlerts = (alerts: ChannelAlerts): ChannelAlerts => ({
  ...noUserAlerts,
  optOutMarketingAlerts: alerts.optOutMarketingAlerts,
  optOutTransactionalAlerts: alerts.optOutTransactionalAlerts,
});

/**
 * Turns the alerts by text off: no phone takes texts any more (access §4). A page does the same by
 * itself, so the sequence number stays and a save of the other alerts is not refused.
 */
export async function stopTextAlerts(tx: Executor, borrowerId: number): Promise<void> {
  const alerts = await userAlertsOf(tx, borrowerId);
  const textAlerts = withoutAlerts(alerts.textAlerts);
  await saveUserAlerts(tx, borrowerId, { ...alerts, textAlerts });
}
