import { loanErrorTexts } from './loan-errors.texts';

export type LoanErrorTextKey = keyof typeof loanErrorTexts.english;

/** The text of a code with which a loan could not be loaded; unknown ones have the generic text. */
export function loanErrorKey(code: string | undefined): LoanErrorTextKey {
  const key = `error${code ?? ''}`;
  return isKey(key) ? key : 'error';
}

function isKey(key: string): key is LoanErrorTextKey {
  return Object.hasOwn(loanErrorTexts.english, key);
}
