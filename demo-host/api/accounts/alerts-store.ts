import {
  emailAlerts,
  readWire,
  textAlerts,
  writeWire,
  type EmailAlerts,
  type TextAlerts,
} from '@portico/contract';
import { object, parseJson, pipe, string } from 'valibot';
import { type Executor, putRow } from '@portico/server/parts';

/** The alerts of an account. */
export type Alerts = { readonly emailAlerts: EmailAlerts; readonly textAlerts: TextAlerts };

const jsonColumn = pipe(string(), parseJson());
const row = object({ by_email: jsonColumn, by_text: jsonColumn });

/** Every alert is off. */
export const noAlerts: Alerts = {
  emailAlerts: {
    alertLoanDelinquent: false,
    estatementAlert: false,
    alertLoanDueDate1: false,
    alertLoanDueDate1Before: false,
    alertLoanDueDate2: false,
    alertLoanDueDate2Before: false,
    alertLoanDueDate3: false,
    alertLoanDueDate3Before: false,
    alertLoanDueDate4: false,
    alertLoanDueDate4Before: false,
  },
  textAlerts: { alertLoanDelinquent: false, estatementAlert: false },
};

/** The alerts as last saved; all off before. */
export async function alertsOf(from: Executor, account: string): Promise<Alerts> {
  const stored = await from.first(
    row,
    'SELECT by_email, by_text FROM account_alerts WHERE account = ?',
    [account],
  );
  const email = readWire(emailAlerts, stored?.by_email);
  const text = readWire(textAlerts, stored?.by_text);
  return email.ok && text.ok ? { emailAlerts: email.value, textAlerts: text.value } : noAlerts;
}

/** Replaces the alerts of an account. */
export async function saveAlerts(tx: Executor, account: string, alerts: Alerts): Promise<void> {
  await putRow(
    tx,
    'account_alerts',
    { account },
    {
      by_email: JSON.stringify(writeWire(emailAlerts, alerts.emailAlerts)),
      by_text: JSON.stringify(writeWire(textAlerts, alerts.textAlerts)),
    },
  );
}
