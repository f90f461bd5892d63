import type { Services } from '../../services';
import { lenderAddress } from '../../messages/message-store';
import type { Registration } from './check-registration';
import type { Claim } from './unregistered-borrowers';

/**
 * Stores an application for online access and mails the lender, who reviews it and sends an
 * invitation. No username is reserved and no password stored, so signing in reveals no application.
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
