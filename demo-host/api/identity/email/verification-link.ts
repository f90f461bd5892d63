import type { Services } from '../../services';
import { portalLink } from '../passwords/password-link';
import { issueSingleUseToken } from '@portico/server/parts';

/**
 * E-mails the link that verifies an address, the borrower's own or a pending one; valid for a day. A
 * failed delivery is only reported.
 */
export async function sendEmailLink(
  services: Services,
  { borrowerId, email }: { readonly borrowerId: number; readonly email: string },
  now: number,
): Promise<void> {
  const { database, mail } = services;
  const token = await database.write((tx) =>
    issueSingleUseToken(tx, 'verifyEmail', borrowerId, now, email),
  );
  const link = await portalLink(services, `verifyEmail/${token}`);
  await mail.notify({
    to: email,
    subject: 'Please verify your email',
    text: `Please verify your email by opening this link:\n\n${link}\n\nIt is good for one day.\n\nCedar Valley Credit`,
  });
}
