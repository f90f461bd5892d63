import type { Services } from '../../services';
import { issueSingleUseToken, linkMails } from '@portico/server/parts';
import type { StoredBorrower } from '../borrower-store';
import { settledEmailOf } from '../email/email-change';

/** The page of the portal that a mailed link opens; its address is one of the host's switches. */
export async function portalLink({ settings }: Services, path: string): Promise<string> {
  return `${await settings.host('portalAddress')}#/home/${path}`;
}

/**
 * E-mails a link to choose a new password, valid for one use within half an hour. False when too
 * many were sent to the borrower.
 */
export async function sendPasswordLink(
  services: Services,
  borrower: StoredBorrower,
  now: number,
): Promise<boolean> {
  const { database, limits, mail } = services;
  const to = await settledEmailOf(database, borrower, now);
  if (!to) return true;
  const token = await database.write(async (tx) => {
    if (!(await limits.take(tx, [linkMails(borrower)], now))) return undefined;
    return issueSingleUseToken(tx, 'newPassword', borrower.id, now);
  });
  if (token === undefined) return false;
  const link = await portalLink(services, `forcePasswordChange/${token}`);
  await mail.send({
    to,
    subject: 'Choose a new password',
    text: `${borrower.name}, choose your new password here:\n\n${link}\n\nThe link is good for half an hour, and once. If you have not asked for it, you need do nothing.\n\nCedar Valley Credit`,
  });
  return true;
}
