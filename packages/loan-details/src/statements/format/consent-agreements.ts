import { agreementsToAccept, type ReadableAgreement } from '@portico/core/agreements';
import type { Core } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';

/**
 * The setup's agreements that consent to e-statements needs. Earlier records do not count: consent
 * is given for each account, and again after it was withdrawn.
 */
export function consentAgreements(core: Core, read: ReadSetting): readonly ReadableAgreement[] {
  return agreementsToAccept(core, read, 'estatements', []);
}
