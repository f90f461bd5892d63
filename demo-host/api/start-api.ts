import { appendFileSync, mkdirSync } from 'node:fs';
import type { Checked, LocalDate } from '@portico/rules';
import type { Hono } from 'hono';
import { hostPath } from '../paths';
import { consoleAccess, type ConsoleKey } from './console/console-access';
import type { Borrower } from './console-routes';
import { createApi } from './create-api';
import { issueCardToken, type CardTokenCode, type TypedCard } from './cards/card-tokens';
import { keyFromFile, openDatabase } from '@portico/server/node';
import {
  createServedFiles,
  isLoopback,
  logFailure,
  newToken,
  readOrigins,
} from '@portico/server/parts';
import { smtpDelivery } from './mail/smtp';
import { readPasskeyOrigins } from './passkeys/relying-party';
import { borrowers } from './seed/borrowers';
import { prepareDatabase, type SeedOptions } from './seed/seed';
import { createServices } from './services';
import { readShapes } from './shapes/shapes';

/** Where data is stored and mail is sent, and how the console is opened. */
export type EnvironmentOptions = {
  /** `file:…` or a libSQL server's address; a file in `.data` by default. */
  readonly databaseUrl?: string | undefined;
  readonly databaseToken?: string | undefined;
  /** `file:…` or `s3://bucket?endpoint=…`; by default files are beside the database's. */
  readonly filesUrl?: string | undefined;
  /** Whether the data is the seed's, so that a database server on this machine may have a console. */
  readonly seedOnly?: boolean | undefined;
  /** `smtp://…`; without it, mail stays in the outbox. */
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  /** The header in which a proxy passes the visitor's address. */
  readonly addressHeader?: string | undefined;
  /** The lender's domain, for passkeys. */
  readonly passkeyDomain?: string | undefined;
  /** The origins of the pages that may use passkeys, separated by commas. */
  readonly passkeyOrigins?: string | undefined;
  /** Origins of the lender's pages, separated by commas; every one by default. */
  readonly origins?: string | undefined;
  /** Names of the shapes of answers, of `shapes/shapes.ts`, separated by commas. */
  readonly shapes?: string | undefined;
  /** The secret that opens the console; by default a new one at each start. */
  readonly consoleSecret?: string | undefined;
  /** A host name that the console accepts in addition to this machine's. */
  readonly consoleHostName?: string | undefined;
  /** Path of the file to which the security log is appended. */
  readonly securityLog?: string | undefined;
};

/**
 * Reads the environment: DATABASE_URL, DATABASE_AUTH_TOKEN, SEED_DATA_ONLY, FILES_URL, SMTP_URL, MAIL_FROM,
 * CLIENT_ADDRESS_HEADER, ALLOWED_ORIGINS, PASSKEY_DOMAIN, PASSKEY_ORIGINS, ANSWER_SHAPES,
 * CONSOLE_SECRET, CONSOLE_HOST, SECURITY_LOG.
 */
export function environmentOptions(env: NodeJS.ProcessEnv): EnvironmentOptions {
  return {
    databaseUrl: env['DATABASE_URL'],
    databaseToken: env['DATABASE_AUTH_TOKEN'],
    filesUrl: env['FILES_URL'],
    seedOnly: env['SEED_DATA_ONLY'] === 'true',
    smtpUrl: env['SMTP_URL'],
    mailFrom: env['MAIL_FROM'],
    addressHeader: env['CLIENT_ADDRESS_HEADER'],
    passkeyDomain: env['PASSKEY_DOMAIN'],
    passkeyOrigins: env['PASSKEY_ORIGINS'],
    origins: env['ALLOWED_ORIGINS'],
    shapes: env['ANSWER_SHAPES'],
    consoleSecret: env['CONSOLE_SECRET'],
    consoleHostName: env['CONSOLE_HOST'],
    securityLog: env['SECURITY_LOG'],
  };
}

/**
 * What opens the console; undefined with a database server or a mail server, where the data can be
 * of real people: the console shows every mail and can end every session. A test over a database
 * server on this machine says that its data is the seed's.
 */
export function consoleKeyOf(environment: EnvironmentOptions): ConsoleKey | undefined {
  const { databaseUrl, seedOnly, smtpUrl, consoleSecret, consoleHostName } = environment;
  const isLocalFile = !databaseUrl || databaseUrl.startsWith('file:');
  const isTest = seedOnly && !isLocalFile && isLoopback(new URL(databaseUrl).hostname);
  if (!(isLocalFile || isTest) || smtpUrl) return undefined;
  return { secret: consoleSecret || newToken(), hostName: consoleHostName };
}

