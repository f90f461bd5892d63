import { number, object, pipe, string, transform } from 'valibot';
import type { Mail } from '../console-routes';
import type { Database } from '../database/database';
import type { Clock } from '../setup/business-clock';

/** A message to a borrower. */
export type Message = { readonly to: string; readonly subject: string; readonly text: string };

/** Sends messages. Every one is also kept, so that the console can show it. */
export type Mailer = {
  readonly send: (message: Message) => Promise<void>;
  /** Tells of something that has been done; that it cannot be delivered is reported, and changes nothing. */
  readonly notify: (message: Message) => Promise<void>;
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

export type MailerOptions = {
  /** Without it the outbox is where messages end. */
  readonly deliver?: Delivery | undefined;
  /** Where the host is served, `http://127.0.0.1:4300`. */
  readonly siteUrl?: string | undefined;
  /** Told of notices that could not be delivered. */
  readonly onError?: ((error: unknown) => void) | undefined;
};

/**
 * A line that is an address on this host becomes a whole one when the message leaves or is read, so
 * that the links of the seed hold on whatever port the host is started.
 */
export function createMailer(
  database: Database,
  clock: Clock,
  { deliver, siteUrl = '', onError = console.error }: MailerOptions = {},
): Mailer {
  const withLinks = (text: string) => text.replace(/^(?=\/\S+$)/gm, siteUrl);
  const send = async ({ to, subject, text }: Message) => {
    await database.run(
      'INSERT INTO outbox (recipient, subject, body, sent_at) VALUES (?, ?, ?, ?)',
      [to, subject, text, clock()],
    );
    await deliver?.({ to, subject, text: withLinks(text) });
  };
  return {
    send,
    notify: (message) => send(message).catch(onError),
    sent: async () => {
      const mails = await database.all(row, 'SELECT * FROM outbox ORDER BY id DESC LIMIT 200');
      return mails.map((mail) => ({ ...mail, text: withLinks(mail.text) }));
    },
    clear: async () => {
      await database.run('DELETE FROM outbox');
    },
  };
}
