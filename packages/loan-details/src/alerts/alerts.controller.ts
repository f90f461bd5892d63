import { accountAlerts, storedAlerts } from '@portico/contract';
import {
  hasEmailAddress,
  ownMessages,
  readFirst,
  whatBecame,
  type ApiError,
  type Core,
  type Unanswered,
} from '@portico/core/internal';
import { needsProof, type Prove } from '@portico/shared/proof';
import { ok, sameValue, withChanges } from '@portico/rules';
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
  const readAlerts = async () => {
    const answer = await readFirst(core.client, storedAlerts, { accountNumber });
    return answer.ok ? ok(knownAlerts(answer.value)) : answer;
  };
  return createAlertsFlow(alerts, {
    save: async (changed, saved) => {
      const before = await readAlerts();
      if (!before.ok) return { refusal: refusalOf(before.error, 'notSent') };
      const stored = withChanges(changed, saved, before.value ?? saved);
      const input = { accountNumber, ...alertsData(stored) };
      const answer = await prove('alerts', () => core.client.send(accountAlerts, input));
      if (answer.ok) return { stored };
      if (needsProof(answer)) return { refusal: 'notProven' };
      const became = await whatBecame(answer.error, async () => {
        const now = await readAlerts();
        return now.ok && now.value ? sameValue(now.value, stored) : undefined;
      });
      return became === 'made' ? { stored } : { refusal: refusalOf(answer.error, became) };
    },
    saved: onSaved,
    hasEmail: () => {
      const session = core.session.peek();
      return session !== undefined && hasEmailAddress(session);
    },
  });
}

/** The specification shows the server's own messages here (accounts §8). */
const refusalOf = (error: ApiError, unanswered: Unanswered | undefined): AlertsRefusal => ({
  messages: ownMessages(error),
  unanswered,
});
