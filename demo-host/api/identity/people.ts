import type { Database, People } from '@portico/server/parts';
import { object, string } from 'valibot';
import type { Mailer } from '../mail/mail';
import { borrowerById } from './borrower-store';
import { everyEmailOf } from './email/email-change';

/** What the server asks about the bank's borrowers, and the mails of its security codes. */
export function createPeople(database: Database, mail: Mailer): People {
  return {
    usernameOf: async (borrowerId) => {
      const found = await database.first(
        object({ username: string() }),
        'SELECT username FROM borrowers WHERE id = ?',
        [borrowerId],
      );
      return found?.username;
    },
    emailOf: async (borrowerId) => (await borrowerById(database, borrowerId)).email,
    // For a day after a change of address to the one before too, so that an owner who made no
    // change can still sign in.
    sendCode: async (borrowerId, code, now) => {
      const borrower = await borrowerById(database, borrowerId);
      for (const to of await everyEmailOf(database, borrower, now)) {
        await mail.send({
          to,
          subject: 'Your security code',
          text: `${borrower.name}, your security code is ${code}.\n\nIt is good for ten minutes. If you are not signing in, change your password.\n\nCedar Valley Credit`,
        });
      }
    },
    notifyOfPause: async (borrowerId) => {
      const { email, name } = await borrowerById(database, borrowerId);
      if (!email) return;
      await mail.notify({
        to: email,
        subject: 'Signing in is paused',
        text: `${name}, too many wrong security codes were entered for your online access. Signing in with a code is paused for a while, a quarter of an hour at least.\n\nWhoever enters codes knows your password, or is signed in as you. If it was not you, choose a new password: press "Can't sign in?" on the sign-in page.\n\nCedar Valley Credit`,
      });
    },
  };
}
