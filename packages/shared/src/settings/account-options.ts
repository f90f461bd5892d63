import { flag, list } from '@portico/core/internal';

/**
 * Shows only the first two dash-separated segments of an account number; calls still send all of
 * it.
 */
export const removeCheckDigitOption = flag('globalOptions.removeCheckDigitOption');

/** Removes Make payment and disables the rows of loans and lines of credit. */
export const disableEZPayOption = flag('depositOptions.disableEZPayOption');

/** Hold codes that block payment. */
export const blockOnHoldCodes = list('generalPaymentOptions.blockOnHoldCodes');
