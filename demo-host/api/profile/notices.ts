import type { StoredBorrower } from '../identity/borrower-store';
import { notifyOfNewPassword } from '../identity/passwords/password-store';
import type { Services } from '../services';
import type { UserInfoChanges } from './check-user-info';
import { userAlertsOf } from './user-alerts-store';

/** Without a link, so that borrowers expect none, and without the new value. */
const mailOf = (what: string, name: string) => ({
  subject: `Your ${what} was changed`,
  text: `${name}, the ${what} of your online access was changed.\n\nIf it was not you, call us at once.\n\nCedar Valley Credit`,
});

/**
 * Mails what has changed where the borrower's alerts ask for it, to the address before the change:
 * whoever has taken over a login must not be able to send the notice to an address of their own.
 */
export async function notifyOfChanges(
  services: Services,
  before: StoredBorrower,
  { username, email, newPassword }: UserInfoChanges,
): Promise<void> {
  const to = before.email;
  if (!to) return;
  const { emailAlerts } = await userAlertsOf(services.database, before.id);
  if (newPassword !== undefined && emailAlerts.passwordChanged) {
    await notifyOfNewPassword(services, before);
  }
  if (username !== undefined && emailAlerts.logonNameChange) {
    await services.mail.notify({ to, ...mailOf('login name', before.name) });
  }
  if (email !== undefined && emailAlerts.emailAddressChanged) {
    await services.mail.notify({ to, ...mailOf('e-mail address', before.name) });
  }
}
