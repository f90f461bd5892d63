import { invite, type Invitation } from '../identity/registration/invitation-store';
import { portalLink } from '../identity/passwords/password-link';
import { issueSingleUseToken, newToken } from '@portico/server/parts';
import { sendEmailLink } from '../identity/email/verification-link';
import type { Services } from '../services';

const invited = (username: string, name: string, patch: Partial<Invitation> = {}): Invitation => ({
  username,
  name,
  email: `${username}@example.com`,
  branch: '12',
  standing: 'active',
  ...patch,
});

/** The people invited to online access; the mail's subject names the link's result. */
const invitations: readonly (readonly [person: Invitation, subject: string])[] = [
  [invited('ines', 'Ines Carvalho'), 'Open your online access'],
  [
    invited('karl', 'Karl Andersen', { standing: 'restricted' }),
    'Open your online access (you will find it restricted)',
  ],
  [
    invited('maya', 'Maya Whitfield the younger', { email: 'maya.younger@example.com' }),
    'Open your online access (the username is taken)',
  ],
];

/** The mails that are in the outbox from the start: links to screens that sign-in does not reach. */
export async function seedMail(services: Services): Promise<void> {
  const { database, clock, mail } = services;
  const now = clock();
  const statement = await database.write((tx) => issueSingleUseToken(tx, 'optOut', 1001, now));
  await mail.send({
    to: 'maya@example.com',
    subject: 'Your statement is ready',
    text: `Maya Whitfield, your statement is in the portal.\n\nNo more mails like this:\n\n${await portalLink(services, `opt-out?token=${statement}`)}\n\nCedar Valley Credit`,
  });
  await mail.send({
    to: 'daniel@example.com',
    subject: 'Choose a new password (an old link)',
    text: `Daniel Okafor, choose your new password here:\n\n${await portalLink(services, `forcePasswordChange/${newToken()}`)}\n\nCedar Valley Credit`,
  });
  await sendEmailLink(services, { borrowerId: 1003, email: 'hanna@example.com' }, now);
  for (const [person, subject] of invitations) {
    const token = await database.write((tx) => invite(tx, person, now));
    const link = await portalLink(services, `activate?token=${token}`);
    await mail.send({
      to: person.email,
      subject,
      text: `${person.name}, your username is ${person.username}. Choose your password here:\n\n${link}\n\nThe link is good for seven days, and once.\n\nCedar Valley Credit`,
    });
  }
}