/** The API, ready to be served. */
export type StartedApi = {
  /** Answers `/api` and `/console/api`. */
  readonly app: Hono;
  /** What opens the console; undefined where there is none. */
  readonly console: ConsoleKey | undefined;
  /** The institution's day. */
  readonly today: () => Promise<LocalDate>;
  /** The seeded borrowers. */
  readonly borrowers: readonly Borrower[];
  /** The documents' own origin: nothing else is served on it. */
  readonly servedFiles: Hono;
  /** Issues a token that replaces a card's number (D88). */
  readonly issueCardToken: (card: TypedCard) => Promise<Checked<string, CardTokenCode>>;
  readonly close: () => void;
};

type StartOptions = {
  readonly fresh?: boolean;
  readonly hostedFieldsUrl?: string;
  readonly servedFilesUrl?: string;
  readonly siteUrl?: string;
  readonly seed?: SeedOptions | undefined;
};

/** The data of `npm start`. */
const fullSeed: SeedOptions = { longHistory: true };

/** The path of a `file:` address. */
const pathOf = (url = ''): string | undefined => /^file:([^?]+)/.exec(url)?.[1];

/** Where `name` is stored: beside the database's file, and in `.data` for a database server. */
function besideDatabase(databaseUrl: string, name: string): string {
  const path = pathOf(databaseUrl);
  return path === undefined ? hostPath('.data', name) : `${path}-${name}`;
}

/** Appends lines to a file that only its owner can read; a full disk is reported, no request fails. */
const appendTo = (path: string) => (line: string) => {
  try {
    appendFileSync(path, `${line}\n`, { mode: 0o600 });
  } catch (error) {
    logFailure(error);
  }
};

/**
 * Opens the database, brings it up to date and creates the API.
 * @param fresh restores the seeded data first.
 * @param hostedFieldsUrl address of the page for card numbers.
 * @param servedFilesUrl where `servedFiles` is served.
 * @param siteUrl where the host is served, for the links in e-mails.
 * @param seed what varies in the seeded data; by default, it is complete.
 */
export async function startApi(
  environment: EnvironmentOptions = environmentOptions(process.env),
  { fresh = false, hostedFieldsUrl, servedFilesUrl, siteUrl, seed = fullSeed }: StartOptions = {},
): Promise<StartedApi> {
  const { databaseToken, filesUrl, smtpUrl, mailFrom } = environment;
  const passkeyOrigins = environment.passkeyOrigins
    ? readPasskeyOrigins(environment.passkeyOrigins)
    : undefined;
  const origins = readOrigins(environment.origins);
  const databaseUrl = environment.databaseUrl ?? `file:${hostPath('.data', 'portico.db')}`;
  mkdirSync(hostPath('.data'), { recursive: true });
  const database = openDatabase(databaseUrl, databaseToken);
  const key = keyFromFile(hostPath('.data', 'key'));
  const filesFolder = pathOf(environment.filesUrl) ?? besideDatabase(databaseUrl, 'files');
  const securityLog = environment.securityLog ?? besideDatabase(databaseUrl, 'security.log');
  await prepareDatabase(database, key, { fresh, filesFolder, filesUrl, ...seed });
  const services = createServices({ database, key, filesFolder, filesUrl });
  const { business, clock } = services;
  const consoleKey = consoleKeyOf(environment);
  return {
    app: createApi({
      database,
      key,
      deliver: smtpUrl ? smtpDelivery(smtpUrl, mailFrom) : undefined,
      hostedFieldsUrl,
      filesFolder,
      filesUrl,
      servedFilesUrl,
      siteUrl,
      addressHeader: environment.addressHeader,
      passkeyDomain: environment.passkeyDomain,
      passkeyOrigins,
      origins,
      ...seed,
      shapes: readShapes(environment.shapes),
      console: consoleKey && consoleAccess(consoleKey),
      onSecurityLine: appendTo(securityLog),
    }),
    console: consoleKey,
    today: business.today,
    borrowers,
    servedFiles: createServedFiles(services, logFailure),
    issueCardToken: (card) => database.write((tx) => issueCardToken(tx, services, card, clock())),
    close: () => database.close(),
  };
}
