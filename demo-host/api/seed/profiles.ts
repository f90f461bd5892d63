import type { Executor } from '@portico/server/parts';
import { changeTexting } from '../profile/texts/change-texting';
import { recordConsent } from '../profile/texts/consent-store';
import { saveSubscription } from '../profile/texts/subscription-store';
import { saveUserAlerts, userAlertsOf } from '../profile/user-alerts-store';
import { mobilePhone } from './borrowers';

/** The IP address from which the borrowers have signed in and agreed. */
export const seedAddress = '203.0.113.7';

const maya = 1001;

/** What Maya's profile shows in addition to her phones: alerts and the texts to her mobile phone. */
export async function seedProfiles(tx: Executor, now: number): Promise<void> {
  const decision = { borrowerId: maya, now, ip: seedAddress };
  await changeTexting(tx, decision, [], [mobilePhone]);
  const texts = { phone: mobilePhone, brand: 'CVC', marketing: false, account: true };
  await saveSubscription(tx, { borrowerId: maya, ...texts });
  const consent = { phone: mobilePhone, brand: 'CVC', kind: 'account', given: true } as const;
  await recordConsent(tx, decision, consent);
  const alerts = await userAlertsOf(tx, maya);
  await saveUserAlerts(tx, maya, {
    ...alerts,
    emailAlerts: { ...alerts.emailAlerts, userLogsOn: true, optOutMarketingAlerts: true },
    textAlerts: { ...alerts.textAlerts, moneyTransOnWeb: true, passwordChanged: true },
  });
}
