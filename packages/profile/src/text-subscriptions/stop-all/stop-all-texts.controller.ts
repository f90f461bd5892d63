import {
  changeTextSubscriptions,
  profile as profileCall,
  textSubscriptions,
  updateProfile,
  type Phone,
} from '@portico/contract';
import { whatBecame, type Core } from '@portico/core/internal';
import { needsProof, withProof, type Prove } from '@portico/shared/proof';
import { digitsOnly } from '@portico/rules';
import { withoutTextAlerts, type ProfileAnswer } from '../../notifications/notifications.model';
import { savePhoneTexts } from '../phone-texts';
import { namedProblem } from '../subscriptions.errors';
import { changesOf, type ChangedSubscription } from '../subscriptions.model';
import { createStopAllTextsFlow, type StopResult } from './stop-all-texts.flow';

/** The parts of the profile that say what is sent by text. */
export type TextParts = Pick<ProfileAnswer, 'personalInfo' | 'userAlertsInfo'>;

type Alerts = ProfileAnswer['userAlertsInfo'];
type Client = Core['client'];

/** Stops every text over the lender's API. */
export function createStopAllTexts(page: {
  readonly core: Core;
  readonly prove: Prove;
  readonly onSaved: (parts: TextParts) => void;
}) {
  const { client, environment } = page.core;
  return createStopAllTextsFlow<TextParts>({
    stop: async (shown) => {
      let notProven = false;
      /** Asks for one proof for all that is stopped. */
      const proveOnce: Prove = async (change, attempt) => {
        const answer = await (notProven ? attempt() : page.prove(change, attempt));
        notProven ||= needsProof(answer);
        return answer;
      };
      const stopped = await stopAll(withProof(client, proveOnce, 'texts'), shown);
      return { ...stopped, notProven };
    },
    read: async () => {
      const answer = await client.send(profileCall, undefined);
      return answer.ok ? partsOf(answer.value) : undefined;
    },
    changed: page.onSaved,
    delay: environment.delay,
  });
}

const partsOf = ({ personalInfo, userAlertsInfo }: TextParts): TextParts => ({
  personalInfo,
  userAlertsInfo,
});

/** Whether anything is sent by text, as far as the profile says. */
export function receivesTexts({ personalInfo, userAlertsInfo }: TextParts): boolean {
  const { phoneNumbers = [] } = personalInfo ?? {};
  return (
    phoneNumbers.some((phone) => phone.optInToTexting) ||
    withoutTextAlerts(userAlertsInfo) !== undefined
  );
}

/**
 * What senders send to the phones, the phones and the alerts, each by itself, so that a failure stops
 * no other. The senders are first, while it is known what they send: an API may remove it with the
 * phone. The profile is read again before the alerts: an API may have changed them with the phones,
 * and with them their sequence number.
 */
async function stopAll(client: Client, shown: TextParts) {
  const all = (shown.personalInfo?.phoneNumbers ?? []).map((phone, index) => ({
    ...phone,
    phoneIndex: phone.phoneIndex ?? index,
  }));
  const senders = await Promise.all(
    all.filter(hasNumber).map(({ phoneNumber }) => stopSenders(client, phoneNumber)),
  );
  const phones = await stopPhones(client, all.filter(hasTexts));
  const answer = await client.send(profileCall, undefined);
  const known = phones.every(({ ok }) => ok) ? withoutTexts(shown) : shown;
  const { personalInfo, userAlertsInfo: before } = answer.ok ? answer.value : known;
  const { alerts, ...stopped } = await stopAlerts(client, before);
  const wereOn = withoutTextAlerts(shown.userAlertsInfo) !== undefined;
  const outcomes: StopResult[] = [
    ...phones,
    ...senders.flat(),
    ...(wereOn || !stopped.ok ? [alertsOutcome(client, shown.userAlertsInfo, stopped)] : []),
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

async function stopPhones(
  client: Client,
  phones: readonly Phone[],
): Promise<readonly StopResult[]> {
  if (phones.length === 0) return [];
  const error = await savePhoneTexts(client, phones, false);
  const became = error && (await whatBecame(error, () => areStopped(client, phones)));
  const ok = !error || became === 'made';
  return phones.map((phone) => ({
    what: 'phone',
    phone: phone.phoneNumber,
    ok,
    unsure: became === 'unconfirmed',
    ...(ok && {
      restore: async () => (await savePhoneTexts(client, [phone], true)) === undefined,
    }),
  }));
}

async function areStopped(client: Client, phones: readonly Phone[]): Promise<boolean | undefined> {
  const answer = await client.send(profileCall, undefined, { fresh: true });
  const stored = answer.ok ? answer.value.personalInfo?.phoneNumbers : undefined;
  const numbers = phones.map((phone) => digitsOnly(phone.phoneNumber));
  return stored?.every(
    (each) => !numbers.includes(digitsOnly(each.phoneNumber)) || !hasTexts(each),
  );
}

/** No outcome where no sender sent anything, as to a phone that cannot receive texts. */
async function stopSenders(client: Client, phone: string): Promise<readonly StopResult[]> {
  const answer = await client.send(textSubscriptions, { phoneNumber: phone });
  if (!answer.ok) return namedProblem(answer.error) ? [] : [{ what: 'senders', phone, ok: false }];
  const on = answer.value.subscriptionInfo?.options ?? [];
  const off = on.map((option) => ({ ...option, optInMarketing: false, optInAccount: false }));
  const change = async (options: readonly ChangedSubscription[]) =>
    (await client.send(changeTextSubscriptions, { phoneNumber: phone, options })).ok;
  const options = changesOf(off, on);
  if (options.length === 0) return [];
  const ok = await change(options);
  return [{ what: 'senders', phone, ok, ...(ok && { restore: () => change(changesOf(on, off)) }) }];
}

async function stopAlerts(client: Client, alerts: Alerts) {
  const userAlertsInfo = withoutTextAlerts(alerts);
  if (!userAlertsInfo) return { alerts, ok: true, unsure: false };
  const answer = await client.send(updateProfile, { userAlertsInfo, alertsAreDirty: true });
  if (answer.ok) {
    return { alerts: answer.value.userAlertsInfo ?? userAlertsInfo, ok: true, unsure: false };
  }
  const became = await whatBecame(answer.error, async () => {
    const now = await client.send(profileCall, undefined, { fresh: true });
    return now.ok ? withoutTextAlerts(now.value.userAlertsInfo) === undefined : undefined;
  });
  const ok = became === 'made';
  return { alerts: ok ? userAlertsInfo : alerts, ok, unsure: became === 'unconfirmed' };
}

/** The alerts as they were `before`, over those that are stored when they are turned on again. */
function alertsOutcome(
  client: Client,
  before: Alerts,
  stopped: Pick<StopResult, 'ok' | 'unsure'>,
): StopResult {
  const textAlerts = before?.textAlerts;
  if (!stopped.ok || !textAlerts) return { what: 'alerts', ...stopped };
  const restore = async () => {
    const answer = await client.send(profileCall, undefined);
    const stored = answer.ok ? answer.value.userAlertsInfo : undefined;
    if (!stored) return false;
    const userAlertsInfo = { ...stored, textAlerts };
    return (await client.send(updateProfile, { userAlertsInfo, alertsAreDirty: true })).ok;
  };
  return { what: 'alerts', ok: true, restore };
}
