import { profile, updateProfile, type UserAlerts } from '@portico/contract';
import { type Core, readFirst, whatBecame } from '@portico/core/internal';
import type { Prove } from '@portico/shared/proof';
import { fail, ok, sameValue } from '@portico/rules';
import { createNotificationsFlow } from './notifications.flow';
import { preferencesOf, type Preferences } from './notifications.model';

/** The borrower's notifications over the lender's API (access §7; D11). */
export function createNotifications(page: {
  readonly core: Core;
  readonly prove: Prove;
  readonly alerts: UserAlerts;
  readonly preferences: Preferences;
  readonly onSaved: (alerts: UserAlerts) => void;
}) {
  const { core, prove, alerts, preferences, onSaved } = page;
  const readProfile = () => readFirst(core.client, profile, undefined);
  return createNotificationsFlow(alerts, preferences, {
    read: async () => {
      const answer = await readProfile();
      return answer.ok ? ok(answer.value.userAlertsInfo ?? alerts) : answer;
    },
    save: async (userAlertsInfo) => {
      const answer = await prove('notifications', () =>
        core.client.send(updateProfile, { userAlertsInfo, alertsAreDirty: true }),
      );
      if (!answer.ok) {
        let stored: UserAlerts | undefined;
        const became = await whatBecame(answer.error, async () => {
          const read = await readProfile();
          stored = read.ok ? read.value.userAlertsInfo : undefined;
          return stored && sameValue(preferencesOf(stored), preferencesOf(userAlertsInfo));
        });
        if (became === 'made' && stored) return ok(stored);
        return fail({ error: answer.error, unanswered: became === 'made' ? undefined : became });
      }
      const now = answer.value.userAlertsInfo;
      // An API may answer no alerts: then those that were sent are the saved ones.
      return ok(now?.emailAlerts ? now : userAlertsInfo);
    },
    saved: onSaved,
  });
}
