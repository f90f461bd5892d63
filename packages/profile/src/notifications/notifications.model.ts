import type { ChannelAlerts, OutputOf, profile, UserAlerts } from '@portico/contract';
import { sameValue } from '@portico/rules';

/** The borrower's own data, as the API answers it. */
export type ProfileAnswer = OutputOf<typeof profile>;

/** How an alert is sent: the parts of the data that hold its flags. */
export const channels = ['emailAlerts', 'textAlerts'] as const;

export type Channel = (typeof channels)[number];

/** The alerts that are sent while their flag is on, in the order of the screen. */
export const alertNames = [
  'userLogsOn',
  'passwordChanged',
  'logonNameChange',
  'emailAddressChanged',
  'restrictedPasswordViolation',
  'userRestricted',
  'passwordGenerated',
  'moneyTransOnWeb',
] as const;

/** The inverse flags: nothing of the kind is sent while the flag is on (D55). */
export const optOutNames = ['optOutMarketingAlerts', 'optOutTransactionalAlerts'] as const;

export type AlertName = keyof ChannelAlerts;

/** What the borrower chooses: the values of the form. */
export type Preferences = { readonly turnOffAllAlerts: boolean } & Readonly<
  Record<Channel, ChannelAlerts>
>;

const alertsOff = {
  userLogsOn: false,
  passwordChanged: false,
  logonNameChange: false,
  emailAddressChanged: false,
  restrictedPasswordViolation: false,
  userRestricted: false,
  passwordGenerated: false,
  moneyTransOnWeb: false,
} satisfies Readonly<Record<(typeof alertNames)[number], false>>;

const noAlerts: ChannelAlerts = {
  ...alertsOff,
  optOutMarketingAlerts: false,
  optOutTransactionalAlerts: false,
};

/** The alerts of one channel turned off; the inverse flags keep their values (D55). */
function cleared(alerts: ChannelAlerts): ChannelAlerts {
  return { ...alerts, ...alertsOff };
}

/**
 * The alerts with every text alert cleared, for a borrower who gets no texts; undefined where none
 * is on (access §4; D55).
 */
export function withoutTextAlerts(alerts: UserAlerts | undefined): UserAlerts | undefined {
  if (!alerts?.textAlerts) return undefined;
  const textAlerts = cleared(alerts.textAlerts);
  return sameValue(textAlerts, alerts.textAlerts) ? undefined : { ...alerts, textAlerts };
}

/**
 * The preferences of loaded alerts; undefined where the answer lacks them, because saving replaces
 * them all. A lender without text messages may answer none for that channel.
 */
export function preferencesOf(alerts: UserAlerts | undefined): Preferences | undefined {
  if (!alerts?.emailAlerts) return undefined;
  const { turnOffAllAlerts, emailAlerts, textAlerts = noAlerts } = alerts;
  return inEffect({ turnOffAllAlerts, emailAlerts, textAlerts });
}

/**
 * The preferences as shown and sent: turnOffAllAlerts turns every alert of both channels off (access
 * §3; D55). The choices themselves are kept until they are saved, for the borrower who unsets it.
 */
export function inEffect(preferences: Preferences): Preferences {
  if (!preferences.turnOffAllAlerts) return preferences;
  const { emailAlerts, textAlerts } = preferences;
  return { ...preferences, emailAlerts: cleared(emailAlerts), textAlerts: cleared(textAlerts) };
}
