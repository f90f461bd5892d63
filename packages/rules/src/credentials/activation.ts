import { credentialMaximum, defaultMinimums } from './limits';
import type { LegacyPasswordPolicy } from './legacy-password';

/**
 * The policy for an invited borrower's first password: a letter and a number, the institution's
 * minimum, and 128 characters regardless of the lender's credentials setting (access §5; D19, D20).
 */
export function activationPolicy(institutionMinimum: number | undefined): LegacyPasswordPolicy {
  return {
    mode: 'legacy',
    minimum: institutionMinimum || defaultMinimums.password,
    maximum: credentialMaximum(true),
  };
}
