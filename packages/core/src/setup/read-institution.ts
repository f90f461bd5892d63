import { institutionFacts, institutionOptions, readWire } from '@portico/contract';
import type { Core } from '../core';
import { askOnce } from '../page/ask-once';
import { fail, success, type Result } from '../http/result';
import type { InstitutionLengths } from './setup';

/**
 * The institution's lengths and minimums: one request per page. Where both calls give a length,
 * GetInstitutionOptions wins over the setup (D1).
 */
export async function readInstitution(core: Core): Promise<Result<InstitutionLengths>> {
  const answer = await askOnce(core, institutionOptions);
  if (!answer.ok) return answer;
  const read = readWire(institutionOptions.response, answer.value);
  if (!read.ok) return fail({ kind: 'contract', issue: institutionOptions.name }, 'refused');
  const state = core.setup.peek();
  const ofSetup = state.status === 'ready' ? state.setup.institutionOptions : undefined;
  const before = readWire(institutionFacts, ofSetup);
  return success({ ...(before.ok && before.value), ...defined(read.value) });
}

/** The fields that have a value: an unset length must not override the setup's. */
function defined<T extends object>(fields: T): Partial<T>;
function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
