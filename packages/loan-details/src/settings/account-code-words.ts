import { list } from '@portico/core/internal';

/**
 * What a code in the comment of an account means, one per line as code=words, shown with the status
 * of the account; without words after the =, and for a code that is not known, nothing is shown.
 */
export const accountCodeWords = list('loanOptions.accountCodeWords', { lines: true });
