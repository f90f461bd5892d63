import { flag } from '../setting';

/** Removes Make payment and disables the rows of loans and lines of credit. */
export const disableEZPayOption = flag('depositOptions.disableEZPayOption');
