import { readableAgreements, type ReadableAgreement } from '@portico/core/agreements';
import { agreements, today, type Core } from '@portico/core/internal';
import type { ReadSetting } from '@portico/element';
import { neededAgreements, parseAgreements } from '@portico/rules';

/**
 * The setup's agreements that consent to e-statements needs. Earlier records do not count: consent
 * is given for each account, and again after it was withdrawn.
 */
export function consentAgreements(core: Core, read: ReadSetting): readonly ReadableAgreement[] {
  const { agreements: all } = parseAgreements(read(agreements));
  return readableAgreements(read, neededAgreements(all, [], 'estatements', today(core)));
}
