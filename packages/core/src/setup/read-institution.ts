import { ok } from '@portico/rules';
import { institutionFacts, institutionOptions, readWire } from '@portico/contract';
import type { Core } from '../core';
import { type CallOutcome } from '../http/api-error';
import type { InstitutionLengths } from './setup';

/**
 * The institution's lengths and minimums: one request per page. Where both calls give a length,
 * GetInstitutionOptions wins over the setup (D1).
 */
export async function readInstitution(core: Core): Promise<CallOutcome<InstitutionLengths>> {
  const answer = await core.client.send(institutionOptions, undefined);
  if (!answer.ok) return answer;
  const state = core.setup.peek();
  const ofSetup = state.status === 'ready' ? state.setup.institutionOptions : undefined;
  const before = readWire(institutionFacts, ofSetup, () => undefined);
  return ok({ ...(before.ok && before.value), ...defined(answer.value) });
}

/** The fields that have a value: an unset length must not override the setup's. */
function defined<T extends object>(fields: T): Partial<T>;
function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
