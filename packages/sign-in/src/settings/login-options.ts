import { flag } from '@portico/core/internal';

/** Asks for an e-mailed security code on a device that is not trusted. */
export const useMultiFactorOption = flag('loginOptions.useMultiFactorOption');

/** Asks for the SSN while the e-mail address is not verified. */
export const useSsnValidationOption = flag('loginOptions.useSsnValidationOption');
