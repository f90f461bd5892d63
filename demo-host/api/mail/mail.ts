import { number, object, pipe, string, transform } from 'valibot';
import type { Mail } from '../console-routes';
import type { Database } from '../database/database';
import type { Clock } from '../setup/business-clock';

/** A message to a borrower. */
export type Message = { readonly to: string; readonly subject: string; readonly text: string };

/** Sends messages. Every one is also kept, so that the console can show it. */
export type Mailer = {
  readonly send: (message: Message) => Promise<void>;
  /** Newest first, at most 200. */
  readonly sent: () => Promise<readonly Mail[]>;
  readonly clear: () => Promise<void>;
};

/** Hands a message to whoever delivers it. */
export type Delivery = (message: Message) => Promise<unknown>;

const row = pipe(
  object({
    id: number(),
    recipient: string(),
    subject: string(),
    body: string(),
    sent_at: number(),
  }),
  transform((mail): Mail => ({
    id: mail.id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body,
    sentAt: new Date(mail.sent_at).toISOString(),
  })),
);

/** Without a delivery the outbox is where messages end. */
export function createMailer(database: Database, clock: Clock, deliver?: Delivery): Mailer {
  return {
    send: async ({ to, subject, text }) => {
      await database.run(
        'INSERT INTO outbox (recipient, subject, body, sent_at) VALUES (?, ?, ?, ?)',
        [to, subject, text, clock()],
      );
      await deliver?.({ to, subject, text });
    },
    sent: () => database.all(row, 'SELECT * FROM outbox ORDER BY id DESC LIMIT 200'),
    clear: async () => {
      await database.run('DELETE FROM outbox');
    },
  };
}
