import { number, object, pipe, string, transform } from 'valibot';
import type { Mail } from '../console-routes';
import { type Database, insertRows, logFailure } from '@portico/server/parts';
import type { Clock } from '../setup/business-clock';

/** A message to a borrower. */
export type Message = { readonly to: string; readonly subject: string; readonly text: string };

/** Sends messages. Each is also stored, so that the console can show it. */
export type Mailer = {
  readonly send: (message: Message) => Promise<void>;
  /** Sends a notice of something already done; a failed delivery is only reported. */
  readonly notify: (message: Message) => Promise<void>;
  /** Newest first, at most 200. */
  readonly sent: () => Promise<readonly Mail[]>;
  readonly clear: () => Promise<void>;
};

/** Delivers a message. */
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
  /** Without it messages are only stored in the outbox. */
  readonly deliver?: Delivery | undefined;
  /** Where the host is served, `http://localhost:4300`. */
  readonly siteUrl?: string | undefined;
  /** Called when a notice could not be delivered. */
  readonly onError?: ((error: unknown) => void) | undefined;
};

/**
 * A line that is a path on this host becomes a full address when the message is sent or shown, so
 * that the seed's links work on any port.
 */
export function createMailer(
  database: Database,
  clock: Clock,
  { deliver, siteUrl = '', onError = logFailure }: MailerOptions = {},
): Mailer {
  const withLinks = (text: string) => text.replace(/^(?=\/\S+$)/gm, siteUrl);
  const send = async ({ to, subject, text }: Message) => {
    const row = { recipient: to, subject, body: text, sent_at: clock() };
    await database.write((tx) => insertRows(tx, 'outbox', [row]), 'table outbox');
    await deliver?.({ to, subject, text: withLinks(text) });
  };
  return {
    send,
    notify: (message) => send(message).catch((error: unknown) => onError(error)),
    sent: async () => {
      const mails = await database.all(row, 'SELECT * FROM outbox ORDER BY id DESC LIMIT 200');
      return mails.map((mail) => ({ ...mail, text: withLinks(mail.text) }));
    },
    clear: async () => {
      await database.run('DELETE FROM outbox');
    },
  };
}
