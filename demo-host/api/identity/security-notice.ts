import type { Services } from '../services';
import type { StoredBorrower } from './borrower-store';
import { everyEmailOf } from './email/email-change';

/** A subject, and what follows the borrower's name. */
type Notice = readonly [subject: string, text: string];

/** The changes that the owner is always told of (D174): no link and no new value. */
const notices = {
  loginName: ['Your login name was changed', 'the login name of your online access was changed.'],
  newEmail: [
    'A new e-mail address was entered',
    'a new e-mail address was entered for your online access. It counts once the link that was mailed to it is opened. Until then, everything is mailed to this address.',
  ],
  emailChanged: [
    'Your e-mail address was changed',
    'the e-mail address of your online access was changed: from now on, everything is mailed to the new one. For one day, a forgotten password can still be replaced by way of this address, and not by way of the new one.',
  ],
  secretQuestion: [
    'Your secret question was changed',
    'the secret question of your online access, or its answer, was changed.',
  ],
  telephone: [
    'Your telephone number was changed',
    'a telephone number of your online access was changed.',
  ],
  telephoneAsked: [
    'A new telephone number was entered',
    'we were asked through your online access to change a telephone number.',
  ],
  alertsOff: ['Alerts were turned off', 'alerts of your online access were turned off.'],
  taxForms: [
    'Your tax forms no longer come on paper',
    'it was agreed through your online access that your tax forms come there and not on paper. Paper can be had again there at any time.',
  ],
  sessionsEnded: [
    'You were signed out elsewhere',
    'another session of your online access was ended, or a device is asked for a security code again.',
  ],
} as const satisfies Record<string, Notice>;

export type NoticeName = keyof typeof notices;

/**
 * Mails a change to its owner, whatever the alerts say: to the address before the change and, in the
 * day after another address was confirmed, to the one before that too, so that whoever has taken
 * over a session cannot send the notices to an address of their own.
 *
 * @param before the borrower before the change
 */
export async function notifyOwner(
  services: Services,
  before: StoredBorrower,
  what: NoticeName | Notice,
  now: number,
): Promise<void> {
  const [subject, text] = typeof what === 'string' ? notices[what] : what;
  for (const to of await everyEmailOf(services.database, before, now)) {
    await services.mail.notify({
      to,
      subject,
      text: `${before.name}, ${text}\n\nIf it was not you, call us at once on 555-0100.\n\nCedar Valley Credit`,
    });
  }
}
