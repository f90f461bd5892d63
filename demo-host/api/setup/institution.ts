import type { OutputOf, institutionOptions } from '@portico/contract';

/** Lengths and minimums of Cedar Valley Credit: accounts read 0012-104417-3. */
export const institution: OutputOf<typeof institutionOptions> = {
  passwordMinimumLength: 8,
  userNameMinimumLength: 4,
  loanOfficeLength: 4,
  loanAccountLength: 6,
  loanCheckDigitLength: 1,
  depositOfficeLength: 4,
  depositAccountLength: 6,
  depositCheckDigitLength: 1,
};
