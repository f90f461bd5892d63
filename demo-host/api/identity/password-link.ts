import type { Services } from '../services';
import type { StoredBorrower } from './borrower-store';
import { issueSingleUseToken } from './single-use-token';

/** The page of the portal that a mailed link opens; its address is one of the host's switches. */
export async function portalLink({ settings }: Services, path: string): Promise<string> {
  return `${await settings.host('portalAddress')}#/home/${path}`;
}

/** E-mails a link to choose a new password, good for one use within half an hour. */
export async function sendPasswordLink(
  services: Services,
  borrower: StoredBorrower,
  now: number,
): Promise<void> {
  const { database, mail } = services;
  if (!borrower.email) return;
  const token = await database.write((tx) =>
    issueSingleUseToken(tx, 'newPassword', borrower.id, now),
  );
  const link = await portalLink(services, `forcePasswordChange/${token}`);
  await mail.send({
    to: borrower.email,
    subject: 'Choose a new password',
    text: `${borrower.name}, choose your new password here:\n\n${link}\n\nThe link is good for half an hour, and once. If you have not asked for it, you need do nothing.\n\nCedar Valley Credit`,
  });
}
