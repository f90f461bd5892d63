import type { Core } from '../core';
import { fail, type Result } from '../http/result';
import { chunk } from '../page/on-demand';
import type { InstitutionLengths } from './setup';

const code = chunk(() => import('./read-institution'));

/**
 * Lengths and minimums of the institution; GetInstitutionOptions overrides the setup (D1). Requested
 * once per page.
 */
export function institutionLengths(core: Core): Promise<Result<InstitutionLengths>> {
  return core.onDemand(code, 'waitedFor').then(
    ({ readInstitution }) => readInstitution(core),
    () => fail({ kind: 'offline' }, 'not-sent'),
  );
}
