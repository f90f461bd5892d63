import { mkdirSync } from 'node:fs';
import type { LocalDate, Outcome } from '@portico/rules';
import type { Hono } from 'hono';
import { hostPath } from '../paths';
import type { Borrower } from './console-routes';
import { createApi } from './create-api';
import { issueCardToken, type TypedCard } from './cards/card-tokens';
import { openDatabase } from './database/database';
import { smtpDelivery } from './mail/smtp';
import { keyFromFile } from './secrets';
import { borrowers } from './seed/borrowers';
import { prepareDatabase } from './seed/seed';
import { createServices } from './services';

/** Where data and mail go. */
export type Surroundings = {
  /** `file:…` or a libSQL server's address; a file in `.data` by default. */
  readonly databaseUrl?: string | undefined;
  readonly databaseToken?: string | undefined;
  /** `smtp://…`; without it, mail stays in the outbox. */
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
};

/** What the environment says: DATABASE_URL, DATABASE_AUTH_TOKEN, SMTP_URL, MAIL_FROM. */
export function surroundingsOf(env: NodeJS.ProcessEnv): Surroundings {
  return {
    databaseUrl: env['DATABASE_URL'],
    databaseToken: env['DATABASE_AUTH_TOKEN'],
    smtpUrl: env['SMTP_URL'],
    mailFrom: env['MAIL_FROM'],
  };
}

/** The API, ready to be served. */
export type StartedApi = {
  /** Answers `/api` and `/console/api`. */
  readonly app: Hono;
  /** The institution's day. */
  readonly today: () => Promise<LocalDate>;
  /** Who can sign in. */
  readonly borrowers: readonly Borrower[];
  /** A token that stands for a card's number (D88). */
  readonly issueCardToken: (card: TypedCard) => Promise<Outcome<string, 'TooMany'>>;
  readonly close: () => void;
};

type StartOptions = {
  readonly fresh?: boolean;
  readonly hostedFieldsUrl?: string;
  readonly siteUrl?: string;
};

/**
 * Opens the database, brings it up to date and makes the API over it.
 * @param fresh puts the seeded data back first.
 * @param hostedFieldsUrl of the page for card numbers.
 * @param siteUrl where the host is served, for the links in e-mails.
 */
export async function startApi(
  surroundings: Surroundings = surroundingsOf(process.env),
  { fresh = false, hostedFieldsUrl, siteUrl }: StartOptions = {},
): Promise<StartedApi> {
  const { databaseUrl, databaseToken, smtpUrl, mailFrom } = surroundings;
  mkdirSync(hostPath('.data'), { recursive: true });
  const database = openDatabase(
    databaseUrl ?? `file:${hostPath('.data', 'portico.db')}`,
    databaseToken,
  );
  const key = keyFromFile(hostPath('.data', 'key'));
  await prepareDatabase(database, key, { fresh });
  const { business, secrets, clock } = createServices({ database, key });
  return {
    app: createApi({
      database,
      key,
      deliver: smtpUrl ? smtpDelivery(smtpUrl, mailFrom) : undefined,
      hostedFieldsUrl,
      siteUrl,
    }),
    today: business.today,
    borrowers,
    issueCardToken: (card) => database.write((tx) => issueCardToken(tx, secrets, card, clock())),
    close: () => database.close(),
  };
}
