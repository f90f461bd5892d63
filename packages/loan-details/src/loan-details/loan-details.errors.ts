import { loanDetailsErrorsTexts } from './loan-details.errors.sentences';

export type LoanErrorTextKey = keyof typeof loanDetailsErrorsTexts.english;

/** The text of a code with which a loan could not be loaded; unknown ones have the generic text. */
export function loanErrorKey(code: string | undefined): LoanErrorTextKey {
  const key = `error${code ?? ''}`;
  return isKey(key) ? key : 'error';
}

function isKey(key: string): key is LoanErrorTextKey {
  return Object.hasOwn(loanDetailsErrorsTexts.english, key);
}
