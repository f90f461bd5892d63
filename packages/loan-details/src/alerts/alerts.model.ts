import type { EmailAlerts, TextAlerts } from '@portico/contract';
import {
  isValidReminder,
  reminderNumbers,
  reminderToSave,
  sameValue,
  type Reminder,
  type ReminderNumber,
} from '@portico/rules';
import type { LoanDetails } from '../loan/loan';

/** The field of a reminder in the form. */
export type ReminderField = `reminder${ReminderNumber}`;

export type FlagField = 'emailDelinquent' | 'emailStatement' | 'textDelinquent' | 'textStatement';

/** The alerts of one loan: the values of the form. */
export type Alerts = Readonly<Record<FlagField, boolean>> &
  Readonly<Record<ReminderField, Reminder>>;

export type AlertsErrors = { readonly [F in ReminderField]?: 'days' | undefined } & {
  /** There is no address that it could be sent to (accounts §4). */
  readonly emailStatement?: 'emailMissing' | undefined;
};

/** The alerts as an account's details and the call that saves them have them. */
export type AlertsData = {
  readonly emailAlerts: EmailAlerts;
  readonly textAlerts: TextAlerts;
};

const noTextAlerts: TextAlerts = { alertLoanDelinquent: false, estatementAlert: false };

export const reminderField = (number: ReminderNumber): ReminderField => `reminder${number}`;

const flagFields: readonly FlagField[] = [
  'emailDelinquent',
  'emailStatement',
  'textDelinquent',
  'textStatement',
];
const reminderFields = reminderNumbers.map(reminderField);

function ofReminders<T>(of: (field: ReminderField) => T): Readonly<Record<ReminderField, T>> {
  return {
    reminder1: of('reminder1'),
    reminder2: of('reminder2'),
    reminder3: of('reminder3'),
    reminder4: of('reminder4'),
  };
}

/** Reads the alerts of the loaded account. */
export function alertsOf({ emailAlerts: email, textAlerts }: AlertsData): Alerts {
  const reminder = (number: ReminderNumber): Reminder => ({
    on: email[`alertLoanDueDate${number}` as const],
    before: email[`alertLoanDueDate${number}Before` as const],
    days: email[`alertLoanDueDate${number}Days` as const] ?? '',
  });
  return {
    emailDelinquent: email.alertLoanDelinquent,
    emailStatement: email.estatementAlert,
    textDelinquent: textAlerts.alertLoanDelinquent,
    textStatement: textAlerts.estatementAlert,
    reminder1: reminder(1),
    reminder2: reminder(2),
    reminder3: reminder(3),
    reminder4: reminder(4),
  };
}

/**
 * The alerts in the details of an account; undefined where they lack them, because saving replaces
 * them all. A lender without text messages may answer none for that channel.
 */
export function knownAlerts({ alerts }: Pick<LoanDetails, 'alerts'>): Alerts | undefined {
  const { emailAlerts, textAlerts = noTextAlerts } = alerts ?? {};
  return emailAlerts && alertsOf({ emailAlerts, textAlerts });
}

/** The alerts as they are sent. */
export function alertsData(alerts: Alerts): AlertsData {
  const { reminder1, reminder2, reminder3, reminder4 } = alerts;
  return {
    emailAlerts: {
      alertLoanDelinquent: alerts.emailDelinquent,
      estatementAlert: alerts.emailStatement,
      alertLoanDueDate1: reminder1.on,
      alertLoanDueDate1Before: reminder1.before,
      alertLoanDueDate1Days: reminder1.days,
      alertLoanDueDate2: reminder2.on,
      alertLoanDueDate2Before: reminder2.before,
      alertLoanDueDate2Days: reminder2.days,
      alertLoanDueDate3: reminder3.on,
      alertLoanDueDate3Before: reminder3.before,
      alertLoanDueDate3Days: reminder3.days,
      alertLoanDueDate4: reminder4.on,
      alertLoanDueDate4Before: reminder4.before,
      alertLoanDueDate4Days: reminder4.days,
    },
    textAlerts: {
      alertLoanDelinquent: alerts.textDelinquent,
      estatementAlert: alerts.textStatement,
    },
  };
}

/** The alerts that cannot be sent as they are. */
export function alertsErrors(alerts: Alerts, hasEmail: boolean): AlertsErrors {
  return {
    ...ofReminders((field) => (isValidReminder(alerts[field]) ? undefined : 'days')),
    emailStatement: alerts.emailStatement && !hasEmail ? 'emailMissing' : undefined,
  };
}

/** The alerts to save: what is not shown stays as it was saved. */
export function alertsToSave(alerts: Alerts, saved: Alerts): Alerts {
  return { ...alerts, ...ofReminders((field) => reminderToSave(alerts[field], saved[field])) };
}

/** How many alerts differ from the saved ones. */
export function countChanges(alerts: Alerts, saved: Alerts): number {
  return [...flagFields, ...reminderFields].filter(
    (field) => !sameValue(alerts[field], saved[field]),
  ).length;
}
