import type { Core } from '../core';
import { failCall, type CallOutcome } from '../http/api-error';
import { chunk } from '../page/on-demand';
import type { InstitutionLengths } from './setup';

const code = chunk(() => import('./read-institution'));

/**
 * Lengths and minimums of the institution; GetInstitutionOptions overrides the setup (D1). Requested
 * once per page.
 */
export function institutionLengths(core: Core): Promise<CallOutcome<InstitutionLengths>> {
  return core.onDemand(code, 'waitedFor').then(
    ({ readInstitution }) => readInstitution(core),
    () => failCall({ kind: 'offline' }, 'not-sent'),
  );
}
