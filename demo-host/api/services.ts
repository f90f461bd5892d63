import type { Database } from './database/database';
import type { Mailer } from './mail/mail';
import type { Secrets } from './secrets';
import type { BusinessClock, Clock } from './setup/business-clock';
import type { SettingsStore } from './setup/settings-store';

/** What handlers are made from. */
export type Services = {
  readonly database: Database;
  /** The real clock, for sessions, codes and locks. */
  readonly clock: Clock;
  readonly business: BusinessClock;
  readonly settings: SettingsStore;
  readonly secrets: Secrets;
  readonly mail: Mailer;
};
