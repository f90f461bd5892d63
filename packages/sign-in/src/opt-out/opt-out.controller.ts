import { optOut } from '@portico/contract';
import { type Core, unanswered } from '@portico/core/internal';
import { createOptOutFlow, type OptOutFlow } from './opt-out.flow';

/** The opt-out through the lender's API: the link's token is sent as EmailAddress (D43). */
export function createOptOut(core: Core, token: string | undefined): OptOutFlow {
  if (token === undefined) return createOptOutFlow(undefined);
  return createOptOutFlow(async () => {
    const answer = await core.client.send(optOut, { emailAddress: token });
    return answer.ok ? 'done' : (unanswered(answer.error) ?? 'failed');
  });
}
