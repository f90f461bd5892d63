import { accountAlerts } from '@portico/contract';
import { refusedCodes, type Core } from '@portico/core/internal';
import { alertsData, type Alerts } from './alerts.model';
import { createAlertsFlow } from './alerts.flow';

/** The alerts of one account over the lender's API (accounts §4, §7). */
export function createAlerts(page: {
  readonly core: Core;
  readonly accountNumber: string;
  readonly alerts: Alerts;
  readonly onSaved: () => void;
}) {
  const { core, accountNumber, alerts, onSaved } = page;
  return createAlertsFlow(alerts, {
    save: async (changed) => {
      const answer = await core.client.send(accountAlerts, {
        accountNumber,
        ...alertsData(changed),
      });
      if (answer.ok) return undefined;
      const { error } = answer;
      // The specification shows the server's own messages here (accounts §8).
      return { messages: refusedCodes(error) };
    },
    saved: onSaved,
  });
}
