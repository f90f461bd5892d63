import { entity } from '../../codec/entity';
import { flag, json, optional } from '../../codec/fields';
import { whole } from '../../codec/parts';

const alertFlags = {
  userRestricted: flag,
  restrictedPasswordViolation: flag,
  userLogsOn: flag,
  moneyTransOnWeb: flag,
  logonNameChange: flag,
  passwordGenerated: flag,
  passwordChanged: flag,
  emailAddressChanged: flag,
  /** On means that none of these are sent (D55). */
  optOutMarketingAlerts: flag,
  optOutTransactionalAlerts: flag,
};

/** The alerts of the user, by one channel. */
export const channelAlerts = entity(alertFlags);

/** What the user is notified of by e-mail and by text message (access §3). */
export const userAlerts = whole(
  entity({
    /** As it was read; sent back unchanged. */
    sequenceNumber: json,
    turnOffAllAlerts: flag,
    emailAlerts: optional(channelAlerts),
    textAlerts: optional(channelAlerts),
  }),
);
