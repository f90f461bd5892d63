import type { ValueOf } from '../codec/codec';
import { entity } from '../codec/entity';
import { flag, json, optional, optionalInteger, text } from '../codec/fields';
import { whole } from '../codec/parts';
import { tolerantList } from '../codec/tolerant';
import { address } from './accounts';

/** One phone number of the user. */
export const phone = entity({
  phoneNumber: text,
  primary: flag,
  optInToTexting: flag,
  /** 0 or 1 for its place on the screen (D53); an API may neither send nor read it. */
  phoneIndex: optionalInteger,
});
export type Phone = ValueOf<typeof phone>;

/** Where the user lives and can be called (access §3). */
export const personalInfo = whole(
  entity({ address: optional(address), phoneNumbers: tolerantList(phone) }),
);
export type PersonalInfo = ValueOf<typeof personalInfo>;

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
export type ChannelAlerts = ValueOf<typeof channelAlerts>;

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
export type UserAlerts = ValueOf<typeof userAlerts>;
