import type { Database } from './database/database';
import { createAttemptLimits, type AttemptLimits } from './identity/attempt-limits';
import { createMailer, type Delivery, type Mailer } from './mail/mail';
import { createSecrets, type Secrets } from './secrets';
import { createBusinessClock, type BusinessClock, type Clock } from './setup/business-clock';
import { createSettingsStore, type SettingsStore } from './setup/settings-store';

/** What handlers are made from. */
export type Services = {
  readonly database: Database;
  /** The real clock, for sessions, codes and locks. */
  readonly clock: Clock;
  readonly business: BusinessClock;
  readonly settings: SettingsStore;
  readonly secrets: Secrets;
  /** How often secrets may be guessed and mails be asked for. */
  readonly limits: AttemptLimits;
  readonly mail: Mailer;
  /** Where card numbers are typed when the switch hostedCardFields is on. */
  readonly hostedFieldsUrl: string | undefined;
  /** In which a proxy in front names the visitor's address. */
  readonly addressHeader: string | undefined;
};

/** What services are made from. */
export type Ground = {
  readonly database: Database;
  /** 32 random bytes: seals bank account numbers. */
  readonly key: Buffer;
  /** Milliseconds; the real time by default. */
  readonly clock?: Clock | undefined;
  /** Delivers mail; without it, mail stays in the outbox. */
  readonly deliver?: Delivery | undefined;
  /** Of the page for card numbers; without it, the switch hostedCardFields does nothing. */
  readonly hostedFieldsUrl?: string | undefined;
  /** Where the host is served: what a mailed link begins with while portalAddress is a path. */
  readonly siteUrl?: string | undefined;
  /** In which a proxy in front names the visitor's address; without it the connection's counts. */
  readonly addressHeader?: string | undefined;
  /** Told of faults inside the API. */
  readonly onError?: ((error: unknown) => void) | undefined;
};

/** The services that handlers share. */
export function createServices(ground: Ground): Services {
  const { database, key, clock = Date.now, deliver, hostedFieldsUrl, siteUrl } = ground;
  const { onError = console.error } = ground;
  const secrets = createSecrets(key);
  const settings = createSettingsStore(database);
  return {
    database,
    clock,
    settings,
    business: createBusinessClock(database, settings, clock),
    secrets,
    limits: createAttemptLimits(secrets),
    mail: createMailer(database, clock, { deliver, siteUrl, onError }),
    hostedFieldsUrl,
    addressHeader: ground.addressHeader,
  };
}
