import { flag, list } from '@portico/core/internal';

/**
 * Shows only the first two dash-separated segments of an account number; calls still send all of
 * it.
 */
export const removeCheckDigitOption = flag('globalOptions.removeCheckDigitOption');

/** Removes Make payment and disables the rows of loans and lines of credit. */
export const disableEZPayOption = flag('depositOptions.disableEZPayOption');

/** Removes the e-statements from the page of a loan, and the links to them. */
export const hideEStatementsOption = flag('loanOptions.hideEStatementsOption');

/** Hold codes that block payment. */
export const blockOnHoldCodes = list('generalPaymentOptions.blockOnHoldCodes');
