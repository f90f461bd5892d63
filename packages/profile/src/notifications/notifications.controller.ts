import { profile, updateProfile, type UserAlerts } from '@portico/contract';
import { readFirst, success, type Core } from '@portico/core/internal';
import type { Prove } from '@portico/element/proof';
import { createNotificationsFlow } from './notifications.flow';
import type { Preferences } from './notifications.model';

/** The borrower's notifications over the lender's API (access §7; D11). */
export function createNotifications(page: {
  readonly core: Core;
  readonly prove: Prove;
  readonly alerts: UserAlerts;
  readonly preferences: Preferences;
  readonly onSaved: (alerts: UserAlerts) => void;
}) {
  const { core, prove, alerts, preferences, onSaved } = page;
  return createNotificationsFlow(alerts, preferences, {
    read: async () => {
      const answer = await readFirst(core.client, profile, undefined);
      return answer.ok ? success(answer.value.userAlertsInfo ?? alerts) : answer;
    },
    save: async (userAlertsInfo) => {
      const answer = await prove('notifications', () =>
        core.client.send(updateProfile, { userAlertsInfo, alertsAreDirty: true }),
      );
      if (!answer.ok) return answer;
      const now = answer.value.userAlertsInfo;
      // An API may answer no alerts: then those that were sent are the saved ones.
      return success(now?.emailAlerts ? now : userAlertsInfo);
    },
    saved: onSaved,
  });
}
