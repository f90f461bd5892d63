import {
  changeTextSubscriptions,
  profile as profileCall,
  textSubscriptions,
  updateProfile,
  type Phone,
} from '@portico/contract';
import type { Core } from '@portico/core/internal';
import { digitsOnly } from '@portico/rules';
import { alertNames, cleared, type ProfileAnswer } from '../../notifications/notifications.model';
import { namedProblem } from '../subscriptions.errors';
import { changesOf } from '../subscriptions.model';
import { createStopAllTextsFlow, type Outcome } from './stop-all-texts.flow';

/** The parts of the profile that say what is sent by text. */
export type TextParts = Pick<ProfileAnswer, 'personalInfo' | 'userAlertsInfo'>;

type Alerts = ProfileAnswer['userAlertsInfo'];
type Client = Core['client'];

/** Stops every text over the lender's API. */
export function createStopAllTexts(page: {
  readonly core: Core;
  readonly onSaved: (parts: TextParts) => void;
}) {
  const { client } = page.core;
  return createStopAllTextsFlow<TextParts>({
    stop: (shown) => stopAll(client, shown),
    stopped: page.onSaved,
  });
}

/** Whether anything is sent by text, as far as the profile says. */
export function receivesTexts({ personalInfo, userAlertsInfo }: TextParts): boolean {
  const { phoneNumbers = [] } = personalInfo ?? {};
  return phoneNumbers.some((phone) => phone.optInToTexting) || hasTextAlerts(userAlertsInfo);
}

function hasTextAlerts(alerts: Alerts): boolean {
  const { textAlerts } = alerts ?? {};
  return textAlerts !== undefined && alertNames.some((name) => textAlerts[name]);
}

/**
 * The phones, what senders still send to them, and the alerts, each by itself, so that a failure
 * stops no other. The profile is read again before the alerts: an API may have changed them with the
 * phones, and with them their sequence number.
 */
async function stopAll(client: Client, shown: TextParts) {
  const all = (shown.personalInfo?.phoneNumbers ?? []).map((phone, index) => ({
    ...phone,
    phoneIndex: phone.phoneIndex ?? index,
  }));
  const phones = await stopPhones(client, all.filter(hasTexts));
  const senders: Outcome[] = [];
  for (const { phoneNumber } of all.filter(hasNumber)) {
    senders.push(...(await stopSenders(client, phoneNumber)));
  }
  const answer = await client.send(profileCall, undefined);
  const known = phones.every(({ ok }) => ok) ? withoutTexts(shown) : shown;
  const { personalInfo, userAlertsInfo: before } = answer.ok ? answer.value : known;
  const { alerts, ok } = await stopAlerts(client, before);
  const wereOn = hasTextAlerts(shown.userAlertsInfo);
  const outcomes: Outcome[] = [
    ...phones,
    ...senders,
    ...(wereOn || !ok ? [{ what: 'alerts', ok } as const] : []),
  ];
  return { outcomes, now: { personalInfo, userAlertsInfo: alerts } };
}

const hasTexts = (phone: Phone) => phone.optInToTexting;
const hasNumber = (phone: Phone) => digitsOnly(phone.phoneNumber) !== '';

function withoutTexts(shown: TextParts): TextParts {
  const { personalInfo } = shown;
  if (!personalInfo) return shown;
  const phoneNumbers = personalInfo.phoneNumbers.map(withoutText);
  return { ...shown, personalInfo: { ...personalInfo, phoneNumbers } };
}

const withoutText = (phone: Phone): Phone => ({ ...phone, optInToTexting: false });

async function stopPhones(client: Client, phones: readonly Phone[]): Promise<readonly Outcome[]> {
  if (phones.length === 0) return [];
  const personalInfo = { address: null, phoneNumbers: phones.map(withoutText) };
  const { ok } = await client.send(updateProfile, { personalInfo });
  return phones.map(({ phoneNumber: phone }) => ({ what: 'phone', phone, ok }));
}

/** No outcome where no sender sent anything, as to a phone that cannot receive texts. */
async function stopSenders(client: Client, phone: string): Promise<readonly Outcome[]> {
  const answer = await client.send(textSubscriptions, { phoneNumber: phone });
  if (!answer.ok) return namedProblem(answer.error) ? [] : [{ what: 'senders', phone, ok: false }];
  const on = answer.value.subscriptionInfo?.options ?? [];
  const off = on.map((option) => ({ ...option, optInMarketing: false, optInAccount: false }));
  const options = changesOf(off, on);
  if (options.length === 0) return [];
  const { ok } = await client.send(changeTextSubscriptions, { phoneNumber: phone, options });
  return [{ what: 'senders', phone, ok }];
}

async function stopAlerts(client: Client, alerts: Alerts) {
  if (!alerts?.textAlerts || !hasTextAlerts(alerts)) return { alerts, ok: true };
  const userAlertsInfo = { ...alerts, textAlerts: cleared(alerts.textAlerts) };
  const answer = await client.send(updateProfile, { userAlertsInfo, alertsAreDirty: true });
  if (!answer.ok) return { alerts, ok: false };
  return { alerts: answer.value.userAlertsInfo ?? userAlertsInfo, ok: true };
}
