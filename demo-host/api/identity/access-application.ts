import type { Services } from '../services';
import { lenderAddress } from '../messages/message-store';
import type { Registration } from './check-registration';
import type { Claim } from './newcomer-store';

/**
 * Keeps what somebody applied for online access with, and tells the lender, who looks at it and
 * invites. No username is taken and no password kept: signing in tells nothing of an application.
 */
export async function receiveApplication(
  { database, secrets, mail }: Services,
  input: Registration & { readonly email: string },
  { ssn }: Claim,
  now: number,
): Promise<void> {
  const { firstName, middleName, lastName, email, userName } = input;
  const name = [firstName, middleName, lastName].filter(Boolean).join(' ');
  await database.run(
    `INSERT INTO access_applications
     (at, name, email, phone, zip, date_of_birth, ssn, username) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      now,
      name,
      email,
      input.phoneNumber ?? null,
      input.zip ?? null,
      input.dateOfBirth ?? null,
      secrets.seal(ssn),
      userName,
    ],
  );
  await mail.notify({
    to: lenderAddress,
    subject: 'Somebody applies for online access',
    text: `${name} <${email}> applies for online access as ${userName}. Compare the application with your records and, if it is right, send an invitation.`,
  });
}
