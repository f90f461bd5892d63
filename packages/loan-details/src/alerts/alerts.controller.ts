import { accountAlerts, accountDetails } from '@portico/contract';
import { readFirst, refusedCodes, type ApiError, type Core } from '@portico/core/internal';
import { needsProof, type Prove } from '@portico/element/proof';
import { withChanges } from '@portico/rules';
import { alertsData, knownAlerts, type Alerts } from './alerts.model';
import { createAlertsFlow, type AlertsRefusal } from './alerts.flow';

/** The alerts of one account over the lender's API, over what is stored (accounts §4, §7; D11). */
export function createAlerts(page: {
  readonly core: Core;
  readonly prove: Prove;
  readonly accountNumber: string;
  readonly alerts: Alerts;
  readonly onSaved: () => void;
}) {
  const { core, prove, accountNumber, alerts, onSaved } = page;
  return createAlertsFlow(alerts, {
    save: async (changed, saved) => {
      const before = await readFirst(core.client, accountDetails, { accountNumber });
      if (!before.ok) return { refusal: refusalOf(before.error) };
      const stored = withChanges(changed, saved, knownAlerts(before.value) ?? saved);
      const input = { accountNumber, ...alertsData(stored) };
      const answer = await prove('alerts', () => core.client.send(accountAlerts, input));
      if (answer.ok) return { stored };
      return { refusal: needsProof(answer) ? 'notProven' : refusalOf(answer.error) };
    },
    saved: onSaved,
  });
}

/** The specification shows the server's own messages here (accounts §8). */
const refusalOf = (error: ApiError): AlertsRefusal => ({ messages: refusedCodes(error) });
