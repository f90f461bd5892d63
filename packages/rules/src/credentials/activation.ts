import { credentialMaximum, defaultMinimums } from './limits';
import type { PasswordPolicy } from './password';

/**
 * What the first password of an invited borrower is held against: a letter and a number, the
 * institution's minimum, and 128 characters whatever the lender's credentials are (access §5; D19, D20).
 */
export function activationPolicy(
  institutionMinimum: number | undefined,
): Extract<PasswordPolicy, { mode: 'legacy' }> {
  return {
    mode: 'legacy',
    minimum: institutionMinimum || defaultMinimums.password,
    maximum: credentialMaximum(true),
  };
}
