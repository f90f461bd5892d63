import { agreementLogging } from '@portico/contract';
import type { Agreement } from '@portico/rules';
import type { Core } from '../core';
import type { CallOutcome } from '../http/api-error';
import { today } from '../setup/today';

/** Logs accepted agreements at the server, and keeps their records in the session. */
export async function logAgreements(
  core: Core,
  agreements: readonly Agreement[],
  { turnEStatementsOn }: { readonly turnEStatementsOn: boolean },
): Promise<CallOutcome<unknown>> {
  const answer = await core.client.send(agreementLogging, {
    agreements: agreements.map(({ hostNum }) => hostNum),
    userName: core.session.peek()?.username,
    turnEStatementsOn,
    unRestrictEmail: agreements.some(({ whenToAgree }) =>
      whenToAgree.includes('ecommunicationreagree'),
    ),
  });
  if (answer.ok) {
    const day = today(core);
    const now = agreements.map(({ name, url }) => ({ name, url, dateOfAgreement: day }));
    core.updateSession({ agreed: [...(core.session.peek()?.agreed ?? []), ...now] });
  }
  return answer;
}
