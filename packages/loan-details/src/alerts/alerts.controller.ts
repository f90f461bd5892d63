import { accountAlerts } from '@portico/contract';
import { refusedCodes, type Core } from '@portico/core/internal';
import { needsProof, type Prove } from '@portico/element/proof';
import { alertsData, type Alerts } from './alerts.model';
import { createAlertsFlow } from './alerts.flow';

/** The alerts of one account over the lender's API (accounts §4, §7). */
export function createAlerts(page: {
  readonly core: Core;
  readonly prove: Prove;
  readonly accountNumber: string;
  readonly alerts: Alerts;
  readonly onSaved: () => void;
}) {
  const { core, prove, accountNumber, alerts, onSaved } = page;
  return createAlertsFlow(alerts, {
    save: async (changed) => {
      const input = { accountNumber, ...alertsData(changed) };
      const answer = await prove('alerts', () => core.client.send(accountAlerts, input));
      if (answer.ok) return undefined;
      if (needsProof(answer)) return 'notProven';
      const { error } = answer;
      // The specification shows the server's own messages here (accounts §8).
      return { messages: refusedCodes(error) };
    },
    saved: onSaved,
  });
}
