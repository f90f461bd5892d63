import { optOut } from '@portico/contract';
import { linkToken, type Core } from '@portico/core';
import { createOptOutFlow, type OptOutFlow } from './opt-out.flow';

/** The opt-out over the lender's API: EmailAddress carries the token of the link (D43). */
export function createOptOut(core: Core, given: string | undefined): OptOutFlow {
  const token = linkToken(core, given);
  if (token === undefined) return createOptOutFlow(undefined);
  return createOptOutFlow(async () => {
    const answer = await core.client.send(optOut, { emailAddress: token });
    return answer.ok;
  });
}
