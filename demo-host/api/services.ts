import { hostPath } from '../paths';
import {
  createAttemptLimits,
  createPasswords,
  createSecrets,
  createSecurityLog,
  type Database,
  type DeriveKey,
  type DocumentServices,
  logFailure,
  openFiles,
  type Passwords,
  randomCode,
  type ReportFailure,
  standardCost,
} from '@portico/server/parts';
import { createPeople } from './identity/people';
import { createMailer, type Delivery, type Mailer } from './mail/mail';
import { createBusinessClock, type BusinessClock, type Clock } from './setup/business-clock';
import { createSettingsStore, type SettingsStore } from './setup/settings-store';
import { createKeeper } from './stored-files/document-keeper';

/** What handlers use: what the server's parts share, and the bank's own. */
export type Services = DocumentServices & {
  readonly business: BusinessClock;
  readonly settings: SettingsStore;
  /** Hashes passwords and secret answers, a few at once. */
  readonly passwords: Passwords;
  readonly mail: Mailer;
  /** Where documents are opened on an origin of their own; without it, on the API's. */
  readonly servedFilesUrl: string | undefined;
  /** Where card numbers are typed when the switch hostedCardFields is on. */
  readonly hostedFieldsUrl: string | undefined;
  /** Where the host is served: the beginning of addresses that another site would have. */
  readonly siteUrl: string | undefined;
  /** The domain of passkeys; without it, the host name of the page that asks. */
  readonly passkeyDomain: string | undefined;
  /** The origins of the pages that may use passkeys. */
  readonly passkeyOrigins: readonly string[];
};

/** What the services are created from. */
export type ServiceOptions = {
  readonly database: Database;
  /** 32 random bytes: seals bank account numbers. */
  readonly key: Buffer;
  /** Milliseconds; the real time by default. */
  readonly clock?: Clock | undefined;
  /** Cost of hashing passwords; lower in tests. */
  readonly passwordCost?: number | undefined;
  /** Derives the keys of password hashes; by scrypt unless a test counts them. */
  readonly deriveKey?: DeriveKey | undefined;
  /** Makes a security code; a random one by default. */
  readonly newCode?: (() => string) | undefined;
  /** Delivers mail; without it, mail stays in the outbox. */
  readonly deliver?: Delivery | undefined;
  /** The folder of uploaded documents; by default in `.data`. */
  readonly filesFolder?: string | undefined;
  /** An S3-compatible store of uploaded documents, `s3://bucket?endpoint=…`, in place of the folder. */
  readonly filesUrl?: string | undefined;
  /** Where documents are opened on an origin of their own. */
  readonly servedFilesUrl?: string | undefined;
  /** Address of the page for card numbers; without it, the switch hostedCardFields does nothing. */
  readonly hostedFieldsUrl?: string | undefined;
  /** Where the host is served: the beginning of mailed links while portalAddress is a path. */
  readonly siteUrl?: string | undefined;
  /** The header in which a proxy passes the visitor's address; by default the connection's. */
  readonly addressHeader?: string | undefined;
  /** The lender's domain, for passkeys; by default the host name of the page that asks. */
  readonly passkeyDomain?: string | undefined;
  /** Origins of the pages that may use passkeys; by default that of `siteUrl`. */
  readonly passkeyOrigins?: readonly string[] | undefined;
  /** Called with each line of the security log; without it, none is written. */
  readonly onSecurityLine?: ((line: string) => void) | undefined;
  /** Called with internal errors of the API. */
  readonly onError?: ReportFailure | undefined;
};

/** The services that handlers share. */
export function createServices(options: ServiceOptions): Services {
  const { database, key, clock = Date.now, deliver, hostedFieldsUrl, siteUrl } = options;
  const { onError = logFailure, filesFolder = hostPath('.data', 'files') } = options;
  const { passwordCost = standardCost } = options;
  const secrets = createSecrets(key);
  const settings = createSettingsStore(database);
  const business = createBusinessClock(database, settings, clock);
  const files = openFiles(filesFolder, options.filesUrl);
  const mail = createMailer(database, clock, { deliver, siteUrl, onError });
  return {
    database,
    clock,
    settings,
    business,
    today: business.today,
    people: createPeople(database, mail),
    secrets,
    limits: createAttemptLimits(secrets),
    passwords: createPasswords(passwordCost, options.deriveKey),
    newCode: options.newCode ?? randomCode,
    mail,
    securityLog: createSecurityLog({ clock, secrets, write: options.onSecurityLine }),
    ...files,
    documentKeeper: createKeeper({
      ...{ database, settings, business, clock, secrets },
      files: files.files,
    }),
    servedFilesUrl: options.servedFilesUrl,
    hostedFieldsUrl,
    siteUrl,
    addressHeader: options.addressHeader,
    passkeyDomain: options.passkeyDomain,
    passkeyOrigins: options.passkeyOrigins ?? (siteUrl ? [new URL(siteUrl).origin] : []),
  };
}
